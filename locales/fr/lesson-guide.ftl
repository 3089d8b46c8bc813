lesson-guide-label = Leçon, étape { $step } sur { $steps }
lesson-guide-text = Texte de la leçon
lesson-guide-next = Suivant
lesson-guide-rules = Règles
lesson-guide-leave = Quitter la leçon
lesson-guide-leave-hint = Quitter la leçon. Vous pourrez la reprendre depuis l’accueil.
lesson-guide-other = Vous pouvez jouer cela, mais cette étape demande autre chose. Regardez bien.

lesson-guide-score =
    { WHO($player) ->
        [you] vous { $points }
       *[other] { $player } { $points }
    }
lesson-guide-result =
    { $place ->
        [first] Points de cette manche : { LIST($scores, type: "unit") }. C’est vous qui en avez le moins !
        [shared] Points de cette manche : { LIST($scores, type: "unit") }. Personne n’en a moins que vous.
       *[others] Points de cette manche : { LIST($scores, type: "unit") }. Le moins de points : { PLAYERS($best) }.
    }

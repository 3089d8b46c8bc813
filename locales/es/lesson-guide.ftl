lesson-guide-label = Lección, paso { $step } de { $steps }
lesson-guide-text = Texto de la lección
lesson-guide-next = Siguiente
lesson-guide-rules = Reglas
lesson-guide-leave = Dejar la lección
lesson-guide-leave-hint = Dejar la lección. Puedes continuarla desde la sala.
lesson-guide-other = Puedes jugar eso, pero este paso pide otra cosa. Míralo otra vez.

lesson-guide-score =
    { WHO($player) ->
        [you] tú { $points }
       *[other] { $player } { $points }
    }
lesson-guide-result =
    { $place ->
        [first] Puntos de esta mano: { LIST($scores, type: "unit") }. ¡Eres quien menos tiene!
        [shared] Puntos de esta mano: { LIST($scores, type: "unit") }. Nadie tiene menos que tú.
       *[others]
            { $count ->
                [one] Puntos de esta mano: { LIST($scores, type: "unit") }. Quien menos tiene: { PLAYERS($best) }.
               *[other] Puntos de esta mano: { LIST($scores, type: "unit") }. Quienes menos tienen: { PLAYERS($best) }.
            }
    }

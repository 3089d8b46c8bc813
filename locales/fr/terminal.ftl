terminal-card = { CARD($card, form: "bare") }
terminal-decimal = { $whole },{ $part }
terminal-percent = { $number } %

terminal-catch = Attraper votre pile { $place } avec { CARD($card) }
terminal-steal = Voler la pile { $place } avec { CARD($card) } et donner votre pile { $given }
terminal-hide =
    { $side ->
        [mine] Cacher { CARD($card) } sous votre pile { $place }
       *[theirs] Cacher { CARD($card) } sous la pile { $place } adverse
    }

terminal-against = Vous jouez à { $game } contre { PLAYERS($players) }.
terminal-continues = Votre partie de { $game } continue.
terminal-link = Le lien de cette table : { $link }
terminal-type-help = Tapez ? pour l’aide.
terminal-saved = Votre partie est enregistrée. « moonshot play { $game } » la reprend.
terminal-replay = Vous revoyez une partie : n montre l’étape suivante, p la précédente.

terminal-choice = { $number }. { $label }
terminal-cost = { $label } : { $cost }
terminal-ask = Votre choix :
terminal-ask-pass =
    { $count ->
        [one] Numéro de la carte :
       *[other] Numéros de { $count } cartes, séparés par des espaces :
    }
terminal-unknown = « { $answer } » n’est pas un des choix. Tapez un nombre de 1 à { $most }, ou ? pour l’aide.
terminal-pass-wrong =
    { $count ->
        [one] Tapez un nombre.
       *[other] Tapez { $count } nombres différents.
    }
terminal-not-now = Il n’y a rien à choisir pour le moment.

terminal-hand = Votre main : { $cards }.
terminal-hand-empty = Vous n’avez pas de carte.
terminal-laid = { $player } : { $card }
terminal-table-empty = Il n’y a pas de carte sur la table.
terminal-totals = Scores de la partie : { $scores }.
terminal-stack = { $name } : { $card }, { $up } visibles, { $secrets } cachées

terminal-help = Touches et commandes
terminal-help-number = Faire ce choix
terminal-help-card = Jouer cette carte, par exemple QS pour la dame de pique
terminal-help-hand = Votre main
terminal-help-table = Les cartes sur la table
terminal-help-last = Le dernier pli
terminal-help-scores = Scores
terminal-help-log = Tout ce qui s’est passé
terminal-help-hint = Un indice, avec le coût de chaque choix
terminal-help-undo = Annuler votre dernier coup
terminal-help-say = Dire quelque chose aux autres
terminal-help-begin = S’asseoir, ou lancer la partie
terminal-help-step = L’étape suivante de la partie revue, ou la précédente
terminal-help-quit = Enregistrer et quitter
terminal-help-move = Choisir une carte
terminal-help-play = La jouer, ou la sélectionner pour la donner
terminal-help-mouse = Un clic choisit une carte, un autre la joue
terminal-help-this = Cette liste

terminal-key-play = jouer
terminal-key-hint = indice
terminal-key-scores = scores
terminal-key-last = dernier pli
terminal-key-log = journal
terminal-key-undo = annuler
terminal-key-chat = chat
terminal-key-next = suivant
terminal-key-back = retour
terminal-key-help = aide
terminal-key-quit = quitter
terminal-close = { $key } ferme ceci
terminal-thinking = Un instant…
terminal-small = Cette fenêtre est trop petite. Il lui faut au moins { $columns } sur { $rows } caractères.

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

terminal-against = { $game } : vous jouez contre { PLAYERS($players) }.
terminal-continues = Votre partie de { $game } continue.
terminal-link = Lien vers cette table : { $link }
terminal-type-help = Tapez ? pour afficher l’aide.
terminal-saved = Votre partie est enregistrée. « moonshot play { $game } » la reprend.
terminal-replay = Vous revoyez une partie : n montre l’étape suivante, p la précédente.

terminal-choice = { $number }. { $label }
terminal-cost = { $label } : { $cost }
terminal-ask = Votre choix :
terminal-ask-pass =
    { $count ->
        [one] Le numéro :
       *[other] Les { $count } numéros, séparés par des espaces :
    }
terminal-unknown = « { $answer } » ne fait pas partie des choix. Utilisez les numéros de 1 à { $most }, ou tapez ? pour afficher l’aide.
terminal-pass-wrong =
    { $count ->
        [one] Tapez un seul numéro.
       *[other] Tapez { $count } numéros différents.
    }
terminal-not-now = Il n’y a rien à choisir pour le moment.
terminal-say-what = Tapez votre message après « say ».
terminal-not-here = Cela ne marche qu’à une table d’un serveur.
terminal-only-replay = Cela ne marche que dans une partie revue.
terminal-first-step = C’est la première étape.
terminal-last-step = C’est la dernière étape.
terminal-no-tables = Aucune table n’attend de joueurs. Indiquez un jeu pour en ouvrir une.

terminal-hand = Votre main : { $cards }.
terminal-hand-empty = Votre main est vide.
terminal-laid = { $player } : { $card }
terminal-table-empty = Il n’y a rien sur la table.
terminal-totals = Scores de la partie : { $scores }.
terminal-stack = { $name }. Cartes visibles : { $up }. Au sommet : { $card }. Secrets : { $secrets }.

terminal-help = Touches et commandes
terminal-help-number = Faire ce choix
terminal-help-card = Jouer cette carte, par exemple QS pour la dame de pique
terminal-help-hand = Votre main
terminal-help-table = Les cartes sur la table
terminal-help-last = Le dernier pli
terminal-help-scores = Scores
terminal-help-log = Ce qui s’est passé
terminal-help-hint = Un indice, avec le coût d’autres choix
terminal-help-undo = Annuler votre dernier coup
terminal-help-say = Écrire aux autres
terminal-help-begin = Prendre place ou lancer la partie
terminal-help-step = Étape suivante ou précédente d’une partie revue
terminal-help-answer = Répondre à une proposition : oui, non
terminal-help-actions = Ce que vous pouvez faire d’autre ici
terminal-help-quit = Quitter (les parties contre des bots sont enregistrées)
terminal-help-leave = Quitter
terminal-help-move = Choisir une carte
terminal-help-play = La jouer, ou la sélectionner pour la passer
terminal-help-mouse = Un clic choisit une carte, ou joue la carte choisie
terminal-help-this = Cette liste

terminal-key-play = jouer
terminal-key-hint = indice
terminal-key-scores = scores
terminal-key-last = dernier pli
terminal-key-log = journal
terminal-key-undo = annuler
terminal-key-chat = chat
terminal-key-actions = actions
terminal-key-begin = lancer
terminal-key-next = suivant
terminal-key-back = précédent
terminal-key-help = aide
terminal-key-quit = quitter
terminal-close = { $key } pour fermer
terminal-thinking = Un instant…
terminal-small = Cette fenêtre est trop petite. Il lui faut au moins { $columns } colonnes et { $rows } lignes.

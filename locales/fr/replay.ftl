replay-title = Revoir la partie
replay-title-of = { $game } : revoir la partie
replay-loading = Chargement de la partie…
replay-hand-of =
    { $round ->
        [game] manche { $number } sur { $of }
       *[hand] manche { $number } sur { $of }
    }
replay-place =
    { $round ->
        [game] Manche { $hand }, étape { $step } sur { $of }.
       *[hand] Manche { $hand }, étape { $step } sur { $of }.
    }
replay-unnoticed = Il s’est passé quelque chose d’invisible depuis cette place.
replay-pass-chosen = { $player } choisit de donner { CARDS($cards) }.
replay-passed = { $from } passe { CARDS($cards) } à { $to }.

replay-eyes = Point de vue
replay-all-open = Toutes les cartes visibles
replay-eyes-of = Vu par { $name }
replay-contents = Manches et scores
replay-hands = Cartes en main
replay-no-cards = Aucune carte

replay-controls = Commandes de lecture de lecture
replay-previous-hand =
    { $round ->
        [game] Manche précédente
       *[hand] Manche précédente
    }
replay-previous-trick =
    { $turns ->
        [true] Tour précédent
       *[false] Pli précédent
    }
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-forward = Étape suivante
replay-next-trick =
    { $turns ->
        [true] Tour suivant
       *[false] Pli suivant
    }
replay-next-hand =
    { $round ->
        [game] Manche suivante
       *[hand] Manche suivante
    }
replay-slider = Étape
replay-speed = Vitesse
replay-speed-name =
    { $speed ->
        [slow] Lente
        [fast] Rapide
       *[normal] Normale
    }

replay-list =
    { $round ->
        [game] Manches
       *[hand] Manches
    }
replay-round =
    { $round ->
        [game] Manche { $number }
       *[hand] Manche { $number }
    }
replay-trick =
    { $turns ->
        [true] Tour { $number }
       *[false] Pli { $number }
    }
replay-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-score = { $name } { NUMBER($points) }
replay-not-scored = inachevée
replay-moon = { $name } a décroché la lune

replay-scores = Scores
replay-chart =
    { $round ->
        [game] Scores après chaque manche ({ $count })
       *[hand] Scores après chaque manche ({ $count })
    }
replay-as-table = En tableau
replay-round-column =
    { $round ->
        [game] Manche
       *[hand] Manche
    }

replay-chances = Ce que { $name } pouvait savoir
replay-you-passed = Passé à { $name } : { CARDS($cards) }
replay-you-received = Reçu ({ $name }) : { CARDS($cards) }
replay-void = { $name } n’a pas de { $suits }
replay-chances-caption =
    { $count ->
        [one] Qui a quelle carte ? D’après { $count } donne possible
       *[other] Qui a quelle carte ? D’après { $count } donnes possibles
    }
replay-elsewhere = Ailleurs
replay-all-seen = Toutes les cartes étaient visibles.
replay-chances-loading = Calcul…

replay-share = Partager
replay-link = Lien vers ce moment
replay-copy = Copier
replay-export = Télécharger la transcription

replay-running = Cette partie n’est pas finie. Vous pourrez la revoir quand elle le sera ; d’ici là, l’historique à la table montre ce que vous avez vu.
replay-to-table = Aller à la table
replay-to-matches = Mes parties

replay-import = Ouvrir une partie depuis un fichier
replay-import-about = Choisissez une transcription, par exemple celle d’une autre personne. Chaque étape est vérifiée avant que vous puissiez la revoir.
replay-import-file = Fichier de transcription
replay-importing = Vérification de chaque étape…
replay-import-large = Ce fichier est trop gros pour une partie. Choisissez une transcription téléchargée depuis Moonshot.
replay-import-foreign = { $file } n’est pas une transcription. Choisissez un fichier téléchargé depuis Moonshot.

replay-what-if = Et si ?
replay-what-if-about = Prenez une place et continuez la partie à partir d’ici. L’originale ne change pas.
replay-branch-seat = Jouer à la place de
replay-branch-cards = Cartes des autres
replay-branch-same = Les mêmes
replay-branch-new = Redistribuées
replay-branch-name = Nom
replay-branch-default =
    { $round ->
        [game] Manche { $hand }, étape { $step } ({ $player })
       *[hand] Manche { $hand }, étape { $step } ({ $player })
    }
replay-branch-place =
    { $round ->
        [game] Manche { $hand }, étape { $step } ({ $player })
       *[hand] Manche { $hand }, étape { $step } ({ $player })
    }
replay-play-on = Continuer à partir d’ici
replay-branches = Vos essais

replay-same = Les mêmes cartes encore une fois
replay-same-about = Rejouez ces donnes avec les mêmes bots, ou défiez un ami : toutes les personnes qui ont le lien reçoivent les mêmes cartes, et vous comparez vos résultats manche par manche.
replay-same-match = Jouer depuis le début
replay-same-hand =
    { $round ->
        [game] Jouer depuis la manche { $number }
       *[hand] Jouer depuis la manche { $number }
    }
replay-origin =
    { $kind ->
        [imported] depuis un fichier
        [branch] et si…
        [again] mêmes cartes
        [challenge] défi
        [duplicate] partie en duplicate
       *[daily] donne du jour
    }

replay-shared = Regarder ensemble
replay-shared-about = Envoyez un lien vers cette partie. Toutes les personnes qui l’ouvrent voient le moment que vous montrez.
replay-shared-start = Regarder ensemble
replay-shared-link = Lien pour regarder ensemble
replay-shared-leave = Quitter
replay-shared-count =
    { $count ->
        [one] Il n’y a que vous.
       *[other] { $count } personnes sont là :
    }
replay-shared-guest = Invité
replay-shared-leads = (mène)
replay-shared-you = (vous)
replay-shared-state =
    { $state ->
        [leads] Vous menez
        [follows] Vous suivez { $name }
        [looks] { $name } mène
       *[none] Personne ne mène
    }
replay-shared-follow = Suivre
replay-shared-stop = Voir ailleurs
replay-shared-lead = Mener
replay-shared-hand-over = Laisser { $name } mener

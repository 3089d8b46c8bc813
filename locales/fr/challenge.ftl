challenge-title = Défi
challenge-duplicate-title = Partie en duplicate
challenge-intro = { $game } : jouez avec les mêmes cartes, à la même place et contre les mêmes bots que toutes les personnes qui ont ce lien. Vous ne jouez qu’une fois et ne pouvez rien annuler.
challenge-duplicate-intro = { $game } : tout le monde joue les mêmes { $count } parties contre des bots, une à chaque place : la chance de la donne ne compte plus. Vous ne jouez chaque partie qu’une fois et ne pouvez rien annuler.
challenge-finished =
    { $count ->
        [0] Personne n’a encore terminé.
        [one] Une personne a terminé.
       *[other] { $count } personnes ont terminé.
    }
challenge-play = Jouer
challenge-continue = Continuer
challenge-next = Jouer la partie { $number } sur { $count }
challenge-hidden = Vous verrez les résultats quand vous aurez terminé.
challenge-results = Résultats
challenge-place = Rang
challenge-player = Nom
challenge-hand =
    { $round ->
        [game] Manche { $number }
       *[hand] Manche { $number }
    }
challenge-match = Partie { $number }
challenge-total = Total
challenge-you = (vous)
challenge-first = (a lancé le défi)
challenge-own-match = Ouvrir votre partie
challenge-share = Partager
challenge-link = Lien
challenge-copy = Copier le lien
challenge-name = Votre nom
challenge-loading = Chargement du défi…
challenge-round =
    { $state ->
        [over] Partie { $number } : terminée
        [begun] Partie { $number } : en cours
       *[open] Partie { $number } : pas encore jouée
    }

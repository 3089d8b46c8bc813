rules-hearts-lead = Chaque cœur que vous prenez coûte 1 point, et la dame de pique en coûte 13. Prenez-en le moins possible. Ou prenez tout !

rules-hearts-pack = Un jeu ordinaire de 52 cartes (l’as est le plus haut). Toutes les cartes sont distribuées.
rules-hearts-deal =
    { $players ->
        [3] À 3 joueurs, on retire le 2 de carreau, et chacun reçoit 17 cartes.
        [5] À 5 joueurs, on retire le 2 de carreau et le 3 de trèfle, et chacun reçoit 10 cartes.
        [6] À 6 joueurs, on retire les 2 et 3 de carreau et les 3 et 4 de trèfle, et chacun reçoit 8 cartes.
        [7] À 7 joueurs, on retire les 2 et 3 de carreau et le 3 de trèfle, et chacun reçoit 7 cartes.
       *[other] À 4 joueurs, chacun reçoit 13 cartes.
    }

rules-hearts-passing =
    { $players ->
        [0] Avant le premier pli, passez 3 cartes. À 4 joueurs, passez à gauche à la première manche, à droite à la deuxième et en face à la troisième ; à la quatrième, gardez vos cartes. Ensuite, on recommence. Avec tout autre nombre de joueurs, passez tour à tour à gauche et à droite.
        [4] Avant le premier pli, passez 3 cartes : à gauche à la première manche, à droite à la deuxième et en face à la troisième. À la quatrième manche, gardez vos cartes. Ensuite, on recommence.
       *[other] Avant le premier pli, passez 3 cartes : à gauche à la première manche, à droite à la deuxième, et ainsi de suite en alternance.
    }
rules-hearts-passing-blind = Tous choisissent avant que quiconque voie les cartes qu’il reçoit.

rules-hearts-first = Le joueur qui a le 2 de trèfle entame le premier pli avec cette carte.
rules-hearts-follow = Fournissez à la couleur demandée si vous le pouvez. Sinon, jouez n’importe quelle carte.
rules-hearts-takes = La carte la plus haute de la couleur demandée remporte le pli. Son joueur entame le suivant.
rules-hearts-safe = Au premier pli, vous ne pouvez jouer ni cœur ni dame de pique, sauf si vous n’avez rien d’autre.
rules-hearts-broken = On ne peut pas entamer à cœur tant que les cœurs ne sont pas brisés. Ils le sont dès qu’un joueur qui ne peut pas fournir joue un cœur, ou dès que quelqu’un joue la dame de pique. Si vous n’avez que des cœurs, vous pouvez tout de même entamer à cœur ; cela les brise aussi.
rules-hearts-queen = On peut entamer avec la dame de pique à tout moment.

rules-hearts-points = Quand toutes les cartes ont été jouées, chaque cœur que vous avez pris vaut 1 point et la dame de pique 13 : 26 points en tout. Ils s’ajoutent à votre total.
rules-hearts-moon = Si vous prenez les 13 cœurs et la dame de pique, vous <b>décrochez la lune</b> : vous marquez 0, et tous les autres marquent 26.
rules-hearts-end =
    { $target ->
        [0] La partie se termine quand le total d’un joueur atteint la limite : 100, ou 50 pour une partie courte. Le total le plus bas gagne ; à égalité, la victoire est partagée.
       *[other] La partie se termine quand le total d’un joueur atteint { $target }. Le total le plus bas gagne ; à égalité, la victoire est partagée.
    }

rules-hearts-picture-follow = Vous avez entamé avec le 7 de carreau. Le roi d’Ada est le plus haut carreau : elle remporte le pli. Clara n’avait pas de carreau, et sa dame de trèfle ne peut pas gagner.
rules-hearts-picture-pass = La passe : les cartes en évidence sont dangereuses à garder. L’as ou le roi de pique peut prendre la dame, et les cœurs hauts prennent d’autres cœurs.
rules-hearts-picture-broken = Boris n’avait pas de trèfle et s’est défaussé d’un cœur. Cela brise les cœurs : désormais, chacun peut entamer à cœur. Le roi de Clara remporte le pli et 1 point.
rules-hearts-picture-safe = C’est le premier pli et vous n’avez pas de trèfle : vous pouvez jouer tout sauf un cœur ou la dame de pique, à moins de n’avoir rien d’autre.

rules-hearts-score-you = Vous avez pris 3 cœurs
rules-hearts-score-ada = Ada a pris 4 cœurs et la dame de pique
rules-hearts-score-boris = Boris a pris 6 cœurs
rules-hearts-score-clara = Clara n’a pris aucun cœur
rules-hearts-score-sum = Cela fait 26 points, comme dans toute manche où personne ne décroche la lune. Si Ada avait pris les 13 cœurs et la dame, elle marquerait 0 et tous les autres 26.

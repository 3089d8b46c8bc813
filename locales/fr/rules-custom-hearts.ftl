rules-custom-hearts-lead = La Dame de pique avec vos propres règles maison.

rules-custom-hearts-about = Partez de la Dame de pique, de CARDominoes ou de Wild Twists et changez n’importe quelle règle : ce qu’on passe et à qui, ce qu’on peut jouer au premier pli, ce qui brise les cœurs, l’effet de la lune, la fin de la partie. Ce que vous ne touchez pas reste comme dans le jeu de départ. De 3 à 8 joueurs.
rules-custom-hearts-at-table = À la table, cette page montre les règles que vous avez choisies.

rules-custom-hearts-base =
    { $base ->
        [hearts] À partir de la Dame de pique, avec ces règles :
        [cardominoes] À partir de CARDominoes Hearts, avec ces règles :
        [wild-twists] À partir de Wild Twists Hearts, avec ces règles :
       *[other] À partir d’une manche de Dame de pique, avec ces règles :
    }

rules-custom-hearts-pack = Un jeu de 52 cartes (l’as est le plus haut).
rules-custom-hearts-pack-wilds = Un jeu de 52 cartes (l’as est le plus haut) et 4 jokers. En jouant un joker, vous choisissez : la carte la plus haute ou la plus basse de sa couleur.
rules-custom-hearts-pack-some-wilds =
    { $count ->
        [one] Un jeu de 52 cartes (l’as est le plus haut) et 1 joker : { CARDS($wilds) }. En le jouant, vous choisissez : la carte la plus haute ou la plus basse de sa couleur.
       *[other] Un jeu de 52 cartes (l’as est le plus haut) et { $count } jokers : { CARDS($wilds) }. En jouant un joker, vous choisissez : la carte la plus haute ou la plus basse de sa couleur.
    }
rules-custom-hearts-all-in = Aucune carte n’est retirée.
rules-custom-hearts-left-out = Cartes retirées : { CARDS($cards) }.
rules-custom-hearts-dealt = Les cartes sont distribuées à parts égales.
rules-custom-hearts-dealt-rest = Les cartes sont distribuées à parts égales. Celles qui restent sont au milieu, face cachée ; le gagnant du premier pli les prend sans les voir.
rules-custom-hearts-draw = Avant la première manche, chacun tire une carte. Qui tire la plus basse donne ; en cas d’égalité au plus bas, les joueurs concernés tirent de nouveau. Après chaque manche, la donne passe à gauche.

rules-custom-hearts-no-pass = On ne passe pas de cartes.
rules-custom-hearts-pass-left =
    { $count ->
        [one] Avant chaque manche, passez { $count } carte à gauche. Tous choisissent avant que quiconque voie la carte qu’il reçoit.
       *[other] Avant chaque manche, passez { $count } cartes à gauche. Tous choisissent avant que quiconque voie les cartes qu’il reçoit.
    }
rules-custom-hearts-pass-right =
    { $count ->
        [one] Avant chaque manche, passez { $count } carte à droite. Tous choisissent avant que quiconque voie la carte qu’il reçoit.
       *[other] Avant chaque manche, passez { $count } cartes à droite. Tous choisissent avant que quiconque voie les cartes qu’il reçoit.
    }
rules-custom-hearts-pass-across =
    { $count ->
        [one] Avant chaque manche, passez { $count } carte en face. Tous choisissent avant que quiconque voie la carte qu’il reçoit.
       *[other] Avant chaque manche, passez { $count } cartes en face. Tous choisissent avant que quiconque voie les cartes qu’il reçoit.
    }
rules-custom-hearts-pass-cycle =
    { $count ->
        [one] Passez { $count } carte, manche après manche : { LIST($ways, type: "unit") }. Ensuite, on recommence. Tous choisissent avant que quiconque voie la carte qu’il reçoit.
       *[other] Passez { $count } cartes, manche après manche : { LIST($ways, type: "unit") }. Ensuite, on recommence. Tous choisissent avant que quiconque voie les cartes qu’il reçoit.
    }
rules-custom-hearts-way-left = à gauche
rules-custom-hearts-way-right = à droite
rules-custom-hearts-way-across = en face
rules-custom-hearts-way-hold = pas de passe

rules-custom-hearts-first = Le joueur qui a le trèfle le plus bas entame le premier pli avec cette carte.
rules-custom-hearts-first-wild = Le joueur qui a le trèfle le plus bas entame le premier pli avec cette carte. On demande en secret au joueur qui a le joker de trèfle s’il veut entamer avec lui à la place, comme carte la plus basse.
rules-custom-hearts-first-any = Le joueur qui a le trèfle le plus bas entame le premier pli, avec n’importe quel trèfle.
rules-custom-hearts-follow = Fournissez à la couleur demandée si vous le pouvez. Sinon, jouez n’importe quelle carte. La carte la plus haute de la couleur demandée remporte le pli, et son joueur entame le suivant.
rules-custom-hearts-safe = Au premier pli, vous ne pouvez jouer ni cœur ni dame de pique, sauf si vous n’avez rien d’autre.
rules-custom-hearts-unsafe = On peut jouer des cœurs et la dame de pique au premier pli.
rules-custom-hearts-lead-any = On peut entamer à cœur à tout moment.
rules-custom-hearts-broken =
    { $queen ->
        [true] { $when ->
            [trick] On ne peut pas entamer à cœur tant que les cœurs ne sont pas brisés. Un cœur joué sur une autre couleur, ou la dame de pique, les brise quand le pli est complet.
           *[card] On ne peut pas entamer à cœur tant que les cœurs ne sont pas brisés. Un cœur joué sur une autre couleur, ou la dame de pique, les brise aussitôt.
        }
       *[false] { $when ->
            [trick] On ne peut pas entamer à cœur tant que les cœurs ne sont pas brisés. Un cœur joué sur une autre couleur les brise quand le pli est complet. La dame de pique ne les brise pas.
           *[card] On ne peut pas entamer à cœur tant que les cœurs ne sont pas brisés. Un cœur joué sur une autre couleur les brise aussitôt. La dame de pique ne les brise pas.
        }
    }
rules-custom-hearts-only-hearts = Si vous n’avez que des cœurs, vous pouvez tout de même entamer à cœur.
rules-custom-hearts-only-points = Si vous n’avez que des cœurs et la dame de pique, vous pouvez tout de même entamer à cœur.
rules-custom-hearts-last-open = On peut revoir le dernier pli.
rules-custom-hearts-last-closes = On peut regarder un pli fini jusqu’à l’entame suivante. Ensuite, il reste face cachée.
rules-custom-hearts-last-gathered = On peut regarder un pli fini jusqu’à ce que son gagnant le ramasse. Ensuite, il reste face cachée.

rules-custom-hearts-refused = Vous ne pouvez pas jouer une carte d’une autre couleur tant que vous pouvez fournir.
rules-custom-hearts-revoke = Vous pouvez jouer une carte d’une autre couleur alors que vous pourriez fournir : c’est une renonce.
rules-custom-hearts-revoke-safe = Au premier pli, un cœur ou la dame de pique reste refusé tant que vous avez autre chose.
rules-custom-hearts-correct = Le gagnant ramasse chaque pli fini. Jusque-là, vous pouvez corriger votre renonce en jouant une carte qui fournit, sans pénalité.
rules-custom-hearts-penalty = Une renonce qui n’est pas corrigée quand le pli est ramassé coûte 13 points à son auteur et termine la manche. Personne d’autre ne marque. Si plusieurs joueurs ont fait une renonce dans ce pli, chacun paie 13.
rules-custom-hearts-silent = Personne d’autre n’apprend une renonce avant que le pli soit ramassé. Chaque fois qu’une personne n’a pas fourni, un bot attend avant de ramasser, qu’il y ait renonce ou non.

rules-custom-hearts-points = Chaque cœur que vous prenez vaut 1 point, et la dame de pique 13.
rules-custom-hearts-jack = Le valet de carreau retire 10 points.
rules-custom-hearts-no-tricks = Ne prendre aucun pli retire 5 points, sauf si quelqu’un a décroché la lune.
rules-custom-hearts-moon =
    { $moon ->
        [add] Si vous prenez tous les cœurs et la dame de pique, vous décrochez la lune : ils ne vous coûtent rien, et tous les autres reçoivent leurs points.
        [subtract] Si vous prenez tous les cœurs et la dame de pique, vous décrochez la lune : leurs points sont retirés de votre total.
       *[choose] Si vous prenez tous les cœurs et la dame de pique, vous décrochez la lune. Choisissez : retirer leurs points de votre propre total, ou les ajouter à celui de tous les autres.
    }

rules-custom-hearts-end-target =
    { $rule ->
        [exceeds] La partie se termine quand le total d’un joueur dépasse { NUMBER($target) }.
       *[meets] La partie se termine quand le total d’un joueur atteint { NUMBER($target) }.
    }
rules-custom-hearts-end-hands =
    { $hands ->
        [one] La partie se termine après { $hands } manche.
       *[other] La partie se termine après { $hands } manches.
    }
rules-custom-hearts-end-both =
    { $rule ->
        [exceeds] { $hands ->
            [one] La partie se termine quand le total d’un joueur dépasse { NUMBER($target) } ou après { $hands } manche, selon ce qui arrive en premier.
           *[other] La partie se termine quand le total d’un joueur dépasse { NUMBER($target) } ou après { $hands } manches, selon ce qui arrive en premier.
        }
       *[meets] { $hands ->
            [one] La partie se termine quand le total d’un joueur atteint { NUMBER($target) } ou après { $hands } manche, selon ce qui arrive en premier.
           *[other] La partie se termine quand le total d’un joueur atteint { NUMBER($target) } ou après { $hands } manches, selon ce qui arrive en premier.
        }
    }
rules-custom-hearts-wins = Le total le plus bas gagne ; à égalité, la victoire est partagée.

rules-custom-hearts-pictures = Ces exemples suivent les règles habituelles. À une table, ils suivent les siennes.
rules-custom-hearts-picture-follow = Vous avez entamé avec { CARD($led) }. { CAPITAL(CARD($high)) } d’Ada est le carreau le plus haut : elle remporte le pli. { $last } n’avait pas de carreau, et { CARD($thrown) } ne peut pas gagner.
rules-custom-hearts-picture-pass =
    { $count ->
        [one] Passe de { $count } carte : celle en évidence est dangereuse à garder. Un pique au-dessus de la dame peut la prendre, et les cœurs hauts prennent d’autres cœurs.
       *[other] Passe de { $count } cartes : celles en évidence sont dangereuses à garder. Un pique au-dessus de la dame peut la prendre, et les cœurs hauts prennent d’autres cœurs.
    }
rules-custom-hearts-picture-safe = C’est le premier pli et vous n’avez pas de trèfle : vous pouvez jouer tout sauf un cœur ou la dame de pique, à moins de n’avoir rien d’autre.
rules-custom-hearts-picture-unsafe = Même le premier pli peut coûter des points. Vous n’aviez pas de trèfle et avez défaussé la dame de pique. { CAPITAL(CARD($high)) } d’Ada remporte le pli et 13 points.
rules-custom-hearts-picture-lead-any = Les cœurs n’ont pas besoin d’être brisés : vous pouvez entamer avec n’importe laquelle de ces cartes, cœurs compris.
rules-custom-hearts-picture-broken =
    { $queen ->
        [true] { $when ->
            [trick] Ada n’avait pas de trèfle et s’est défaussée d’un cœur, qui vous revient avec le pli. Quand le pli est complet, les cœurs sont brisés : chacun peut entamer à cœur. La dame de pique les brise aussi.
           *[card] Ada n’avait pas de trèfle et s’est défaussée d’un cœur, qui vous revient avec le pli. Cela brise aussitôt les cœurs : désormais, chacun peut entamer à cœur. La dame de pique les brise aussi.
        }
       *[false] { $when ->
            [trick] Ada n’avait pas de trèfle et s’est défaussée d’un cœur, qui vous revient avec le pli. Quand le pli est complet, les cœurs sont brisés : chacun peut entamer à cœur. La dame de pique ne les brise pas.
           *[card] Ada n’avait pas de trèfle et s’est défaussée d’un cœur, qui vous revient avec le pli. Cela brise aussitôt les cœurs : désormais, chacun peut entamer à cœur. La dame de pique ne les brise pas.
        }
    }
rules-custom-hearts-picture-wilds = En jouant un joker, vous choisissez : la carte la plus haute de sa couleur, au-dessus de l’as, ou la plus basse, sous le 2.
rules-custom-hearts-picture-revoke = { $last } a défaussé un trèfle alors qu’il lui restait un carreau : une renonce. Jusqu’à ce que le pli soit ramassé, { $last } peut la corriger sans pénalité. Ensuite, elle lui coûte 13 points et termine la manche.
rules-custom-hearts-picture-jack = Le valet de carreau retire 10 points du score du joueur qui le prend.

rules-custom-hearts-score-you = Vous avez pris 2 cœurs
rules-custom-hearts-score-jack = Vous avez pris 2 cœurs et le valet de carreau
rules-custom-hearts-score-queen =
    { $hearts ->
        [one] { $name } a pris la dame de pique et { $hearts } cœur
       *[other] { $name } a pris la dame de pique et { $hearts } cœurs
    }
rules-custom-hearts-score-hearts =
    { $hearts ->
        [one] { $name } a pris { $hearts } cœur
       *[other] { $name } a pris { $hearts } cœurs
    }
rules-custom-hearts-score-no-points = { $name } a pris des plis sans points
rules-custom-hearts-score-no-tricks = { $name } n’a pris aucun pli
rules-custom-hearts-score-moon =
    { $moon ->
        [add] Si Ada avait pris tous les cœurs et la dame de pique, ces { NUMBER($all) } points ne lui coûteraient rien, et tous les autres en recevraient { NUMBER($all) }.
        [subtract] Si Ada avait pris tous les cœurs et la dame de pique, ces { NUMBER($all) } points seraient retirés de son total.
       *[choose] Si Ada avait pris tous les cœurs et la dame de pique, elle pourrait choisir : retirer { NUMBER($all) } de son propre total, ou ajouter { NUMBER($all) } à celui de tous les autres.
    }

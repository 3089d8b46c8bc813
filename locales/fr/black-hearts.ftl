black-hearts-small-hours = Petites heures
black-hearts-small-hours-text = Le nombre le plus petit remporte le pli. En cas d’égalité sur le plus petit, la dernière de ces cartes gagne.
black-hearts-double-curse = Double malédiction
black-hearts-double-curse-text = Les points de malédiction comptent double dans cette manche.
black-hearts-mercy = Clémence
black-hearts-mercy-text = Les points de malédiction de chaque joueur dans cette manche sont réduits de 2, sans descendre sous 0.
black-hearts-first-strike = Premier arrivé
black-hearts-first-strike-text = En cas d’égalité sur le nombre le plus grand, la première de ces cartes remporte le pli.
black-hearts-return-gift = Retour à l’envoyeur
black-hearts-return-gift-text = Avant le premier pli, chaque joueur passe 1 carte à droite.

black-hearts-gift-turned = Cadeau : { $name }. { $text }
black-hearts-gift-notice = { $name } : { $text }
black-hearts-gift-strip = <b>{ $name }.</b> { $text }
black-hearts-gift-strip-star = <b>{ $name }.*</b> { $text }
black-hearts-gift-star = Les points marqués * ne tiennent pas encore compte de ce Cadeau.
black-hearts-gift-opens = Le Cadeau de cette manche : { $name }. { $text }
black-hearts-gift = Le Cadeau de cette manche
black-hearts-gift-later = Un Cadeau est retourné après la passe.
black-hearts-gift-none = Tous les Cadeaux ont été utilisés.

black-hearts-takes =
    { WHO($player) ->
        [you]
            { $points ->
                [0] Vous prenez le pli : 0 point de malédiction.
                [one] Vous prenez le pli : 1 point de malédiction.
               *[other] Vous prenez le pli : { $points } points de malédiction.
            }
       *[other]
            { $points ->
                [0] { $player } prend le pli : 0 point de malédiction.
                [one] { $player } prend le pli : 1 point de malédiction.
               *[other] { $player } prend le pli : { $points } points de malédiction.
            }
    }

black-hearts-taken = Malédictions prises dans cette manche
black-hearts-taken-names = { LIST($curses) }
black-hearts-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
black-hearts-scored-with =
    { $printed ->
        [one] { $printed } point sur les cartes, <b>{ $scored }</b> avec { $gift }
       *[other] { $printed } points sur les cartes, <b>{ $scored }</b> avec { $gift }
    }
black-hearts-ended = Total de { $total } atteint : { PLAYERS($players) }. La partie se termine, et le total le plus bas gagne.

black-hearts-all-curses =
    { WHO($player) ->
        [you] Vous avez pris les 6 Malédictions !
       *[other] { $player } a pris les 6 Malédictions !
    }
black-hearts-all-curses-win = Les 6 Malédictions en une manche font gagner la partie.
black-hearts-decided =
    { WHO($player) ->
        [you] Vous avez pris les 6 Malédictions en une manche.
       *[other] { $player } a pris les 6 Malédictions en une manche.
    }

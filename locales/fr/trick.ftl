trick-draw = Tirage du premier donneur
trick-draw-lowest =
    { $kind ->
        [tile]
            { WHO($player) ->
                [you] Vous avez tiré la tuile la plus basse : à vous de donner.
               *[other] { $player } a tiré la tuile la plus basse et donne.
            }
       *[card]
            { WHO($player) ->
                [you] Vous avez tiré la carte la plus basse : à vous de donner.
               *[other] { $player } a tiré la carte la plus basse et donne.
            }
    }
trick-draw-card =
    { WHO($player) ->
        [you] Vous : { CARD($card) }
       *[other] { $player } : { CARD($card) }
    }

trick-leftovers = Reste : { $count }
trick-leftovers-for =
    { $count ->
        [one] { $count } carte est au milieu, face cachée. Le gagnant du premier pli la prend.
       *[other] { $count } cartes sont au milieu, face cachée. Le gagnant du premier pli les prend.
    }

trick-moon = Vous avez décroché la lune ! Choisissez votre récompense.
trick-moon-said = Vous avez décroché la lune ! Choisissez : baisser votre score, ou augmenter celui de tous les autres.
trick-moon-self = Baisser mon score
trick-moon-others = Augmenter les autres

trick-open = Ouvrir avec le joker de trèfle comme carte la plus basse ?
trick-open-said = À vous : ouvrir avec le joker de trèfle comme trèfle le plus bas ? Si vous le gardez, le plus bas des autres trèfles entame.
trick-open-lead = Ouvrir avec lui
trick-open-keep = Le garder

trick-gather = Ramasser le pli
trick-gather-said = À vous : ramassez le pli. Personne ne pourra plus le regarder.
trick-gather-or-correct =
    { $kind ->
        [tile] Ou jouez une tuile qui fournit.
       *[card] Ou jouez une carte qui fournit.
    }
trick-correct =
    { $kind ->
        [tile] Vous n’avez pas fourni. Jouez une autre tuile à la place, ou payez 13 points.
       *[card] Vous n’avez pas fourni. Jouez une autre carte à la place, ou payez 13 points.
    }

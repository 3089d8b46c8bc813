ending-standing = Classement
ending-place = Rang
ending-player = Joueur
ending-this-hand = Manche
ending-last-hand = Dernière
ending-total = Partie
ending-line = { $over ->
    [true] La partie se termine quand un score dépasse { $total }.
   *[false] La partie se termine quand un score atteint { $total }.
  }

ending-hands = Manche par manche
ending-hand = Manche
ending-hands-none = Aucune manche comptée pour l’instant.
ending-hands-total = Total

ending-scores = Scores
ending-continue = Continuer

ending-moon = Vous avez décroché la lune : choisissez votre récompense
ending-moon-self = Baisser mon score
ending-moon-others = Augmenter les autres
ending-moon-totals = Scores de la partie après ce choix
ending-moon-you = Vous

ending-no-winner = Pas de vainqueur cette fois
ending-tricks = Plis de la dernière manche
ending-verify = Vérifier la donne
ending-not-ready = Pas de revanche
ending-start = Jouer avec des bots
ending-harder = Bots plus forts
ending-watch-next = Voir la suivante
ending-go-next = Partie suivante
ending-rematch = Revanche
ending-ready = ✓ Revanche acceptée
ending-again = Rejouer ces donnes
ending-again-hand = Rejouer à partir de la manche { $number }
ending-challenge = Défier un ami
ending-results =
    { $kind ->
        [duplicate] Classement et partie suivante
       *[other] Comparer les résultats
    }
ending-replay = Revoir la partie

ending-highlight-moon-made =
    { WHO($player) ->
        [you] Vous avez décroché la lune { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
       *[other] { $player } a décroché la lune { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
    }
ending-highlight-moon-stopped =
    { WHO($player) ->
        [you] Vous avez empêché quelqu’un de décrocher la lune { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
       *[other] { $player } a empêché quelqu’un de décrocher la lune { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
    }
ending-highlight-moon-missed =
    { WHO($player) ->
        [you] Vous étiez en route pour la lune { $count ->
            [one] une fois
           *[other] { $count } fois
        }, sans jamais l’atteindre.
       *[other] { $player } était en route pour la lune { $count ->
            [one] une fois
           *[other] { $count } fois
        }, sans jamais l’atteindre.
    }
ending-highlight-comeback =
    { WHO($player) ->
        [you] Après la manche { $hand }, vous aviez { $count } points de retard, et vous avez gagné.
       *[other] Après la manche { $hand }, { $player } avait { $count } points de retard, et a gagné.
    }
ending-highlight-lead-lost =
    { WHO($player) ->
        [you] Après la manche { $hand }, vous aviez { $count } points d’avance, sans gagner pour autant.
       *[other] Après la manche { $hand }, { $player } avait { $count } points d’avance, sans gagner pour autant.
    }
ending-highlight-queen-taken =
    { WHO($player) ->
        [you] Vous avez pris la dame de pique { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
       *[other] { $player } a pris la dame de pique { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
    }
ending-highlight-queen-given =
    { WHO($player) ->
        [you] Vous avez refilé la dame de pique { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
       *[other] { $player } a refilé la dame de pique { $count ->
            [one] une fois
           *[other] { $count } fois
        }.
    }
ending-highlight-clean-hands =
    { WHO($player) ->
        [you] Vous n’avez pris aucun point dans { $count ->
            [one] une manche
           *[other] { $count } manches
        }.
       *[other] { $player } n’a pris aucun point dans { $count ->
            [one] une manche
           *[other] { $count } manches
        }.
    }
ending-highlight-worst-hand =
    { WHO($player) ->
        [you] La manche { $hand } vous a coûté le plus cher : { $count ->
            [one] un point
           *[other] { $count } points
        }.
       *[other] La manche { $hand } a coûté le plus cher à { $player } : { $count ->
            [one] un point
           *[other] { $count } points
        }.
    }
ending-highlight-wilds =
    { WHO($player) ->
        [you] Vous avez joué { $count ->
            [one] un joker
           *[other] { $count } jokers
        }.
       *[other] { $player } a joué { $count ->
            [one] un joker
           *[other] { $count } jokers
        }.
    }
ending-highlight-curses =
    { WHO($player) ->
        [you] Vous avez pris { $count ->
            [one] une Malédiction
           *[other] { $count } Malédictions
        }.
       *[other] { $player } a pris { $count ->
            [one] une Malédiction
           *[other] { $count } Malédictions
        }.
    }
ending-highlight-stolen =
    { WHO($player) ->
        [you] Vous avez volé { $count ->
            [one] une pile
           *[other] { $count } piles
        }.
       *[other] { $player } a volé { $count ->
            [one] une pile
           *[other] { $count } piles
        }.
    }
ending-highlight-caught =
    { WHO($player) ->
        [you] Vous avez attrapé { $count ->
            [one] une pile
           *[other] { $count } piles
        } de votre côté.
       *[other] { $player } a attrapé { $count ->
            [one] une pile
           *[other] { $count } piles
        } de son côté.
    }
ending-highlight-secret-points =
    { WHO($player) ->
        [you] Les Secrets vous ont rapporté { $count ->
            [one] un point
           *[other] { $count } points
        }.
       *[other] Les Secrets ont rapporté { $count ->
            [one] un point
           *[other] { $count } points
        } à { $player }.
    }
ending-highlight-secrets-laid =
    { WHO($player) ->
        [you] Vous avez caché { $count ->
            [one] un Secret
           *[other] { $count } Secrets
        }.
       *[other] { $player } a caché { $count ->
            [one] un Secret
           *[other] { $count } Secrets
        }.
    }
ending-highlight-tricks =
    { WHO($player) ->
        [you] Vous avez remporté { $count ->
            [one] un pli
           *[other] { $count } plis
        }.
       *[other] { $player } a remporté { $count ->
            [one] un pli
           *[other] { $count } plis
        }.
    }
ending-highlights = Temps forts
ending-review = Analyse

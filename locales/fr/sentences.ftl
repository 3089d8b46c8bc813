sentences-drawn =
    { WHO($player) ->
        [you] { $card ->
            [tile] Vous tirez la tuile la plus basse et donnez en premier.
           *[card] Vous tirez la carte la plus basse et donnez en premier.
        }
       *[other] { $card ->
            [tile] { $player } tire la tuile la plus basse et donne en premier.
           *[card] { $player } tire la carte la plus basse et donne en premier.
        }
    }
sentences-dealt = Manche { $hand } : les cartes sont distribuées.
sentences-pass-chosen =
    { WHO($player) ->
        [you] Vous avez choisi ce que vous passez.
       *[other] { $player } a fait son choix pour la passe.
    }
sentences-passed-to-you = { $player } vous a passé { CARDS($cards) }.
sentences-you-passed = Vous avez passé { CARDS($cards) } à { $player }.
sentences-led =
    { WHO($player) ->
        [you] Vous entamez avec { CARD($card) }.
       *[other] { $player } entame avec { CARD($card) }.
    }
sentences-played =
    { WHO($player) ->
        [you] Vous jouez { CARD($card) }.
       *[other] { $player } joue { CARD($card) }.
    }
sentences-corrected =
    { WHO($player) ->
        [you] Vous reprenez { CARD($from) } et jouez { CARD($to) }.
       *[other] { $player } reprend { CARD($from) } et joue { CARD($to) }.
    }
sentences-hearts-broken = Les cœurs sont brisés.
sentences-trick-taken =
    { WHO($player) ->
        [you] { $points ->
            [0] Vous prenez le pli.
            [one] Vous prenez le pli : { $points } point.
           *[other] Vous prenez le pli : { $points } points.
        }
       *[other] { $points ->
            [0] { $player } prend le pli.
            [one] { $player } prend le pli : { $points } point.
           *[other] { $player } prend le pli : { $points } points.
        }
    }
sentences-leftovers =
    { WHO($player) ->
        [you] { $count ->
            [one] Vous prenez la carte du milieu, face cachée.
           *[other] Vous prenez les { $count } cartes du milieu, face cachée.
        }
       *[other] { $count ->
            [one] { $player } prend la carte du milieu, face cachée.
           *[other] { $player } prend les { $count } cartes du milieu, face cachée.
        }
    }
sentences-revoked = Renonce non corrigée : { PLAYERS($players) }. La manche se termine.
sentences-revoke-cost =
    { $count ->
        [one] Renonce non corrigée, { $points } points : { PLAYERS($players) }. Personne d’autre ne marque.
       *[other] Renonces non corrigées, { $points } points à chacun : { PLAYERS($players) }. Personne d’autre ne marque.
    }
sentences-moon-shot =
    { WHO($player) ->
        [you] Vous avez décroché la lune !
       *[other] { $player } a décroché la lune !
    }
sentences-moon-chosen =
    { WHO($player) ->
        [you] { $others ->
            [true] Vous ajoutez les points au score de tous les autres.
           *[false] Vous retirez les points de votre propre score.
        }
       *[other] { $others ->
            [true] { $player } ajoute les points au score de tous les autres.
           *[false] { $player } retire les points de son propre score.
        }
    }
sentences-hand-scored = Scores de la manche { $hand } : { $scores }.
sentences-score =
    { WHO($player) ->
        [you] vous { $score }
       *[other] { $player } { $score }
    }
sentences-won =
    { WHO($player) ->
        [you] Vous gagnez la partie !
       *[other] { $player } gagne la partie.
    }
sentences-shared = Victoire partagée : { PLAYERS($players) }.

sentences-notice-hearts-broken = Cœurs brisés !
sentences-notice-queen =
    { WHO($player) ->
        [you] Vous prenez la dame de pique !
       *[other] { $player } prend la dame de pique !
    }
sentences-notice-attempt =
    { WHO($player) ->
        [you] Vous avez pris tous les points jusqu’ici : { $points } !
       *[other] { $player } a pris tous les points jusqu’ici : { $points } !
    }
sentences-notice-stopped =
    { WHO($player) ->
        [you] Vous privez { $shooter } de la lune !
       *[other] { WHO($shooter) ->
            [you] { $player } vous prive de la lune !
           *[other] { $player } prive { $shooter } de la lune !
        }
    }

sentences-turn-over = La partie est terminée
sentences-turn-yours = À vous
sentences-turn-others =
    { $watching ->
        [true] Les joueurs choisissent
       *[false] Les autres choisissent
    }
sentences-turn-none = Un instant
sentences-turn-taker =
    { WHO($player) ->
        [you] Vous prenez le pli
       *[other] { $player } prend le pli
    }
sentences-turn =
    { $phase ->
        [gather] { $player } ramasse
        [moon] { $player } choisit sa récompense
        [pass] { $player } choisit
       *[other] À { $player } de jouer
    }
sentences-received = { $player } vous a passé { CARDS($cards) }
sentences-received-count =
    { $card ->
        [tile] { $count ->
            [one] { $player } vous a passé { $count } tuile
           *[other] { $player } vous a passé { $count } tuiles
        }
       *[card] { $count ->
            [one] { $player } vous a passé { $count } carte
           *[other] { $player } vous a passé { $count } cartes
        }
    }

sentences-your-turn-pass =
    { $card ->
        [tile] { $count ->
            [one] À vous : choisissez { $count } tuile à passer.
           *[other] À vous : choisissez { $count } tuiles à passer.
        }
       *[card] { $count ->
            [one] À vous : choisissez { $count } carte à passer.
           *[other] À vous : choisissez { $count } cartes à passer.
        }
    }
sentences-your-turn-play =
    { $card ->
        [tile] { $count ->
            [0] À vous : aucune tuile n’est jouable.
            [one] À vous : une seule tuile est jouable.
           *[other] À vous : { $count } tuiles sont jouables.
        }
       *[card] { $count ->
            [0] À vous : aucune carte n’est jouable.
            [one] À vous : une seule carte est jouable.
           *[other] À vous : { $count } cartes sont jouables.
        }
    }
sentences-your-turn-choose = À vous : choisissez.

sentences-gathers =
    { $seconds ->
        [0] { $player } ramasse le pli maintenant.
        [one] { $player } ramasse le pli dans { $seconds } seconde.
       *[other] { $player } ramasse le pli dans { $seconds } secondes.
    }
sentences-reserve =
    { $seconds ->
        [one] Votre réserve s’écoule : encore { $seconds } seconde.
       *[other] Votre réserve s’écoule : encore { $seconds } secondes.
    }

sentences-farewell =
    { $how ->
        [won] Bien joué !
        [shared] Victoire partagée
       *[lost] Belle partie
    }
sentences-hand = Manche { $hand }
sentences-next-hand = Manche suivante

sentences-decided-moon =
    { WHO($winner) ->
        [you] { $hand ->
            [0] Vous avez décroché la lune.
           *[other] La manche { $hand } a tout décidé : vous avez décroché la lune.
        }
       *[other] { $hand ->
            [0] { $winner } a décroché la lune.
           *[other] La manche { $hand } a tout décidé : { $winner } a décroché la lune.
        }
    }
sentences-decided-revoke =
    { WHO($rival) ->
        [you] { $hand ->
            [0] Vous n’avez pas fourni, ce qui vous a coûté { $lost } points.
           *[other] La manche { $hand } a tout décidé : vous n’avez pas fourni, ce qui vous a coûté { $lost } points.
        }
       *[other] { $hand ->
            [0] { $rival } n’a pas fourni, ce qui lui a coûté { $lost } points.
           *[other] La manche { $hand } a tout décidé : { $rival } n’a pas fourni, ce qui lui a coûté { $lost } points.
        }
    }
sentences-decided-points =
    { $hand ->
        [0] { WHO($rival) ->
            [you] { $queen ->
                [true] Vous avez pris la dame de pique. Points : vous { $lost }, { $winner } { $won }.
               *[false] Points : vous { $lost }, { $winner } { $won }.
            }
           *[other] { WHO($winner) ->
                [you] { $queen ->
                    [true] { $rival } a pris la dame de pique. Points : { $rival } { $lost }, vous { $won }.
                   *[false] Points : { $rival } { $lost }, vous { $won }.
                }
               *[other] { $queen ->
                    [true] { $rival } a pris la dame de pique. Points : { $rival } { $lost }, { $winner } { $won }.
                   *[false] Points : { $rival } { $lost }, { $winner } { $won }.
                }
            }
        }
       *[other] { WHO($rival) ->
            [you] { $queen ->
                [true] La manche { $hand } a tout décidé : vous avez pris la dame de pique. Points : vous { $lost }, { $winner } { $won }.
               *[false] La manche { $hand } a tout décidé. Points : vous { $lost }, { $winner } { $won }.
            }
           *[other] { WHO($winner) ->
                [you] { $queen ->
                    [true] La manche { $hand } a tout décidé : { $rival } a pris la dame de pique. Points : { $rival } { $lost }, vous { $won }.
                   *[false] La manche { $hand } a tout décidé. Points : { $rival } { $lost }, vous { $won }.
                }
               *[other] { $queen ->
                    [true] La manche { $hand } a tout décidé : { $rival } a pris la dame de pique. Points : { $rival } { $lost }, { $winner } { $won }.
                   *[false] La manche { $hand } a tout décidé. Points : { $rival } { $lost }, { $winner } { $won }.
                }
            }
        }
    }
sentences-decided-ahead =
    { WHO($player) ->
        [you] Vous avez mené de la première à la dernière manche.
       *[other] { $player } a mené de la première à la dernière manche.
    }
sentences-decided-lead =
    { WHO($player) ->
        [you] Vous avez pris la tête à la manche { $hand } et l’avez gardée.
       *[other] { $player } a pris la tête à la manche { $hand } et l’a gardée.
    }

sentences-hint-play = Essayez { CARD($card) }.
sentences-hint-correct = Posez plutôt { CARD($card) }.
sentences-hint-decline = Laissez entamer le trèfle le plus bas.
sentences-hint-gather = Ramassez le pli.
sentences-hint-moon-self = Retirez les points de votre propre score.
sentences-hint-moon-others = Ajoutez les points au score de tous les autres.
sentences-next-close = Presque aussi bien : { CARD($card) }.
sentences-next-points =
    { $more ->
        [one] À défaut : { CARD($card) }, pour environ { NUMBER($more, digits: 1) } point de plus.
       *[other] À défaut : { CARD($card) }, pour environ { NUMBER($more, digits: 1) } points de plus.
    }
sentences-next-chance = À défaut : { CARD($card) }, qui gagne environ { NUMBER($more, digits: 0, style: "percent") } moins souvent.
sentences-hint-more = { $first } { $second }

sentences-your-hand =
    { $card ->
        [tile] { $count ->
            [one] Votre main : { $count } tuile
           *[other] Votre main : { $count } tuiles
        }
       *[card] { $count ->
            [one] Votre main : { $count } carte
           *[other] Votre main : { $count } cartes
        }
    }
sentences-among-equal = { $place } sur { $count }
sentences-card-premove = carte prévue pour votre tour
sentences-card-fresh = carte reçue à l’instant
sentences-card-refused = { $card }. { $why }

sentences-tag-chosen = ✓
sentences-tag-premove = Prête
sentences-tag-hint = Indice
sentences-tag-new = Reçue

sentences-premove = Prévu pour votre tour : { CARD($card) }.
sentences-premove-cancelled = Plus aucune carte n’est prévue pour votre tour.
sentences-premove-refused = Impossible de jouer { CARD($card) } maintenant.
sentences-premove-refused-why = Impossible de jouer { CARD($card) } maintenant. { $why }
sentences-under-way = Un instant : votre dernier coup est encore en route.
sentences-others-play = Un instant : les autres jouent.
sentences-match-over = La partie est terminée.
sentences-not-your-turn = Ce n’est pas votre tour.
sentences-waiting-for = Ce n’est pas votre tour. On attend : { PLAYERS($players) }.
sentences-not-seated = Vous n’avez plus de place à cette table.
sentences-guide-failed = Le guide de la leçon ne s’est pas chargé. Rechargez la page.
sentences-remark = { $player } : { $words }
sentences-trying-again = { $problem } Nouvel essai…
sentences-link-lost = Connexion perdue. Reconnexion…
sentences-link-back = Connexion rétablie.

sentences-log = Journal
sentences-log-close = Fermer le journal
sentences-log-label = Ce qui se passe à la table

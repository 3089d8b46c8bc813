heartcatchers-hint-secrets = À la fin, chaque Grand Amour caché dans votre camp rapporte 3 points, chaque Brise-cœur vous en coûte 3.
heartcatchers-hint-change = Avant le décompte, un Cœur volage caché échange sa pile avec celle d’en face.

heartcatchers-name =
    { WHO($player) ->
        [you] Vous
       *[other] { $player }
    }
heartcatchers-side =
    { WHO($player) ->
        [you] Votre camp
       *[other] Camp : { $player }
    }
heartcatchers-order = Le rouge attrape le vert, le vert attrape le bleu, le bleu attrape le rouge. Un Insaisissable attrape tout.
heartcatchers-pile = <b>{ $count }</b> en pioche
heartcatchers-stack =
    { WHO($player) ->
        [you] Votre pile { $place }
       *[other] { $player } : pile { $place }
    }
heartcatchers-stack-said =
    { WHO($player) ->
        [you] Votre pile { $place }. Cartes visibles : { $up }. Au sommet : { CARD($top) }. Secrets : { $secrets }.
       *[other] { $player }, pile { $place }. Cartes visibles : { $up }. Au sommet : { CARD($top) }. Secrets : { $secrets }.
    }
heartcatchers-stack-scored =
    { WHO($player) ->
        [you] Votre pile { $place }. Cartes visibles ({ $up }) : { CARDS($cards) }.
       *[other] { $player }, pile { $place }. Cartes visibles ({ $up }) : { CARDS($cards) }.
    }
heartcatchers-stack-up = Cartes visibles

heartcatchers-catch = Attraper
heartcatchers-steal = Voler
heartcatchers-stealing = À voler
heartcatchers-give = Donner
heartcatchers-hide = Cacher
heartcatchers-hide-under =
    { WHO($player) ->
        [you] Cacher { CARD($card) } sous votre pile { $place }
       *[other] Cacher { CARD($card) } chez { $player }, sous la pile { $place }
    }
heartcatchers-stolen = Volée
heartcatchers-given = Donnée
heartcatchers-exchange = Quelle pile donnez-vous en échange ?
heartcatchers-cancel = Annuler

heartcatchers-secrets = Secrets
heartcatchers-no-secrets = Aucun Secret
heartcatchers-only-you = Caché aux autres
heartcatchers-own-secret = Votre Secret : { CARD($card) }. Personne d’autre ne le voit.
heartcatchers-a-secret = Un Secret
heartcatchers-hidden = Face cachée
heartcatchers-secret = Secret : { CARD($card) }
heartcatchers-secret-worth = Secret : { CARD($card) }, { NUMBER($points, sign: "exceptZero") }
heartcatchers-up-first = Face visible, carte du sommet en premier

heartcatchers-dealt = La manche { $game } commence.
heartcatchers-caught =
    { WHO($player) ->
        [you] Vous attrapez votre pile { $place } avec { CARD($card) }.
       *[other] { $player } attrape sa propre pile { $place } avec { CARD($card) }.
    }
heartcatchers-stole =
    { WHO($player) ->
        [you] Vous volez à { $owner } la pile { $place } avec { CARD($card) } et donnez votre pile { $given } en échange.
       *[other]
            { WHO($owner) ->
                [you] { $player } vous vole la pile { $place } avec { CARD($card) } et donne sa pile { $given } en échange.
               *[other] { $player } vole à { $owner } la pile { $place } avec { CARD($card) } et donne sa pile { $given } en échange.
            }
    }
heartcatchers-hid-own =
    { WHO($player) ->
        [you] Vous cachez { CARD($card) } sous votre propre pile { $place }.
       *[other] { $player } cache { CARD($card) } sous sa propre pile { $place }.
    }
heartcatchers-hid-own-unknown =
    { WHO($player) ->
        [you] Vous cachez une carte sous votre propre pile { $place }.
       *[other] { $player } cache une carte sous sa propre pile { $place }.
    }
heartcatchers-hid-other =
    { WHO($player) ->
        [you] Vous cachez { CARD($card) } chez { $owner }, sous la pile { $place }.
       *[other]
            { WHO($owner) ->
                [you] { $player } cache { CARD($card) } sous votre pile { $place }.
               *[other] { $player } cache { CARD($card) } chez { $owner }, sous la pile { $place }.
            }
    }
heartcatchers-hid-other-unknown =
    { WHO($player) ->
        [you] Vous cachez une carte chez { $owner }, sous la pile { $place }.
       *[other]
            { WHO($owner) ->
                [you] { $player } cache une carte sous votre pile { $place }.
               *[other] { $player } cache une carte chez { $owner }, sous la pile { $place }.
            }
    }
heartcatchers-drew =
    { WHO($player) ->
        [you] Vous piochez { CARDS($cards) }.
       *[other] { $player } pioche { CARDS($cards) }.
    }
heartcatchers-drew-unknown =
    { WHO($player) ->
        [you]
            { $count ->
                [one] Vous piochez { $count } carte.
               *[other] Vous piochez { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $player } pioche { $count } carte.
               *[other] { $player } pioche { $count } cartes.
            }
    }
heartcatchers-scored = Score de la manche { $game } : { $one } { $onePoints }, { $two } { $twoPoints }.

heartcatchers-starts =
    { WHO($player) ->
        [you] Manche { $game } : vous commencez.
       *[other] Manche { $game } : { $player } commence.
    }
heartcatchers-turn =
    { WHO($player) ->
        [you] Manche { $game }, tour { $turn } sur { $turns }. Vous avez commencé.
       *[other] Manche { $game }, tour { $turn } sur { $turns }. { $player } a commencé.
    }
heartcatchers-first-catch =
    { WHO($player) ->
        [you] Vous avez attrapé une pile avec { CARD($card) }. C’est maintenant votre pile { $place }.
       *[other] { $player } a attrapé une pile avec { CARD($card) }. C’est maintenant sa pile { $place }.
    }

heartcatchers-planned-catch = Prévu pour votre tour : attraper votre pile { $place } avec { CARD($card) }.
heartcatchers-planned-steal = Prévu pour votre tour : voler la pile { $place } avec { CARD($card) } et donner votre pile { $given }.
heartcatchers-planned-hide =
    { $side ->
        [mine] Prévu pour votre tour : cacher { CARD($card) } sous votre pile { $place }.
       *[theirs] Prévu pour votre tour : cacher { CARD($card) } sous la pile { $place } adverse.
    }

heartcatchers-try-catch = Essayez d’attraper votre pile { $place } avec { CARD($card) }.
heartcatchers-try-steal = Essayez de voler la pile { $place } avec { CARD($card) }. Donnez votre pile { $given } en échange.
heartcatchers-try-hide =
    { $side ->
        [mine] Essayez de cacher { CARD($card) } sous votre pile { $place }.
       *[theirs] Essayez de cacher { CARD($card) } sous la pile { $place } adverse.
    }

heartcatchers-scoring = Décompte de la manche { $game }
heartcatchers-stage-changes =
    { $count ->
        [0] La manche { $game } est finie. Aucun Cœur volage n’était caché.
        [one] La manche { $game } est finie. D’abord, le Cœur volage caché est retourné.
       *[other] La manche { $game } est finie. D’abord, les { $count } Cœurs volages cachés sont retournés.
    }
heartcatchers-stage-swap =
    { $count ->
        [one] Paire { $place } : les piles changent de camp et le Cœur volage est défaussé.
       *[other] Paire { $place } : les piles changent de camp et les { $count } Cœurs volages sont défaussés.
    }
heartcatchers-stage-cancel = Paire { $place } : 2 Cœurs volages s’annulent et sont défaussés.
heartcatchers-stage-reveal = Tous les autres Secrets sont maintenant retournés.
heartcatchers-stage-reveal-none = Il n’y a pas d’autre Secret.
heartcatchers-stage-secrets = 3 points par Grand Amour caché, −3 par Brise-cœur : { $one } { NUMBER($onePoints, sign: "exceptZero") }, { $two } { NUMBER($twoPoints, sign: "exceptZero") }.
heartcatchers-stage-secrets-none = Aucun Grand Amour ni Brise-cœur n’était caché.
heartcatchers-stage-faces = 1 point par carte visible : { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-faces-hearts = 1 point par carte visible, sauf les Insaisissables : { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-won =
    { WHO($winner) ->
        [you] Total : { $one } { $onePoints }, { $two } { $twoPoints }. Vous gagnez la manche !
       *[other] Total : { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } gagne la manche.
    }
heartcatchers-stage-drawn = Total : { $one } { $onePoints }, { $two } { $twoPoints }. Égalité dans cette manche.
heartcatchers-stage-won-series =
    { WHO($winner) ->
        [you] Total : { $one } { $onePoints }, { $two } { $twoPoints }. Vous gagnez la manche ! Manches gagnées : { $one } { $oneGames }, { $two } { $twoGames }.
       *[other] Total : { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } gagne la manche. Manches gagnées : { $one } { $oneGames }, { $two } { $twoGames }.
    }
heartcatchers-stage-drawn-series = Total : { $one } { $onePoints }, { $two } { $twoPoints }. Égalité dans cette manche. Manches gagnées : { $one } { $oneGames }, { $two } { $twoGames }.
heartcatchers-up = Visibles
heartcatchers-total = Total
heartcatchers-next = Suivant
heartcatchers-skip = Passer
heartcatchers-continue = Continuer

heartcatchers-game = Manche { $game }
heartcatchers-last-game = Dernière manche
heartcatchers-up-cards = Cartes visibles
heartcatchers-stack-number = Pile { $place }
heartcatchers-best-of = Au meilleur des { $games }

heartcatchers-decided-draw =
    { $points ->
        [one] Chaque camp a marqué { $points } point.
       *[other] Chaque camp a marqué { $points } points.
    }
heartcatchers-decided-games =
    { WHO($player) ->
        [you]
            { $won ->
                [one] Vous avez gagné { $won } manche à { $lost }.
               *[other] Vous avez gagné { $won } manches à { $lost }.
            }
       *[other]
            { $won ->
                [one] { $player } a gagné { $won } manche à { $lost }.
               *[other] { $player } a gagné { $won } manches à { $lost }.
            }
    }
heartcatchers-decided-up =
    { WHO($player) ->
        [you] Vous aviez plus de points visibles : { $up } à { $against }.
       *[other] { $player } avait plus de points visibles : { $up } à { $against }.
    }
heartcatchers-decided-secrets-level = Les Secrets ont tout décidé : { $up } partout en points visibles.
heartcatchers-decided-secrets =
    { WHO($player) ->
        [you] Les Secrets ont tout décidé : en points visibles, vous meniez { $up } à { $against }.
       *[other] Les Secrets ont tout décidé : en points visibles, { $player } menait { $up } à { $against }.
    }

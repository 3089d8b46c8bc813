review-title = Analyse
review-title-of = { $game } : analyse
review-loading = Chargement de la partie…
review-about = Chaque décision est comparée à celle d’un bot fort, selon ce que cette place pouvait voir alors, jamais selon les cartes cachées.
review-seat = Place
review-start = Analyser les décisions
review-stop = Arrêter
review-continue = Continuer
review-progress =
    { $all ->
        [one] { $done } décision analysée sur { $all }
       *[other] { $done } décisions analysées sur { $all }
    }
review-nothing = Il n’y avait aucune décision à analyser.

review-adjusted-title = Résultat sans la chance
review-adjusted =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) } points
        [matches] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } victoire
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } manches gagnées
    }
review-adjusted-about =
    { $unit ->
        [points] Points de la partie moins la moyenne des autres, sans la chance des cartes ni des choix des autres. Moins, c’est mieux. ± est l’erreur type : une seule partie dit peu.
        [matches] La partie comme part de victoire, sans la chance des cartes ni des choix des autres. Plus, c’est mieux. ± est l’erreur type : une seule partie dit peu.
       *[games] Manches gagnées, sans la chance des cartes. Plus, c’est mieux. ± est l’erreur type : une seule partie dit peu.
    }
review-luck-result = Résultat
review-luck-deal = Chance des cartes
review-luck-pass = Chance des cartes reçues
review-luck-play = Chance du jeu des autres
review-adjusted-later = Le résultat sans la chance suivra quand toutes les décisions seront analysées.
review-rate = Coût moyen d’une décision : { $costs }.
review-rate-about = Ce taux d’erreur sert à s’entraîner : il dit à quel point le jeu ressemble à la recherche du bot, et non sa force.

review-chart = Résultat attendu
review-chart-unit = Unité
review-chart-points = Points
review-chart-chance = Chances de gagner
review-chart-about =
    { $unit ->
        [points] Points de la partie moins la moyenne des autres, attendus après chaque décision. Moins, c’est mieux. Les ronds sont les erreurs.
       *[chance] Les chances de gagner après chaque décision. Les ronds sont les erreurs.
    }
review-chart-label =
    { $count ->
        [one] Résultat attendu après { $count } décision : { $first } au début, { $last } à la fin
       *[other] Résultat attendu après chacune des { $count } décisions : { $first } au début, { $last } à la fin
    }
review-decision = Décision

review-areas = Ce que cela a coûté
review-areas-about = Coûts en points, ou en chances de gagner là où elles comptent. Un coût sous 0 : mieux que le choix du bot.
review-area =
    { $area ->
        [pass] Passe
        [lead] Entame
        [follow] Fournir
        [discard] Défausse
        [moon-tried] Lune tentée
        [moon-not-stopped] Lune non arrêtée
        [reward] Choix après la lune
       *[turn] Tour
    }
review-all = Tout
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

review-marks = Erreurs
review-none = Aucune décision n’a coûté assez pour être marquée.
review-none-yet = Aucune décision n’est marquée jusqu’ici.
review-show-close = Montrer ce qui était trop serré pour trancher ({ NUMBER($count) })
review-verdict =
    { $verdict ->
        [blunder] Grosse erreur
        [mistake] Erreur
        [inaccuracy] Imprécision
       *[close] Trop serré pour trancher
    }
review-place =
    { $round ->
        [game] Manche { $hand }, tour { $trick }
       *[hand] Manche { $hand }, pli { $trick }
    }
review-played = Joué
review-better = Mieux
review-other = Le choix du bot
review-cost = Coût
review-points = { NUMBER($cost, digits: 1) } ± { NUMBER($error, digits: 1) } points
review-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") } de victoire
review-reason =
    { $reason ->
        [takes-queen] La dame de pique est prise plus souvent : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
        [takes-points] Plus de points sont pris : { NUMBER($after, digits: 1) } au lieu de { NUMBER($instead, digits: 1) }.
        [gives-up-moon] La lune est décrochée moins souvent : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
        [tries-moon] La lune est tentée, mais ne réussit que dans { NUMBER($after, digits: 0, style: "percent") } des cas.
        [lets-moon] Quelqu’un d’autre décroche la lune plus souvent : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
        [keeps-cards] Des cartes restent en main qui coûtent plus cher ensuite.
        [takes-curses] Plus de points de malédiction sont pris : { NUMBER($after, digits: 1) } au lieu de { NUMBER($instead, digits: 1) }.
        [fewer-points-given] Les autres prennent moins de points.
       *[wins-less] Cela gagne moins souvent : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
    }
review-cards = En cause : { CARDS($cards) }.
review-to-replay = Revoir ce moment

review-act-pass = Passer : { $cards }
review-act-catch = Attraper la pile { $place } avec { CARD($card) }
review-act-steal = Voler la pile { $place } avec { CARD($card) }, donner la pile { $given }
review-act-hide =
    { $side ->
        [mine] Cacher { CARD($card) } sous sa propre pile { $place }
       *[theirs] Cacher { CARD($card) } sous la pile { $place } d’en face
    }

review-practice = Apprendre des erreurs
review-practice-count = Erreur { $number } sur { $of }
review-practice-ask = Que feriez-vous ici ?
review-practice-choices = Choix
review-practice-pass =
    { $count ->
        [one] Choisissez { $count } carte à passer.
       *[other] Choisissez { $count } cartes à passer.
    }
review-practice-try = Essayer
review-practice-right = Oui : c’est le choix du bot.
review-practice-same = C’est ce qui a été joué, et cela a coûté trop cher. Réessayez.
review-practice-wrong = Le bot ferait autre chose. Réessayez, ou voyez la réponse.
review-practice-see = Voir la réponse
review-practice-next = Suivant
review-practice-end = Terminer

review-title = Analyse
review-title-of = { $game } : analyse
review-loading = Chargement de la partie…
review-about = Chaque décision est comparée à celle d’un bot fort. Il ne connaît que ce qui était visible de cette place, jamais les cartes cachées.
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

review-adjusted-title = Résultat hors chance
review-adjusted =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) } points
        [matches] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } de victoire
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } manches gagnées
    }
review-adjusted-about =
    { $unit ->
        [points] Points de la partie moins la moyenne des autres, hors chance de la donne et du jeu des autres. Le plus bas est le meilleur. ± est l’erreur type : une seule partie dit peu.
        [matches] La partie exprimée en part de victoire, hors chance de la donne et du jeu des autres. Le plus haut est le meilleur. ± est l’erreur type : une seule partie dit peu.
       *[games] Manches gagnées, hors chance de la donne. Le plus haut est le meilleur. ± est l’erreur type : une seule partie dit peu.
    }
review-luck-result = Résultat
review-luck-deal = Chance de la donne
review-luck-pass = Chance à la passe
review-luck-play = Chance du jeu des autres
review-adjusted-later = Le résultat hors chance apparaîtra quand toutes les décisions seront analysées.
review-rate = Coût moyen par décision : { $costs }.
review-rate-about = Utile pour s’entraîner : c’est l’écart avec les choix du bot, pas une mesure du niveau.

review-chart = Résultat attendu
review-chart-unit = Unité
review-chart-points = Points
review-chart-chance = Chances de gagner
review-chart-about =
    { $unit ->
        [points] Points de la partie moins la moyenne des autres, attendus après chaque décision. Le plus bas est le meilleur. Les ronds signalent les erreurs.
       *[chance] Les chances de gagner après chaque décision. Les ronds signalent les erreurs.
    }
review-chart-label =
    { $count ->
        [one] Résultat attendu après { $count } décision : { $first } au début, { $last } à la fin
       *[other] Résultat attendu après chacune des { $count } décisions : { $first } au début, { $last } à la fin
    }
review-decision = Décision

review-areas = Coût des décisions
review-areas-about = Coûts en points, ou en chances de gagner là où elles comptent. Au-dessous de 0 : mieux que le choix du bot.
review-area =
    { $area ->
        [pass] Passe
        [lead] Entame
        [follow] Fournir
        [discard] Défausse
        [moon-tried] Lune tentée
        [moon-not-stopped] Lune non empêchée
        [reward] Récompense
       *[turn] Tour
    }
review-all = Total
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

review-marks = Erreurs
review-none = Aucune décision n’a coûté assez cher pour être signalée.
review-none-yet = Aucune décision signalée pour l’instant.
review-show-close = Montrer ce qui était trop serré pour trancher ({ NUMBER($count) })
review-verdict =
    { $verdict ->
        [blunder] Gaffe
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
        [takes-queen] Ce choix fait prendre la dame de pique plus souvent : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
        [takes-points] Ce choix fait prendre plus de points : { NUMBER($after, digits: 1) } au lieu de { NUMBER($instead, digits: 1) }.
        [gives-up-moon] Ce choix décroche moins souvent la lune : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
        [tries-moon] Ce choix vise la lune, mais ne la décroche que dans { NUMBER($after, digits: 0, style: "percent") } des cas.
        [lets-moon] Quelqu’un d’autre décroche plus souvent la lune : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
        [keeps-cards] Il reste en main des cartes qui coûtent plus cher ensuite.
        [takes-curses] Ce choix fait prendre plus de points de malédiction : { NUMBER($after, digits: 1) } au lieu de { NUMBER($instead, digits: 1) }.
        [fewer-points-given] Les autres prennent moins de points.
       *[wins-less] Ce choix gagne moins souvent : { NUMBER($after, digits: 0, style: "percent") } au lieu de { NUMBER($instead, digits: 0, style: "percent") }.
    }
review-cards = En cause : { CARDS($cards) }.
review-to-replay = Revoir ce moment

review-act-pass = Passer : { $cards }
review-act-catch = Attraper la pile { $place } avec { CARD($card) }
review-act-steal = Voler la pile { $place } avec { CARD($card) }, donner la pile { $given }
review-act-hide =
    { $side ->
        [mine] Cacher { CARD($card) } sous sa propre pile { $place }
       *[theirs] Cacher { CARD($card) } sous la pile { $place } d’en face
    }

review-practice = Apprendre de ces erreurs
review-practice-all = Travailler vos erreurs
review-practice-ask = Que feriez-vous ici ?
review-practice-choices = Choix
review-practice-pass =
    { $count ->
        [one] Choisissez { $count } carte à passer.
       *[other] Choisissez { $count } cartes à passer.
    }
review-practice-try = Essayer
review-practice-right = Oui : c’est le choix du bot.
review-practice-same = C’est ce qui a été joué, et c’était trop cher. Réessayez.
review-practice-wrong = Le bot ferait autre chose. Réessayez, ou regardez la réponse.
review-practice-see = Voir la réponse
review-practice-next = Suivant
review-practice-end = Terminer

review-hindsight = Après coup
review-hindsight-about = Regarde toutes les mains, que personne ne pouvait voir. Cela montre la répartition des cartes, pas la qualité d’une décision, et ne change aucun nombre de cette page.
review-hindsight-progress = { NUMBER($done) } décisions examinées sur { NUMBER($all) }
review-hindsight-best = Après coup, cartes ouvertes : le meilleur choix était « { $action } ». Ce qui a été joué a coûté { $cost } dans cette donne.
review-hindsight-played = Après coup, cartes ouvertes : ce qui a été joué était le meilleur choix.

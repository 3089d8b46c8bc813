statistics-title = Statistiques
statistics-empty = Terminez une partie, et vos statistiques commenceront ici.
statistics-practice = Travailler vos erreurs
statistics-game = Jeu
statistics-against = Adversaires
statistics-time = Période
statistics-ever = Toujours
statistics-matches = Parties
statistics-won = Gagnées
statistics-points-hand = Points par manche
statistics-points-game = Points par manche
statistics-course = Points au fil du temps
statistics-course-about = Chaque point est une partie, dorée si vous l’avez gagnée. La ligne est la moyenne de vos 10 dernières parties.
statistics-places = Vos rangs
statistics-place = Rang
statistics-passes = Points selon le sens de la passe
statistics-direction = Sens
statistics-moons-tried = Lunes tentées
statistics-moons-made = Lunes décrochées
statistics-moons-stopped = Lunes empêchées
statistics-moons-suffered = Lunes subies
statistics-queens-taken = Dames de pique prises
statistics-queens-given = Dames de pique refilées
statistics-list = Toutes ces parties
statistics-date = Date
statistics-hands = Manches
statistics-points = Points
statistics-against-of =
    { $against ->
        [bots] Bots seulement
        [people] Avec des humains
       *[all] Tous
    }
statistics-days = { $count } jours
statistics-direction-of =
    { $direction ->
        [left] Gauche
        [right] Droite
        [across] En face
        [further] Plus à gauche
       *[none] Sans passe
    }

## What reviews found

statistics-reviews = Chance et décisions
# When no match of the reader has been reviewed.
statistics-reviews-none = Faites analyser une partie terminée : vous verrez ici la part de la chance et ce que vos décisions ont coûté.
statistics-reviewed = Parties analysées
# A number with its standard error stands below; as in the review.
statistics-adjusted =
    { $unit ->
        [points] Résultat hors chance par manche
        [matches] Résultat hors chance par partie
       *[games] Résultat hors chance par manche
    }
statistics-with-luck =
    { $unit ->
        [points] Résultat par manche, chance comprise
        [matches] Résultat par partie, chance comprise
       *[games] Résultat par manche, chance comprise
    }
statistics-result =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) }
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }
    }
statistics-plain =
    { $unit ->
        [points] { NUMBER($value, digits: 1) }
       *[games] { NUMBER($value, digits: 2) }
    }
statistics-cost = Coût par décision
statistics-cost-points = { NUMBER($cost, digits: 2) } ± { NUMBER($error, digits: 2) }
statistics-cost-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
statistics-reviews-about =
    { $unit ->
        [points] Les résultats sont vos points moins la moyenne des autres : le plus bas est le meilleur. ± est l’erreur type.
        [matches] Les résultats sont des parties gagnées : 1 pour toutes, 0 pour aucune. ± est l’erreur type.
       *[games] Les résultats sont des manches gagnées : 1 pour toutes, 0 pour aucune. ± est l’erreur type.
    }
statistics-cost-course = Coût par décision au fil du temps
statistics-cost-about = Chaque point est une partie analysée, avec son erreur type. Le coût montre l’écart avec le jeu d’un bot fort, pas votre niveau.

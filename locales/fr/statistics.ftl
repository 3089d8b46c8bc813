statistics-title = Statistiques
statistics-empty = Terminez une partie, et vos statistiques commenceront ici.
statistics-game = Jeu
statistics-against = Adversaires
statistics-time = Période
statistics-ever = Tout
statistics-matches = Parties
statistics-won = Gagnées
statistics-points-hand = Points par manche
statistics-points-game = Points par jeu
statistics-course = Points au fil du temps
statistics-course-about = Chaque point est une partie, dorée si vous l’avez gagnée. La ligne est la moyenne de vos 10 dernières parties.
statistics-places = Vos places
statistics-place = Place
statistics-passes = Points selon le sens de la passe
statistics-direction = Sens
statistics-moons-tried = Lunes tentées
statistics-moons-made = Lunes décrochées
statistics-moons-stopped = Lunes empêchées
statistics-moons-suffered = Lunes subies
statistics-queens-taken = Dames de pique prises
statistics-queens-given = Dames de pique données
statistics-list = Toutes ces parties
statistics-date = Date
statistics-hands = Manches
statistics-points = Points
statistics-against-of =
    { $against ->
        [bots] Bots seulement
        [people] Avec des joueurs
       *[all] Tous
    }
statistics-days = { $count } jours
statistics-direction-of =
    { $direction ->
        [left] Gauche
        [right] Droite
        [across] En face
        [further] Plus loin
       *[none] Sans passe
    }

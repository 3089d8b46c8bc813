statistics-title = Statistik
statistics-empty = Spiele eine Partie zu Ende, dann beginnt hier deine Statistik.
statistics-game = Spiel
statistics-against = Gegner
statistics-time = Zeitraum
statistics-ever = Gesamt
statistics-matches = Partien
statistics-won = Gewonnen
statistics-points-hand = Punkte pro Runde
statistics-points-game = Punkte pro Spiel
statistics-course = Punkte im Lauf der Zeit
statistics-course-about = Jeder Punkt ist eine Partie, golden, wenn du sie gewonnen hast. Die Linie ist der Durchschnitt deiner letzten 10 Partien.
statistics-places = Deine Plätze
statistics-place = Platz
statistics-passes = Punkte nach Richtung des Weitergebens
statistics-direction = Richtung
statistics-moons-tried = Mondversuche
statistics-moons-made = Monde abgeschossen
statistics-moons-stopped = Monde verhindert
statistics-moons-suffered = Monde der anderen
statistics-queens-taken = Pik-Damen genommen
statistics-queens-given = Pik-Damen losgeworden
statistics-list = Alle diese Partien
statistics-date = Datum
statistics-hands = Runden
statistics-points = Punkte
statistics-against-of =
    { $against ->
        [bots] Nur Bots
        [people] Mit Menschen
       *[all] Alle
    }
statistics-days = { $count } Tage
statistics-direction-of =
    { $direction ->
        [left] Links
        [right] Rechts
        [across] Gegenüber
        [further] Weiter weg
       *[none] Ohne
    }

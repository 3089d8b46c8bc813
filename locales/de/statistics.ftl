statistics-title = Statistik
statistics-empty = Spiele eine Partie zu Ende, dann beginnt hier deine Statistik.
statistics-practice = Eigene Fehler üben
statistics-game = Spiel
statistics-against = Gegner
statistics-time = Zeitraum
statistics-ever = Gesamte Zeit
statistics-matches = Partien
statistics-won = Gewonnen
statistics-points-hand = Punkte pro Runde
statistics-points-game = Punkte pro Spiel
statistics-course = Punkte im Lauf der Zeit
statistics-course-about = Jeder Punkt ist eine Partie, golden, wenn du sie gewonnen hast. Die Linie ist der Durchschnitt deiner letzten 10 Partien.
statistics-places = Deine Plätze
statistics-place = Platz
statistics-passes = Punkte nach Weitergabe
statistics-direction = Richtung
statistics-moons-tried = Mondversuche
statistics-moons-made = Abgeschossene Monde
statistics-moons-stopped = Verhinderte Monde
statistics-moons-suffered = Monde der anderen
statistics-queens-taken = Genommene Pik-Damen
statistics-queens-given = Abgegebene Pik-Damen
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
        [further] Weiter links
       *[none] Keine Weitergabe
    }

## What reviews found

statistics-reviews = Glück und Entscheidungen
# When no match of the reader has been reviewed.
statistics-reviews-none = Lass eine beendete Partie analysieren, dann siehst du hier, wie viel Glück dabei war und was deine Entscheidungen gekostet haben.
statistics-reviewed = Analysierte Partien
# A number with its standard error stands below; as in the review.
statistics-adjusted =
    { $unit ->
        [points] Ergebnis pro Runde ohne Glück
        [matches] Ergebnis pro Partie ohne Glück
       *[games] Ergebnis pro Spiel ohne Glück
    }
statistics-with-luck =
    { $unit ->
        [points] Ergebnis pro Runde mit Glück
        [matches] Ergebnis pro Partie mit Glück
       *[games] Ergebnis pro Spiel mit Glück
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
statistics-cost = Kosten pro Entscheidung
statistics-cost-points = { NUMBER($cost, digits: 2) } ± { NUMBER($error, digits: 2) }
statistics-cost-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
statistics-reviews-about =
    { $unit ->
        [points] Ergebnisse sind Punkte über dem Durchschnitt der anderen: Weniger ist besser. ± ist der Standardfehler.
        [matches] Ergebnisse sind gewonnene Partien: 1 heißt alle, 0 keine. ± ist der Standardfehler.
       *[games] Ergebnisse sind gewonnene Spiele: 1 heißt alle, 0 keines. ± ist der Standardfehler.
    }
statistics-cost-course = Kosten pro Entscheidung im Lauf der Zeit
statistics-cost-about = Jeder Punkt ist eine analysierte Partie mit ihrem Standardfehler. Die Kosten zeigen, wie weit dein Spiel von dem eines starken Bots abweicht, nicht, wie stark du spielst.

challenge-title = Herausforderung
challenge-duplicate-title = Duplikat-Partie
challenge-intro = Spiele { $game } mit denselben Karten, am selben Platz und gegen dieselben Bots wie alle mit diesem Link. Du spielst einmal und kannst nichts zurücknehmen.
challenge-duplicate-intro = Alle spielen dieselben { $count } Partien { $game } gegen Bots, eine an jedem Platz. So gleicht sich das Kartenglück aus. Du spielst jede Partie einmal und kannst nichts zurücknehmen.
challenge-finished =
    { $count ->
        [0] Noch niemand ist fertig.
        [one] Eine Person ist fertig.
       *[other] { $count } Personen sind fertig.
    }
challenge-play = Spielen
challenge-continue = Weiterspielen
challenge-next = Partie { $number } von { $count } spielen
challenge-hidden = Du siehst die Ergebnisse, wenn du fertig bist.
challenge-results = Ergebnisse
challenge-place = Platz
challenge-player = Name
challenge-hand =
    { $round ->
        [game] Spiel { $number }
       *[hand] Runde { $number }
    }
challenge-match = Partie { $number }
challenge-total = Gesamt
challenge-you = (du)
challenge-first = (hat herausgefordert)
challenge-own-match = Deine Partie öffnen
challenge-share = Teilen
challenge-link = Link
challenge-copy = Link kopieren
challenge-name = Dein Name
challenge-loading = Herausforderung wird geladen …
challenge-round =
    { $state ->
        [over] Partie { $number }: beendet
        [begun] Partie { $number }: läuft
       *[open] Partie { $number }: noch nicht gespielt
    }

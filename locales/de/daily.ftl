daily-title = Partien des Tages
daily-intro = Eine kurze Partie jedes Spiels, für alle hier dieselbe. Du spielst jede einmal und kannst nichts zurücknehmen. Neue Karten gibt es um 0:00 Uhr UTC.
daily-left = Heute noch { $hours } Std. { $minutes } Min.
daily-streak =
    { $count ->
        [one] Serie: { $count } Tag
       *[other] Serie: { $count } Tage
    }
daily-result = Gesamt { $total }, Platz { $place } von { $count }
daily-spread = Alle Ergebnisse
daily-total = Gesamt
daily-people = Personen
daily-share = Dein Ergebnis bei { $game } kopieren
daily-look = Deine Partie { $game } öffnen
daily-continue = { $game } weiterspielen
daily-play = { $game } spielen
daily-proof = Verteilung bei { $game } prüfen
daily-proof-text = Die Karten ergeben sich aus einem Seed. Sein SHA-256-Hash wird einen Tag vorher veröffentlicht, der Seed selbst einen Tag danach. Passt der Seed von gestern zu dem Hash, den du gesehen hast, dann hat niemand die Karten geändert.
daily-commitment = Hash des Seeds von heute
daily-next-commitment = Hash des Seeds von morgen
daily-last-seed = Seed von gestern
daily-shared = Moonshot { $day }, { $game }: gesamt { $total }, Platz { $place } von { $count }
daily-loading = Partien werden geladen …

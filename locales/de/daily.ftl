daily-title = Partien des Tages
daily-intro = Eine kurze Partie jedes Spiels, für alle hier dieselbe. Du spielst jede einmal und kannst nichts zurücknehmen. Ein neuer Tag beginnt um 0:00 Uhr UTC.
daily-left = Heute bleiben { $hours } Std. { $minutes } Min.
daily-streak =
    { $count ->
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-result = Summe { $total }, Platz { $place } von { $count }
daily-spread = Alle Ergebnisse
daily-total = Summe
daily-people = Personen
daily-share = Dein Ergebnis in { $game } kopieren
daily-look = Deine Partie { $game } öffnen
daily-continue = { $game } weiterspielen
daily-play = { $game } spielen
daily-proof = Karten von { $game } prüfen
daily-proof-text = Die Karten folgen aus einem Startwert. Sein SHA-256 wird einen Tag vorher veröffentlicht, der Startwert selbst einen Tag danach. Passt der Startwert von gestern zum Hash, den du gesehen hast, hat niemand die Karten geändert.
daily-commitment = Hash des heutigen Startwerts
daily-next-commitment = Hash des morgigen Startwerts
daily-last-seed = Startwert von gestern
daily-shared = Moonshot { $day }, { $game }: Summe { $total }, Platz { $place } von { $count }
daily-loading = Partien werden geladen …

matches-empty = Du hast noch nicht gespielt. Deine Partien erscheinen hier.
matches-all = Alle Spieler nach Wertung

matches-by-game = Bilanz nach Spiel
matches-tally =
    { $played ->
        [one] { $won } von { $played } Partie gewonnen
       *[other] { $won } von { $played } Partien gewonnen
    }
matches-rating = Wertung { $rating }

matches-in-progress = Laufend
matches-archived = Archiviert
matches-finished = Beendet

matches-with = mit { LIST($names) }
matches-round =
    { $round ->
        [game] Spiel { $number }
       *[hand] Runde { $number }
    }
matches-won =
    { WHO($player) ->
        [you] Du hast gewonnen
       *[other] { $player } hat gewonnen
    }
matches-shared = Geteilter Sieg: { PLAYERS($players) }
matches-stopped = Ohne Ergebnis abgebrochen
matches-when = { $ago }, { $date }
matches-score = { $name } { NUMBER($points) }

matches-name = { $game } mit { LIST($names) }
matches-continue = Weiterspielen
matches-continue-match = Weiterspielen: { $match }
matches-view = Ansehen
matches-view-match = Ansehen: { $match }
matches-replay = Abspielen
matches-replay-match = Abspielen: { $match }
matches-check = Verteilung prüfen
matches-check-match = Verteilung prüfen: { $match }
matches-transcript = Aufzeichnung
matches-transcript-match = Aufzeichnung: { $match }
matches-archive = Archivieren
matches-archive-match = Archivieren: { $match }
matches-restore = Zurückholen
matches-restore-match = Zurückholen: { $match }
matches-is-archived = { $game } ist archiviert.
matches-is-restored = { $game } läuft wieder.
matches-statistics = Deine Statistik

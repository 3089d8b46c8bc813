lobby-wait = Einen Moment, bitte. Deine letzte Aktion läuft noch.

lobby-open = Offene Tische
lobby-free =
    { $free ->
        [one] { $free } von { $seats } Plätzen frei
       *[other] { $free } von { $seats } Plätzen frei
    }
lobby-program = { $name } (Bot)

lobby-unfinished = Weiterspielen
lobby-lesson = Lektion: { $game }
lobby-waiting = Wartet auf Spieler
lobby-round =
    { $round ->
        [game] Spiel { $number }
       *[hand] Runde { $number }
    }
lobby-score = { $name } { NUMBER($points) }
lobby-archive = Archivieren
lobby-archive-match = Archivieren: { $game }, { $when }
lobby-archived = { $game } ist archiviert. Du findest die Partie unter „Deine Partien“.
lobby-undo = Rückgängig
lobby-undo-match = Rückgängig: { $game } wiederherstellen, { $when }
lobby-restored = { $game } ist wieder da.
lobby-more = { $count } weitere zeigen

lobby-friends = { $game } mit Freunden
lobby-friends-text = Mit dem Link können alle mitspielen. Wenn du startest, übernehmen Bots die freien Plätze.
lobby-create = Tisch eröffnen

lobby-quick = Schnellspiel: { $game }
lobby-quick-text = Du setzt dich an den nächsten offenen Tisch für { $game }. Gibt es keinen, eröffnest du einen und wartest auf andere. Du kannst jederzeit mit Bots starten.
lobby-find = Tisch suchen

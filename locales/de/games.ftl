games-hearts = Hearts
games-cardominoes = CARDominoes Hearts
games-wild-twists = Wild Twists Hearts
games-black-hearts = Black Hearts
games-heartcatchers = Heartcatchers
games-custom-hearts = Custom Hearts

games-hearts-summary = Weiche den Herzen und der Pik-Dame aus – oder hole sie dir alle.
games-cardominoes-summary = Hearts mit stehenden Steinen. Schieße den Mond ab und wähle deine Belohnung.
games-wild-twists-summary = Hearts mit vier Jokern. Jeder ist die höchste oder die niedrigste Karte seiner Farbe.
games-black-hearts-summary = Fünf schnelle Stiche, sechs Flüche: Hänge sie den anderen an oder hole alle und gewinne.
games-heartcatchers-summary = Ein Duell zu zweit. Fange Stapel, stiehl Stapel und verstecke Geheimnisse darunter.
games-custom-hearts-summary = Hearts nach deinen Hausregeln: Alles lässt sich einstellen.

games-title = Moonshot · Hearts und verwandte Kartenspiele
games-welcome = Hearts und verwandte Spiele. Spiele gleich gegen Bots oder lade Freunde mit einem Link ein.
games-account = Konto
games-settings = Einstellungen

games-lesson = Lektion
games-lesson-question = Neu bei Hearts?
games-lesson-offer = Lerne es beim Spielen: { $steps } Schritte, { $minutes } Minuten.
games-lesson-start = Lektion starten
games-lesson-decline = Nein danke

games-list = Spiele
games-players =
    { $most ->
        [one] { $least }–{ $most } Spieler
       *[other] { $least }–{ $most } Spieler
    }
games-players-exactly =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
games-minutes = { $least }–{ $most } Minuten
games-difficulty-of = Schwierigkeit von { $game }
games-play = Spielen
games-play-game = Spielen: { $game }
games-friends = Mit Freunden
games-friends-game = Mit Freunden: { $game }
games-learn = Lernen
games-learn-game = Lernen: { $game }
games-learn-on = Weiterlernen
games-learn-on-game = Weiterlernen: { $game }
games-rules = Regeln
games-rules-game = Regeln: { $game }
games-options = Optionen
games-options-game = Optionen: { $game }
games-quick = Schnellspiel
games-quick-game = Schnellspiel: { $game }

games-about = Über Moonshot

games-you = Du

games-not-offered = Dieses Spiel gibt es auf diesem Server nicht.

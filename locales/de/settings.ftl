settings-title = Einstellungen
settings-sections = Bereiche
settings-section =
    { $section ->
        [play] Spiel
        [hand] Hand
        [people] Leute
        [look] Optik
       *[device] Gerät
    }

settings-pace = Tempo
settings-pace-of =
    { $pace ->
        [slow] Langsam
        [normal] Normal
        [fast] Schnell
       *[wait] Auf mich warten
    }
settings-autoplay = Karte für mich spielen, wenn nur eine geht
settings-autoplay-of =
    { $autoplay ->
        [off] Aus
        [last-trick] Letzter Stich
       *[forced] Immer
    }
settings-autoplay-people = Solange andere Menschen am Tisch sind, wird nur die letzte Karte einer Runde für dich gespielt. Bei jeder anderen würden sie sehen, dass du keine Wahl hattest.
settings-tap = Karte spielen durch
settings-tap-of =
    { $taps ->
        [single] Einmal tippen
       *[double] Zweimal tippen
    }
settings-premove = Karte schon vor meinem Zug wählen
settings-premove-of =
    { $ahead ->
        [people] Mit Menschen
        [always] Immer
       *[never] Nie
    }
settings-suggest-pass = Karten zum Weitergeben vorauswählen (gilt als Tipp)
settings-tips = Hinweise für Einsteiger

settings-order = Farbfolge
settings-order-ranks = Nach Rang
settings-ranks = Ränge
settings-ranks-of =
    { $rise ->
        [up] Aufsteigend
       *[down] Absteigend
    }
settings-side = Seite der Schaltflächen
settings-side-of =
    { $side ->
        [right] Rechts
       *[left] Links
    }
settings-keys = Kürzel mit einer einzelnen Taste

settings-stand-in = Stufe des Bots, der für mich spielt, wenn ich weg bin
settings-patience = Zeit, um eine Karte zu korrigieren, die nicht bedient
settings-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
settings-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
settings-chat = Chat
settings-chat-of =
    { $shown ->
        [all] Alles
        [signs] Nur Schnellchat
       *[nothing] Aus
    }
settings-bot-phrases = Bots nutzen den Schnellchat
settings-bot-phrases-help = Sie reagieren auf das, was alle sehen, und verraten nichts über ihre Karten.

settings-theme = Design
settings-theme-of =
    { $theme ->
        [system] System
        [light] Hell
       *[dark] Dunkel
    }
settings-cloth = Tischfarbe
settings-cloth-of =
    { $cloth ->
        [game] Je nach Spiel
        [plum] Pflaume
        [baize] Grün
        [sea] Blau
       *[slate] Schiefer
    }
settings-back = Kartenrücken
settings-back-of =
    { $back ->
        [crescent] Mondsichel
        [lattice] Gitter
        [waves] Wellen
       *[plain] Herz
    }
settings-four-colours = Vierfarbiges Blatt
settings-large = Große Schrift

settings-quiet = Stiller Modus
settings-quiet-help = Keine Töne, kein Vibrieren, keine Benachrichtigungen, egal was oben eingeschaltet ist.
settings-wake = Bildschirm am Tisch anlassen
settings-fullscreen =
    { $filled ->
        [true] Vollbild beenden
       *[false] Vollbild einschalten
    }

settings-language-failed = Diese Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es dann noch einmal.

terminal-card = { CARD($card, form: "bare") }
terminal-decimal = { $whole },{ $part }
terminal-percent = { $number } %

terminal-catch = Deinen Stapel { $place } mit { CARD($card, form: "dat") } fangen
terminal-steal = Stapel { $place } mit { CARD($card, form: "dat") } stehlen und dafür deinen Stapel { $given } abgeben
terminal-hide =
    { $side ->
        [mine] { CAPITAL(CARD($card, form: "acc")) } unter deinem Stapel { $place } verstecken
       *[theirs] { CAPITAL(CARD($card, form: "acc")) } unter dem gegnerischen Stapel { $place } verstecken
    }

terminal-against = Du spielst { $game } gegen { PLAYERS($players) }.
terminal-continues = Deine Partie { $game } geht weiter.
terminal-link = Link zu diesem Tisch: { $link }
terminal-type-help = Tippe ? für Hilfe.
terminal-saved = Deine Partie ist gespeichert. „moonshot play { $game }“ setzt sie fort.
terminal-replay = Das ist eine Wiedergabe: n zeigt den nächsten Schritt, p den vorigen.

terminal-choice = { $number }. { $label }
terminal-cost = { $label }: { $cost }
terminal-ask = Deine Wahl:
terminal-ask-pass =
    { $count ->
        [one] Die Nummer:
       *[other] Die { $count } Nummern, durch Leerzeichen getrennt:
    }
terminal-unknown = „{ $answer }“ steht nicht zur Wahl. Nimm die Nummern von 1 bis { $most } oder tippe ? für Hilfe.
terminal-pass-wrong =
    { $count ->
        [one] Tippe eine Nummer.
       *[other] Tippe { $count } verschiedene Nummern.
    }
terminal-not-now = Gerade gibt es nichts zu wählen.
terminal-say-what = Tippe deine Nachricht nach „say“.
terminal-not-here = Das geht nur an einem Tisch eines Servers.
terminal-only-replay = Das geht nur in einer Wiedergabe.
terminal-first-step = Das ist der erste Schritt.
terminal-last-step = Das ist der letzte Schritt.
terminal-no-tables = Kein Tisch wartet auf Spieler. Nenne ein Spiel, um einen Tisch zu eröffnen.

terminal-hand = Deine Hand: { $cards }.
terminal-hand-empty = Deine Hand ist leer.
terminal-laid = { $player }: { $card }
terminal-table-empty = Auf dem Tisch liegt nichts.
terminal-totals = Punktestand: { $scores }.
terminal-stack = { $name }. Offene Karten: { $up }. Obenauf: { $card }. Geheimnisse: { $secrets }.

terminal-help = Tasten und Befehle
terminal-help-number = Diese Möglichkeit wählen
terminal-help-card = Diese Karte spielen, etwa QS für die Pik-Dame
terminal-help-hand = Deine Hand
terminal-help-table = Die Karten auf dem Tisch
terminal-help-last = Der letzte Stich
terminal-help-scores = Punkte
terminal-help-log = Was bisher geschah
terminal-help-hint = Ein Tipp und was andere Züge kosten
terminal-help-undo = Letzten Zug zurücknehmen
terminal-help-say = Den anderen etwas sagen
terminal-help-begin = Platz nehmen oder die Partie starten
terminal-help-step = Nächster oder voriger Schritt einer Wiedergabe
terminal-help-answer = Auf einen Vorschlag antworten: ja, nein
terminal-help-actions = Was du hier noch tun kannst
terminal-help-quit = Beenden; Partien gegen Bots sind gespeichert
terminal-help-leave = Beenden
terminal-help-move = Eine Karte wählen
terminal-help-play = Karte spielen oder zum Weitergeben auswählen
terminal-help-mouse = Ein Klick wählt eine Karte oder spielt die gewählte
terminal-help-this = Diese Liste

terminal-key-play = spielen
terminal-key-hint = Tipp
terminal-key-scores = Punkte
terminal-key-last = letzter Stich
terminal-key-log = Protokoll
terminal-key-undo = zurücknehmen
terminal-key-chat = Chat
terminal-key-actions = Aktionen
terminal-key-begin = starten
terminal-key-next = weiter
terminal-key-back = zurück
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-close = { $key } schließt das Fenster
terminal-thinking = Einen Moment …
terminal-small = Dieses Fenster ist zu klein. Es braucht mindestens { $columns } Spalten und { $rows } Zeilen.

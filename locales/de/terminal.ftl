terminal-card = { CARD($card, form: "bare") }
terminal-decimal = { $whole },{ $part }
terminal-percent = { $number } %

terminal-catch = Deinen Stapel { $place } mit { CARD($card, form: "dat") } fangen
terminal-steal = Stapel { $place } mit { CARD($card, form: "dat") } stehlen und deinen Stapel { $given } dafür geben
terminal-hide =
    { $side ->
        [mine] { CAPITAL(CARD($card, form: "acc")) } unter deinem Stapel { $place } verstecken
       *[theirs] { CAPITAL(CARD($card, form: "acc")) } unter dem gegnerischen Stapel { $place } verstecken
    }

terminal-against = Du spielst { $game } gegen { PLAYERS($players) }.
terminal-continues = Deine Partie { $game } geht weiter.
terminal-link = Der Link zu diesem Tisch: { $link }
terminal-type-help = Tippe ? für Hilfe.
terminal-saved = Deine Partie ist gespeichert. „moonshot play { $game }“ setzt sie fort.
terminal-replay = Das ist eine Wiedergabe: n zeigt den nächsten Schritt, p den vorigen.

terminal-choice = { $number }. { $label }
terminal-cost = { $label }: { $cost }
terminal-ask = Deine Wahl:
terminal-ask-pass =
    { $count ->
        [one] Nummer der Karte:
       *[other] Nummern von { $count } Karten, mit Leerzeichen dazwischen:
    }
terminal-unknown = „{ $answer }“ steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $most }, oder ? für Hilfe.
terminal-pass-wrong =
    { $count ->
        [one] Tippe eine Zahl.
       *[other] Tippe { $count } verschiedene Zahlen.
    }
terminal-not-now = Gerade gibt es nichts zu wählen.

terminal-hand = Deine Karten: { $cards }.
terminal-hand-empty = Du hast keine Karten.
terminal-laid = { $player }: { $card }
terminal-table-empty = Es liegt keine Karte auf dem Tisch.
terminal-totals = Punkte der Partie: { $scores }.
terminal-stack = { $name }: { $card }, { $up } offen, { $secrets } verdeckt

terminal-help = Tasten und Befehle
terminal-help-number = Das wählen
terminal-help-card = Diese Karte spielen, etwa QS für die Pik-Dame
terminal-help-hand = Deine Karten
terminal-help-table = Die Karten auf dem Tisch
terminal-help-last = Der letzte Stich
terminal-help-scores = Punkte
terminal-help-log = Alles, was geschehen ist
terminal-help-hint = Ein Tipp, und was jede Wahl kostet
terminal-help-undo = Deinen letzten Zug zurücknehmen
terminal-help-say = Den anderen etwas sagen
terminal-help-begin = Platz nehmen oder die Partie starten
terminal-help-step = Nächster oder voriger Schritt einer Wiedergabe
terminal-help-quit = Speichern und beenden
terminal-help-move = Eine Karte wählen
terminal-help-play = Sie spielen, oder zum Weitergeben auswählen
terminal-help-mouse = Klick auf eine Karte wählt sie, noch ein Klick spielt sie
terminal-help-this = Diese Liste

terminal-key-play = spielen
terminal-key-hint = Tipp
terminal-key-scores = Punkte
terminal-key-last = letzter Stich
terminal-key-log = Protokoll
terminal-key-undo = zurück
terminal-key-chat = Chat
terminal-key-next = weiter
terminal-key-back = zurück
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-close = { $key } schließt das Fenster
terminal-thinking = Einen Moment …
terminal-small = Dieses Fenster ist zu klein. Es braucht mindestens { $columns } mal { $rows } Zeichen.

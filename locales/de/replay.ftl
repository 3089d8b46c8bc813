replay-title = Wiedergabe
replay-title-of = { $game }: Wiedergabe
replay-loading = Partie wird geladen …
replay-hand-of =
    { $round ->
        [game] Spiel { $number } von { $of }
       *[hand] Runde { $number } von { $of }
    }
replay-place =
    { $round ->
        [game] Spiel { $hand }, Schritt { $step } von { $of }.
       *[hand] Runde { $hand }, Schritt { $step } von { $of }.
    }
replay-unnoticed = Es ist etwas geschehen, das von diesem Platz aus nicht zu sehen war.
replay-pass-chosen = { $player } will { CARDS($cards) } weitergeben.
replay-passed = { $from } gibt { CARDS($cards) } an { $to } weiter.

replay-eyes = Blickwinkel
replay-all-open = Alle Karten offen
replay-eyes-of = Aus Sicht von { $name }
replay-contents = Runden und Punkte
replay-hands = Karten auf der Hand
replay-no-cards = Keine Karten

replay-controls = Steuerung der Wiedergabe
replay-previous-hand =
    { $round ->
        [game] Voriges Spiel
       *[hand] Vorige Runde
    }
replay-previous-trick =
    { $turns ->
        [true] Voriger Zug
       *[false] Voriger Stich
    }
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Schritt vor
replay-next-trick =
    { $turns ->
        [true] Nächster Zug
       *[false] Nächster Stich
    }
replay-next-hand =
    { $round ->
        [game] Nächstes Spiel
       *[hand] Nächste Runde
    }
replay-slider = Schritt
replay-speed = Tempo
replay-speed-name =
    { $speed ->
        [slow] Langsam
        [fast] Schnell
       *[normal] Normal
    }

replay-list =
    { $round ->
        [game] Spiele
       *[hand] Runden
    }
replay-round =
    { $round ->
        [game] Spiel { $number }
       *[hand] Runde { $number }
    }
replay-trick =
    { $turns ->
        [true] Zug { $number }
       *[false] Stich { $number }
    }
replay-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
replay-score = { $name } { NUMBER($points) }
replay-not-scored = nicht beendet
replay-moon = { $name } hat den Mond abgeschossen

replay-scores = Punktestand
replay-chart =
    { $round ->
        [game] Punktestand nach jedem von { $count } Spielen
       *[hand] Punktestand nach jeder von { $count } Runden
    }
replay-as-table = Als Tabelle
replay-round-column =
    { $round ->
        [game] Spiel
       *[hand] Runde
    }

replay-chances = Was { $name } wissen konnte
replay-you-passed = Weitergegeben an { $name }: { CARDS($cards) }
replay-you-received = Bekommen von { $name }: { CARDS($cards) }
replay-void = { $name } hat kein { $suits }
replay-chances-caption =
    { $count ->
        [one] Wer hält welche Karte? Aus { $count } passenden Verteilung
       *[other] Wer hält welche Karte? Aus { $count } passenden Verteilungen
    }
replay-elsewhere = Woanders
replay-all-seen = Jede Karte war zu sehen.
replay-chances-loading = Wird gezählt …

replay-share = Teilen
replay-link = Link zu dieser Stelle
replay-copy = Kopieren
replay-export = Aufzeichnung herunterladen

replay-running = Diese Partie läuft noch. Du kannst sie abspielen, sobald sie beendet ist; bis dahin zeigt der Verlauf am Tisch, was du gesehen hast.
replay-to-table = Zum Tisch
replay-to-matches = Meine Partien

replay-import = Partie aus einer Datei öffnen
replay-import-about = Wähle eine Aufzeichnung, zum Beispiel eine, die dir jemand geschickt hat. Jeder Schritt wird geprüft, bevor du sie abspielen kannst.
replay-import-file = Datei mit der Aufzeichnung
replay-importing = Jeder Schritt wird geprüft …
replay-import-large = Diese Datei ist zu groß für eine Partie. Wähle eine Aufzeichnung, die von Moonshot heruntergeladen wurde.
replay-import-foreign = { $file } ist keine Aufzeichnung. Wähle eine Datei, die von Moonshot heruntergeladen wurde.

replay-what-if = Was wäre, wenn?
replay-what-if-about = Nimm einen Platz ein und spiele ab hier weiter. Die Partie selbst bleibt, wie sie war.
replay-branch-seat = Spielen als
replay-branch-cards = Karten der anderen
replay-branch-same = Wie sie waren
replay-branch-new = Neu verteilt
replay-branch-name = Name
replay-branch-default =
    { $round ->
        [game] Spiel { $hand }, Schritt { $step }, als { $player }
       *[hand] Runde { $hand }, Schritt { $step }, als { $player }
    }
replay-branch-place =
    { $round ->
        [game] Spiel { $hand }, Schritt { $step }, als { $player }
       *[hand] Runde { $hand }, Schritt { $step }, als { $player }
    }
replay-play-on = Ab hier weiterspielen
replay-branches = Deine Versuche

replay-same = Nochmal dieselben Karten
replay-same-about = Spiel diese Karten nochmal mit denselben Bots, oder fordere jemanden heraus: Alle mit dem Link bekommen dieselben Karten, und ihr vergleicht eure Ergebnisse Runde für Runde.
replay-same-match = Von vorn spielen
replay-same-hand =
    { $round ->
        [game] Ab Spiel { $number } spielen
       *[hand] Ab Runde { $number } spielen
    }
replay-origin =
    { $kind ->
        [imported] aus einer Datei
        [branch] was wäre, wenn
        [again] dieselben Karten
        [challenge] Herausforderung
        [duplicate] Duplikat-Partie
       *[daily] Partie des Tages
    }

replay-shared = Gemeinsam ansehen
replay-shared-about = Schick einen Link zu dieser Partie. Alle, die ihn öffnen, sehen den Moment, den du zeigst.
replay-shared-start = Gemeinsam ansehen
replay-shared-link = Link zum gemeinsamen Ansehen
replay-shared-leave = Verlassen
replay-shared-count =
    { $count ->
        [one] Nur du bist hier.
       *[other] { $count } Personen sind hier:
    }
replay-shared-guest = Gast
replay-shared-leads = (führt)
replay-shared-you = (du)
replay-shared-state =
    { $state ->
        [leads] Du führst
        [follows] Du folgst { $name }
        [looks] { $name } führt
       *[none] Niemand führt
    }
replay-shared-follow = Folgen
replay-shared-stop = Selbst umsehen
replay-shared-lead = Führen
replay-shared-hand-over = { $name } führen lassen

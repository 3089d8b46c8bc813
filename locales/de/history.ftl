history-title = Verlauf
history-loading = Wird geladen …
history-transcript = <link>Aufzeichnung herunterladen</link>, mit jeder Karte und dem Seed jedes Mischens.
history-replay = Diese Partie am Tisch abspielen
history-closed = An diesem Tisch ist ein Stich verdeckt, sobald der nächste ausgespielt ist. Seine Karten stehen nach der Partie hier.
history-round =
    { $round ->
        [game] Spiel { $number }
       *[hand] Runde { $number }
    }
history-score = { $player } { $score }
history-no-score =
    { $over ->
        [true] nicht beendet
       *[false] läuft
    }
history-dealt = Ausgeteilte Karten
history-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
history-hidden =
    { $count ->
        [one] { $count } Stich ist verdeckt.
       *[other] { $count } Stiche sind verdeckt.
    }
history-nothing = Bisher ist nichts passiert.

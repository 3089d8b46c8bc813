terms-clock =
    { $clock ->
        [relaxed] 1 Minute pro Zug, 5 in Reserve
        [quick] 15 Sekunden pro Zug, 1 Minute Reserve
       *[none] Ohne Uhr
    }

terms-slow =
    { $clock ->
        [relaxed] Du hast 1 Minute für jeden Zug und 5 Minuten in Reserve, falls du länger brauchst. Ist die Reserve aufgebraucht, spielt ein Bot für dich, bis du zurückkommst.
        [quick] Du hast 15 Sekunden für jeden Zug und 1 Minute in Reserve, falls du länger brauchst. Ist die Reserve aufgebraucht, spielt ein Bot für dich, bis du zurückkommst.
       *[none] Es läuft keine Uhr: Alle lassen sich so viel Zeit, wie sie möchten.
    }
terms-gone = Ist jemand { $time } lang weg, springt ein Bot ein, bis die Person zurückkommt.
terms-leave = Wenn du endgültig gehst, übernimmt ein Bot deinen Platz. Der Host kann Spieler entfernen; sie können nicht zurückkommen.
terms-join-late =
    { $allowed ->
        [true] Wer neu dazukommt, kann während der Partie den Platz eines Bots übernehmen.
       *[false] Niemand kann während der Partie den Platz eines Bots übernehmen.
    }
terms-delay = Zuschauer sehen die Partie mit einer Verzögerung von { $time }.
terms-no-chat = Nur Schnellchat, keine Nachrichten.
terms-no-hints = Keine Tipps.
terms-rotate = Bei jeder Revanche rücken alle einen Platz weiter.

ending-standing = Zwischenstand
ending-place = Platz
ending-player = Spieler
ending-this-hand = Runde
ending-last-hand = Zuletzt
ending-total = Gesamt
ending-line = { $over ->
    [true] Die Partie endet, sobald jemand mehr als { $total } Punkte hat.
   *[false] Die Partie endet, sobald jemand { $total } Punkte erreicht.
  }

ending-hands = Runde für Runde
ending-hand = Runde
ending-hands-none = Noch keine Runde gewertet.
ending-hands-total = Gesamt

ending-scores = Punkte
ending-continue = Weiter

ending-moon = Du hast den Mond abgeschossen: Wähle deine Belohnung
ending-moon-self = Mir abziehen
ending-moon-others = Allen anderen geben
ending-moon-totals = Punktestände danach
ending-moon-you = Du

ending-no-winner = Diesmal ohne Sieg
ending-tricks = Stiche der letzten Runde
ending-verify = Verteilung prüfen
ending-not-ready = Nicht bereit
ending-start = Mit Bots starten
ending-harder = Stärkere Bots
ending-watch-next = Nächste Partie ansehen
ending-go-next = Zur nächsten Partie
ending-rematch = Revanche
ending-ready = ✓ Du bist bereit
ending-replay = Partie abspielen

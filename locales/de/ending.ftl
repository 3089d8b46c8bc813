ending-standing = Zwischenstand
ending-place = Platz
ending-player = Name
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
ending-again = Nochmal dieselben Karten
ending-again-hand = Ab Runde { $number } nochmal spielen
ending-challenge = Freunde herausfordern
ending-results =
    { $kind ->
        [duplicate] Stand und nächste Partie
       *[other] Ergebnisse vergleichen
    }
ending-replay = Partie abspielen

ending-highlight-moon-made =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einmal
           *[other] { $count }-mal
        } den Mond abgeschossen.
       *[other] { $player } hat { $count ->
            [one] einmal
           *[other] { $count }-mal
        } den Mond abgeschossen.
    }
ending-highlight-moon-stopped =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einmal
           *[other] { $count }-mal
        } einen Mond verhindert.
       *[other] { $player } hat { $count ->
            [one] einmal
           *[other] { $count }-mal
        } einen Mond verhindert.
    }
ending-highlight-moon-missed =
    { WHO($player) ->
        [you] Du warst { $count ->
            [one] einmal
           *[other] { $count }-mal
        } auf dem Weg zum Mond und kamst nie an.
       *[other] { $player } war { $count ->
            [one] einmal
           *[other] { $count }-mal
        } auf dem Weg zum Mond und kam nie an.
    }
ending-highlight-comeback =
    { WHO($player) ->
        [you] Nach Runde { $hand } lagst du { $count } Punkte zurück – und hast gewonnen.
       *[other] Nach Runde { $hand } lag { $player } { $count } Punkte zurück – und hat gewonnen.
    }
ending-highlight-lead-lost =
    { WHO($player) ->
        [you] Nach Runde { $hand } lagst du { $count } Punkte vorn und hast doch nicht gewonnen.
       *[other] Nach Runde { $hand } lag { $player } { $count } Punkte vorn und hat doch nicht gewonnen.
    }
ending-highlight-queen-taken =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einmal
           *[other] { $count }-mal
        } die Pik-Dame genommen.
       *[other] { $player } hat { $count ->
            [one] einmal
           *[other] { $count }-mal
        } die Pik-Dame genommen.
    }
ending-highlight-queen-given =
    { WHO($player) ->
        [you] Du bist { $count ->
            [one] einmal
           *[other] { $count }-mal
        } die Pik-Dame losgeworden.
       *[other] { $player } ist { $count ->
            [one] einmal
           *[other] { $count }-mal
        } die Pik-Dame losgeworden.
    }
ending-highlight-clean-hands =
    { WHO($player) ->
        [you] Du hast in { $count ->
            [one] einer Runde
           *[other] { $count } Runden
        } keinen Punkt bekommen.
       *[other] { $player } hat in { $count ->
            [one] einer Runde
           *[other] { $count } Runden
        } keinen Punkt bekommen.
    }
ending-highlight-worst-hand =
    { WHO($player) ->
        [you] Am teuersten war für dich Runde { $hand }: { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }.
       *[other] Am teuersten war für { $player } Runde { $hand }: { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }.
    }
ending-highlight-wilds =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einen Joker
           *[other] { $count } Joker
        } gespielt.
       *[other] { $player } hat { $count ->
            [one] einen Joker
           *[other] { $count } Joker
        } gespielt.
    }
ending-highlight-curses =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einen Fluch
           *[other] { $count } Flüche
        } genommen.
       *[other] { $player } hat { $count ->
            [one] einen Fluch
           *[other] { $count } Flüche
        } genommen.
    }
ending-highlight-stolen =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einen Stapel
           *[other] { $count } Stapel
        } gestohlen.
       *[other] { $player } hat { $count ->
            [one] einen Stapel
           *[other] { $count } Stapel
        } gestohlen.
    }
ending-highlight-caught =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einen Stapel
           *[other] { $count } Stapel
        } auf deiner Seite gefangen.
       *[other] { $player } hat { $count ->
            [one] einen Stapel
           *[other] { $count } Stapel
        } auf der eigenen Seite gefangen.
    }
ending-highlight-secret-points =
    { WHO($player) ->
        [you] Geheimnisse brachten dir { $count ->
            [one] einen Punkt
           *[other] { $count } Punkte
        }.
       *[other] Geheimnisse brachten { $player } { $count ->
            [one] einen Punkt
           *[other] { $count } Punkte
        }.
    }
ending-highlight-secrets-laid =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] ein Geheimnis
           *[other] { $count } Geheimnisse
        } gelegt.
       *[other] { $player } hat { $count ->
            [one] ein Geheimnis
           *[other] { $count } Geheimnisse
        } gelegt.
    }
ending-highlight-tricks =
    { WHO($player) ->
        [you] Du hast { $count ->
            [one] einen Stich
           *[other] { $count } Stiche
        } gemacht.
       *[other] { $player } hat { $count ->
            [one] einen Stich
           *[other] { $count } Stiche
        } gemacht.
    }
ending-highlights = Höhepunkte
ending-review = Analyse

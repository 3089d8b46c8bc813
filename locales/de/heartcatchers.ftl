heartcatchers-hint-secrets = Am Ende bringt jede verdeckte Große Liebe auf deiner Seite 3 Punkte, jeder Herzbrecher kostet dich 3.
heartcatchers-hint-change = Vor der Wertung tauscht ein verdeckter Sinneswandel seinen Stapel mit dem gegenüber.

heartcatchers-name =
    { WHO($player) ->
        [you] Du
       *[other] { $player }
    }
heartcatchers-side =
    { WHO($player) ->
        [you] Deine Seite
       *[other] Seite von { $player }
    }
heartcatchers-order = Rot fängt Grün, Grün fängt Blau, Blau fängt Rot. Eine Unfangbare fängt jede Farbe.
heartcatchers-pile = noch <b>{ $count }</b>
heartcatchers-stack =
    { WHO($player) ->
        [you] Dein Stapel { $place }
       *[other] Stapel { $place } von { $player }
    }
heartcatchers-stack-said =
    { WHO($player) ->
        [you] Dein Stapel { $place }. Offene Karten: { $up }. Obenauf: { CARD($top) }. Geheimnisse: { $secrets }.
       *[other] Stapel { $place } von { $player }. Offene Karten: { $up }. Obenauf: { CARD($top) }. Geheimnisse: { $secrets }.
    }
heartcatchers-stack-scored =
    { WHO($player) ->
        [you] Dein Stapel { $place }. Offene Karten ({ $up }): { CARDS($cards) }.
       *[other] Stapel { $place } von { $player }. Offene Karten ({ $up }): { CARDS($cards) }.
    }
heartcatchers-stack-up = Offene Karten

heartcatchers-catch = Fangen
heartcatchers-steal = Stehlen
heartcatchers-stealing = Beute
heartcatchers-give = Abgeben
heartcatchers-hide = Verstecken
heartcatchers-hide-under =
    { WHO($player) ->
        [you] Verstecken: { CARD($card) } unter deinem Stapel { $place }
       *[other] Verstecken: { CARD($card) } unter Stapel { $place } von { $player }
    }
heartcatchers-stolen = Gestohlen
heartcatchers-given = Abgegeben
heartcatchers-exchange = Welchen Stapel gibst du dafür ab?
heartcatchers-cancel = Abbrechen

heartcatchers-secrets = Geheimnisse
heartcatchers-no-secrets = Keine Geheimnisse
heartcatchers-only-you = Nur für dich
heartcatchers-own-secret = Dein Geheimnis: { CARD($card) }. Das siehst nur du.
heartcatchers-a-secret = Ein Geheimnis
heartcatchers-hidden = Verdeckt
heartcatchers-secret = Geheimnis: { CARD($card) }
heartcatchers-secret-worth = Geheimnis: { CARD($card) }, { NUMBER($points, sign: "exceptZero") }
heartcatchers-up-first = Offen, oberste Karte zuerst

heartcatchers-dealt = Spiel { $game } beginnt.
heartcatchers-caught =
    { WHO($player) ->
        [you] Du fängst deinen Stapel { $place } mit { CARD($card, form: "dat") }.
       *[other] { $player } fängt den eigenen Stapel { $place } mit { CARD($card, form: "dat") }.
    }
heartcatchers-stole =
    { WHO($player) ->
        [you] Du stiehlst Stapel { $place } von { $owner } mit { CARD($card, form: "dat") } und gibst dafür deinen Stapel { $given } ab.
       *[other]
            { WHO($owner) ->
                [you] { $player } stiehlt deinen Stapel { $place } mit { CARD($card, form: "dat") } und gibt dafür Stapel { $given } ab.
               *[other] { $player } stiehlt Stapel { $place } von { $owner } mit { CARD($card, form: "dat") } und gibt dafür Stapel { $given } ab.
            }
    }
heartcatchers-hid-own =
    { WHO($player) ->
        [you] Du versteckst { CARD($card, form: "acc") } unter deinem eigenen Stapel { $place }.
       *[other] { $player } versteckt { CARD($card, form: "acc") } unter dem eigenen Stapel { $place }.
    }
heartcatchers-hid-own-unknown =
    { WHO($player) ->
        [you] Du versteckst eine Karte unter deinem eigenen Stapel { $place }.
       *[other] { $player } versteckt eine Karte unter dem eigenen Stapel { $place }.
    }
heartcatchers-hid-other =
    { WHO($player) ->
        [you] Du versteckst { CARD($card, form: "acc") } unter Stapel { $place } von { $owner }.
       *[other]
            { WHO($owner) ->
                [you] { $player } versteckt { CARD($card, form: "acc") } unter deinem Stapel { $place }.
               *[other] { $player } versteckt { CARD($card, form: "acc") } unter Stapel { $place } von { $owner }.
            }
    }
heartcatchers-hid-other-unknown =
    { WHO($player) ->
        [you] Du versteckst eine Karte unter Stapel { $place } von { $owner }.
       *[other]
            { WHO($owner) ->
                [you] { $player } versteckt eine Karte unter deinem Stapel { $place }.
               *[other] { $player } versteckt eine Karte unter Stapel { $place } von { $owner }.
            }
    }
heartcatchers-drew =
    { WHO($player) ->
        [you] Du ziehst { CARDS($cards, form: "acc") }.
       *[other] { $player } zieht { CARDS($cards, form: "acc") }.
    }
heartcatchers-drew-unknown =
    { WHO($player) ->
        [you]
            { $count ->
                [one] Du ziehst 1 Karte.
               *[other] Du ziehst { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $player } zieht 1 Karte.
               *[other] { $player } zieht { $count } Karten.
            }
    }
heartcatchers-scored = Ergebnis von Spiel { $game }: { $one } { $onePoints }, { $two } { $twoPoints }.

heartcatchers-starts =
    { WHO($player) ->
        [you] Spiel { $game }: Du fängst an.
       *[other] Spiel { $game }: { $player } fängt an.
    }
heartcatchers-turn =
    { WHO($player) ->
        [you] Spiel { $game }, Zug { $turn } von { $turns }. Du hast angefangen.
       *[other] Spiel { $game }, Zug { $turn } von { $turns }. { $player } hat angefangen.
    }
heartcatchers-first-catch =
    { WHO($player) ->
        [you] Du hast mit { CARD($card, form: "dat") } einen Stapel gefangen. Er ist jetzt dein Stapel { $place }.
       *[other] { $player } hat mit { CARD($card, form: "dat") } einen Stapel gefangen. Er ist jetzt Stapel { $place } von { $player }.
    }

heartcatchers-planned-catch = Für deinen Zug gewählt: deinen Stapel { $place } mit { CARD($card, form: "dat") } fangen.
heartcatchers-planned-steal = Für deinen Zug gewählt: Stapel { $place } mit { CARD($card, form: "dat") } stehlen und deinen Stapel { $given } abgeben.
heartcatchers-planned-hide =
    { $side ->
        [mine] Für deinen Zug gewählt: { CARD($card, form: "acc") } unter deinem Stapel { $place } verstecken.
       *[theirs] Für deinen Zug gewählt: { CARD($card, form: "acc") } unter dem gegnerischen Stapel { $place } verstecken.
    }

heartcatchers-try-catch = Fange deinen Stapel { $place } mit { CARD($card, form: "dat") }.
heartcatchers-try-steal = Stiehl Stapel { $place } mit { CARD($card, form: "dat") } und gib dafür deinen Stapel { $given } ab.
heartcatchers-try-hide =
    { $side ->
        [mine] Verstecke { CARD($card, form: "acc") } unter deinem Stapel { $place }.
       *[theirs] Verstecke { CARD($card, form: "acc") } unter dem gegnerischen Stapel { $place }.
    }

heartcatchers-scoring = Wertung von Spiel { $game }
heartcatchers-stage-changes =
    { $count ->
        [0] Spiel { $game } ist vorbei. Es war kein Sinneswandel versteckt.
        [one] Spiel { $game } ist vorbei. Zuerst wird der versteckte Sinneswandel aufgedeckt.
       *[other] Spiel { $game } ist vorbei. Zuerst werden die { $count } versteckten Sinneswandel aufgedeckt.
    }
heartcatchers-stage-swap =
    { $count ->
        [one] Paar { $place }: Die Stapel wechseln die Seite, und der Sinneswandel wird abgelegt.
       *[other] Paar { $place }: Die Stapel wechseln die Seite, und die { $count } Sinneswandel werden abgelegt.
    }
heartcatchers-stage-cancel = Paar { $place }: 2 Sinneswandel heben sich auf und werden abgelegt.
heartcatchers-stage-reveal = Jetzt werden alle anderen Geheimnisse aufgedeckt.
heartcatchers-stage-reveal-none = Andere Geheimnisse gibt es nicht.
heartcatchers-stage-secrets = 3 Punkte für jede versteckte Große Liebe, −3 für jeden Herzbrecher: { $one } { NUMBER($onePoints, sign: "exceptZero") }, { $two } { NUMBER($twoPoints, sign: "exceptZero") }.
heartcatchers-stage-secrets-none = Weder Große Liebe noch Herzbrecher war versteckt.
heartcatchers-stage-faces = 1 Punkt für jede offene Karte: { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-faces-hearts = 1 Punkt für jede offene Karte außer Unfangbaren: { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-won =
    { WHO($winner) ->
        [you] Gesamt: { $one } { $onePoints }, { $two } { $twoPoints }. Du gewinnst das Spiel!
       *[other] Gesamt: { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } gewinnt das Spiel.
    }
heartcatchers-stage-drawn = Gesamt: { $one } { $onePoints }, { $two } { $twoPoints }. Das Spiel endet unentschieden.
heartcatchers-stage-won-series =
    { WHO($winner) ->
        [you] Gesamt: { $one } { $onePoints }, { $two } { $twoPoints }. Du gewinnst das Spiel! Gewonnene Spiele: { $one } { $oneGames }, { $two } { $twoGames }.
       *[other] Gesamt: { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } gewinnt das Spiel. Gewonnene Spiele: { $one } { $oneGames }, { $two } { $twoGames }.
    }
heartcatchers-stage-drawn-series = Gesamt: { $one } { $onePoints }, { $two } { $twoPoints }. Das Spiel endet unentschieden. Gewonnene Spiele: { $one } { $oneGames }, { $two } { $twoGames }.
heartcatchers-up = Offen
heartcatchers-total = Gesamt
heartcatchers-next = Weiter
heartcatchers-skip = Überspringen
heartcatchers-continue = Weiter

heartcatchers-game = Spiel { $game }
heartcatchers-last-game = Letztes Spiel
heartcatchers-up-cards = Offene Karten
heartcatchers-stack-number = Stapel { $place }
heartcatchers-best-of = Best of { $games }

heartcatchers-decided-draw =
    { $points ->
        [one] Beide Seiten haben 1 Punkt.
       *[other] Beide Seiten haben { $points } Punkte.
    }
heartcatchers-decided-games =
    { WHO($player) ->
        [you]
            { $won ->
                [one] Du hast mit 1 Spiel zu { $lost } gewonnen.
               *[other] Du hast mit { $won } Spielen zu { $lost } gewonnen.
            }
       *[other]
            { $won ->
                [one] { $player } hat mit 1 Spiel zu { $lost } gewonnen.
               *[other] { $player } hat mit { $won } Spielen zu { $lost } gewonnen.
            }
    }
heartcatchers-decided-up =
    { WHO($player) ->
        [you] Du hattest offen mehr Punkte: { $up } zu { $against }.
       *[other] { $player } hatte offen mehr Punkte: { $up } zu { $against }.
    }
heartcatchers-decided-secrets-level = Die Geheimnisse haben entschieden: Offen stand es { $up } zu { $up }.
heartcatchers-decided-secrets =
    { WHO($player) ->
        [you] Die Geheimnisse haben entschieden: Offen hast du { $up } zu { $against } geführt.
       *[other] Die Geheimnisse haben entschieden: Offen hat { $player } { $up } zu { $against } geführt.
    }

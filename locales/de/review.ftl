review-title = Analyse
review-title-of = { $game }: Analyse
review-loading = Partie wird geladen …
review-about = Jede Entscheidung wird mit der eines starken Bots verglichen. Der Bot weiß nur, was an diesem Platz zu sehen war; verdeckte Karten kennt er nie.
review-seat = Platz
review-start = Entscheidungen analysieren
review-stop = Anhalten
review-continue = Weiter
review-progress =
    { $all ->
        [one] { $done } von { $all } Entscheidung analysiert
       *[other] { $done } von { $all } Entscheidungen analysiert
    }
review-nothing = Es gab keine Entscheidung zu analysieren.

review-adjusted-title = Ergebnis ohne Glück
review-adjusted =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) } Punkte
        [matches] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } eines Siegs
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } gewonnene Spiele
    }
review-adjusted-about =
    { $unit ->
        [points] Punkte der Partie über dem Durchschnitt der anderen, ohne das Kartenglück und das Glück im Spiel der anderen. Weniger ist besser. ± ist der Standardfehler: Eine Partie sagt wenig.
        [matches] Was die Partie als Anteil eines Siegs wert war, ohne das Kartenglück und das Glück im Spiel der anderen. Mehr ist besser. ± ist der Standardfehler: Eine Partie sagt wenig.
       *[games] Gewonnene Spiele, ohne das Kartenglück. Mehr ist besser. ± ist der Standardfehler: Eine Partie sagt wenig.
    }
review-luck-result = Ergebnis
review-luck-deal = Kartenglück
review-luck-pass = Glück mit den erhaltenen Karten
review-luck-play = Glück im Spiel der anderen
review-adjusted-later = Das Ergebnis ohne Glück folgt, wenn alle Entscheidungen analysiert sind.
review-rate = Durchschnittliche Kosten pro Entscheidung: { $costs }.
review-rate-about = Das hilft beim Üben: Es zeigt, wie weit das Spiel von der Wahl des Bots abwich, nicht, wie stark jemand spielt.

review-chart = Erwartetes Ergebnis
review-chart-unit = Einheit
review-chart-points = Punkte
review-chart-chance = Siegchance
review-chart-about =
    { $unit ->
        [points] Punkte der Partie über dem Durchschnitt der anderen, erwartet nach jeder Entscheidung. Weniger ist besser. Kreise sind markierte Entscheidungen.
       *[chance] Die Siegchance nach jeder Entscheidung. Kreise sind markierte Entscheidungen.
    }
review-chart-label =
    { $count ->
        [one] Erwartetes Ergebnis nach { $count } Entscheidung: anfangs { $first }, am Ende { $last }
       *[other] Erwartetes Ergebnis nach jeder von { $count } Entscheidungen: anfangs { $first }, am Ende { $last }
    }
review-decision = Entscheidung

review-areas = Was es gekostet hat
review-areas-about = Die Kosten stehen in Punkten, oder in Siegchance, wo es darauf ankommt. Unter 0 heißt: besser als die Wahl des Bots.
review-area =
    { $area ->
        [pass] Weitergeben
        [lead] Ausspielen
        [follow] Bedienen
        [discard] Abwerfen
        [moon-tried] Mond versucht
        [moon-not-stopped] Mond nicht verhindert
        [reward] Belohnung
       *[turn] Zug
    }
review-all = Alle
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

review-marks = Fehler
review-none = Keine Entscheidung war teuer genug, um sie zu markieren.
review-none-yet = Bisher ist keine Entscheidung markiert.
review-show-close = Zeigen, was zu knapp für ein Urteil war ({ NUMBER($count) })
review-verdict =
    { $verdict ->
        [blunder] Grober Fehler
        [mistake] Fehler
        [inaccuracy] Ungenauigkeit
       *[close] Zu knapp für ein Urteil
    }
review-place =
    { $round ->
        [game] Spiel { $hand }, Zug { $trick }
       *[hand] Runde { $hand }, Stich { $trick }
    }
review-played = Gespielt
review-better = Besser
review-other = Die Wahl des Bots
review-cost = Kosten
review-points = { NUMBER($cost, digits: 1) } ± { NUMBER($error, digits: 1) } Punkte
review-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") } Siegchance
review-reason =
    { $reason ->
        [takes-queen] Es bringt öfter die Pik-Dame ein: { NUMBER($after, digits: 0, style: "percent") } statt { NUMBER($instead, digits: 0, style: "percent") }.
        [takes-points] Es bringt mehr Punkte ein: { NUMBER($after, digits: 1) } statt { NUMBER($instead, digits: 1) }.
        [gives-up-moon] Der Mond gelingt seltener: { NUMBER($after, digits: 0, style: "percent") } statt { NUMBER($instead, digits: 0, style: "percent") }.
        [tries-moon] Der Mond wird versucht, gelingt aber nur in { NUMBER($after, digits: 0, style: "percent") } der Fälle.
        [lets-moon] Jemand anders schießt öfter den Mond ab: { NUMBER($after, digits: 0, style: "percent") } statt { NUMBER($instead, digits: 0, style: "percent") }.
        [keeps-cards] Auf der Hand bleiben Karten, die später mehr kosten.
        [takes-curses] Es bringt mehr Fluchpunkte ein: { NUMBER($after, digits: 1) } statt { NUMBER($instead, digits: 1) }.
        [fewer-points-given] Die anderen bekommen weniger Punkte.
       *[wins-less] Es gewinnt seltener: { NUMBER($after, digits: 0, style: "percent") } statt { NUMBER($instead, digits: 0, style: "percent") }.
    }
review-cards = Es geht um { CARDS($cards, form: "acc") }.
review-to-replay = In der Wiedergabe zeigen

review-act-pass = Weitergeben: { $cards }
review-act-catch = Stapel { $place } mit { CARD($card, form: "dat") } fangen
review-act-steal = Stapel { $place } mit { CARD($card, form: "dat") } stehlen, Stapel { $given } abgeben
review-act-hide =
    { $side ->
        [mine] { CARD($card, form: "acc") } unter dem eigenen Stapel { $place } verstecken
       *[theirs] { CARD($card, form: "acc") } unter dem Stapel { $place } der Gegenseite verstecken
    }

review-practice = Aus den Fehlern lernen
review-practice-all = Eigene Fehler üben
review-practice-ask = Was würdest du hier tun?
review-practice-choices = Auswahl
review-practice-pass =
    { $count ->
        [one] Wähle { $count } Karte zum Weitergeben.
       *[other] Wähle { $count } Karten zum Weitergeben.
    }
review-practice-try = Prüfen
review-practice-right = Richtig: Das würde auch der Bot tun.
review-practice-same = So wurde gespielt, und das war zu teuer. Versuche es noch einmal.
review-practice-wrong = Der Bot würde etwas anderes tun. Versuche es noch einmal oder sieh dir die Lösung an.
review-practice-see = Lösung zeigen
review-practice-next = Weiter
review-practice-end = Üben beenden

review-hindsight = Im Nachhinein
review-hindsight-about = Schaut in alle Hände, die niemand sehen konnte. Das zeigt, wie die Karten lagen, nicht, wie gut eine Entscheidung war, und ändert keine Zahl auf dieser Seite.
review-hindsight-progress = { NUMBER($done) } von { NUMBER($all) } Entscheidungen angesehen
review-hindsight-best = Im Nachhinein, bei offenen Karten: Am besten war „{ $action }“. Was gespielt wurde, kostete bei diesen Karten { $cost }.
review-hindsight-played = Im Nachhinein, bei offenen Karten: Was gespielt wurde, war das Beste.

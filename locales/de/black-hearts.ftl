black-hearts-small-hours = Stunde der Kleinen
black-hearts-small-hours-text = Die niedrigste Zahl gewinnt den Stich. Bei Gleichstand gewinnt die zuletzt gespielte.
black-hearts-double-curse = Doppelter Fluch
black-hearts-double-curse-text = Fluchpunkte zählen in dieser Runde doppelt.
black-hearts-mercy = Gnade
black-hearts-mercy-text = Alle bekommen in dieser Runde 2 Fluchpunkte weniger, aber nicht weniger als 0.
black-hearts-first-strike = Erstschlag
black-hearts-first-strike-text = Bei Gleichstand der höchsten Zahl gewinnt die zuerst gespielte den Stich.
black-hearts-return-gift = Gegengeschenk
black-hearts-return-gift-text = Vor dem ersten Stich geben alle 1 Karte nach rechts weiter.

black-hearts-gift-turned = Das Geschenk ist „{ $name }“: { $text }
black-hearts-gift-notice = { $name }: { $text }
black-hearts-gift-strip = <b>{ $name }.</b> { $text }
black-hearts-gift-strip-star = <b>{ $name }.*</b> { $text }
black-hearts-gift-star = Bei Punkten mit * ist dieses Geschenk noch nicht eingerechnet.
black-hearts-gift-opens = Geschenk dieser Runde: { $name }. { $text }
black-hearts-gift = Geschenk dieser Runde
black-hearts-gift-later = Nach dem Weitergeben wird ein Geschenk aufgedeckt.
black-hearts-gift-none = Alle Geschenke sind verbraucht.

black-hearts-takes =
    { WHO($player) ->
        [you]
            { $points ->
                [one] Du nimmst den Stich: 1 Fluchpunkt.
               *[other] Du nimmst den Stich: { $points } Fluchpunkte.
            }
       *[other]
            { $points ->
                [one] { $player } nimmt den Stich: 1 Fluchpunkt.
               *[other] { $player } nimmt den Stich: { $points } Fluchpunkte.
            }
    }

black-hearts-taken = Flüche dieser Runde
black-hearts-taken-names = { LIST($curses) }
black-hearts-scored =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
black-hearts-scored-with =
    { $printed ->
        [one] 1 Punkt auf den Karten, <b>{ $scored }</b> mit „{ $gift }“
       *[other] { $printed } Punkte auf den Karten, <b>{ $scored }</b> mit „{ $gift }“
    }
black-hearts-ended = { $total } Punkte erreicht: { PLAYERS($players) }. Damit endet die Partie, und der niedrigste Punktestand gewinnt.

black-hearts-all-curses =
    { WHO($player) ->
        [you] Du hast alle 6 Flüche genommen!
       *[other] { $player } hat alle 6 Flüche genommen!
    }
black-hearts-all-curses-win = Alle 6 Flüche in einer Runde gewinnen die Partie.
black-hearts-decided =
    { WHO($player) ->
        [you] Du hast in einer Runde alle 6 Flüche genommen.
       *[other] { $player } hat in einer Runde alle 6 Flüche genommen.
    }

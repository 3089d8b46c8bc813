trick-draw = Auslosung des ersten Gebers
trick-draw-lowest =
    { $kind ->
        [tile]
            { WHO($player) ->
                [you] Du hast den niedrigsten Stein gezogen, also gibst du.
               *[other] { $player } hat den niedrigsten Stein gezogen und gibt.
            }
       *[card]
            { WHO($player) ->
                [you] Du hast die niedrigste Karte gezogen, also gibst du.
               *[other] { $player } hat die niedrigste Karte gezogen und gibt.
            }
    }
trick-draw-card =
    { WHO($player) ->
        [you] Du: { CARD($card) }
       *[other] { $player }: { CARD($card) }
    }

trick-leftovers = { $count } übrig
trick-leftovers-for =
    { $count ->
        [one] 1 Karte liegt verdeckt in der Mitte. Wer den ersten Stich gewinnt, nimmt sie.
       *[other] { $count } Karten liegen verdeckt in der Mitte. Wer den ersten Stich gewinnt, nimmt sie.
    }

trick-moon = Du hast den Mond abgeschossen! Wähle deine Belohnung.
trick-moon-said = Du hast den Mond abgeschossen! Wähle: dir selbst Punkte abziehen oder allen anderen Punkte geben.
trick-moon-self = Mir abziehen
trick-moon-others = Allen anderen geben

trick-open = Mit dem Kreuz-Joker als niedrigster Karte eröffnen?
trick-open-said = Du bist am Zug: Eröffnest du mit dem Kreuz-Joker als niedrigstem Kreuz? Wenn du ihn behältst, eröffnet das niedrigste andere Kreuz.
trick-open-lead = Damit eröffnen
trick-open-keep = Behalten

trick-gather = Stich einziehen
trick-gather-said = Du bist am Zug: Ziehe den Stich ein. Danach kann ihn niemand mehr ansehen.
trick-gather-or-correct =
    { $kind ->
        [tile] Oder spiele einen Stein, der bedient.
       *[card] Oder spiele eine Karte, die bedient.
    }
trick-correct =
    { $kind ->
        [tile] Du hast falsch bedient. Spiele stattdessen einen anderen Stein oder zahle 13 Punkte.
       *[card] Du hast falsch bedient. Spiele stattdessen eine andere Karte oder zahle 13 Punkte.
    }

refusals-match-over = Die Partie ist vorbei.
refusals-not-your-turn = Du bist nicht am Zug.
refusals-not-held = Du hast { CARD($card, form: "acc") } nicht.
refusals-not-now = Das geht jetzt nicht.
refusals-another-game = Das ist ein Zug aus einem anderen Spiel.

refusals-pass-first = Wähle zuerst, was du weitergibst.
refusals-pass-exactly = Du musst genau { $count } weitergeben.
refusals-passed-twice = Du kannst { CARD($card, form: "acc") } nur einmal weitergeben.
refusals-passing-is-over = Weitergegeben wird nur vor dem ersten Stich.

refusals-must-open-with = Zum ersten Stich musst du { CARD($card, form: "acc") } ausspielen.
refusals-must-open-with-two = Zum ersten Stich musst du „Zwei Uhr“, die blaue 2, ausspielen.
refusals-must-open-with-club = Zum ersten Stich musst du Kreuz ausspielen.
refusals-opening-first = Entscheide zuerst, ob du den Kreuz-Joker ausspielst.
refusals-nothing-to-decline = Nach dem Kreuz-Joker bist du jetzt nicht gefragt.
refusals-opens-lowest = Der Kreuz-Joker kann die Runde nur als niedrigstes Kreuz eröffnen.
refusals-no-hearts-on-first-trick = Im ersten Stich darfst du kein Herz spielen.
refusals-no-points-on-first-trick = Im ersten Stich darfst du { CARD($card, form: "acc") } nicht spielen.

refusals-must-follow =
    { $suit ->
        [clubs] Du musst Kreuz bedienen.
        [diamonds] Du musst Karo bedienen.
        [spades] Du musst Pik bedienen.
       *[hearts] Du musst Herz bedienen.
    }
refusals-hearts-not-broken = Herz darfst du erst ausspielen, wenn es gebrochen ist.
refusals-moon-first = Wähle zuerst deine Belohnung für den Mond.

refusals-already-played = Du hast in diesem Stich schon gespielt. Du kannst deinen Stein nur korrigieren.
refusals-nothing-to-correct = In diesem Stich hast du nichts zu korrigieren.
refusals-correction-must-follow =
    { $suit ->
        [clubs] Die Korrektur muss Kreuz bedienen.
        [diamonds] Die Korrektur muss Karo bedienen.
        [spades] Die Korrektur muss Pik bedienen.
       *[hearts] Die Korrektur muss Herz bedienen.
    }
refusals-trick-complete = Der Stich ist vollständig. Wer ihn gewonnen hat, zieht ihn ein.
refusals-nothing-to-gather = Es gibt keinen fertigen Stich zum Einziehen.

refusals-does-not-catch =
    { $own ->
        [red] { $top ->
            [red] Rot fängt Grün, nicht Rot.
           *[blue] Rot fängt Grün, nicht Blau.
        }
        [green] { $top ->
            [green] Grün fängt Blau, nicht Grün.
           *[red] Grün fängt Blau, nicht Rot.
        }
       *[blue] { $top ->
            [blue] Blau fängt Rot, nicht Blau.
           *[green] Blau fängt Rot, nicht Grün.
        }
    }
refusals-top-is-uncatchable = Auf eine Unfangbare kann nichts gespielt werden.

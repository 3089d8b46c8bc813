rules-custom-hearts-lead = Hearts mit deinen eigenen Hausregeln.

rules-custom-hearts-about = Gehe von Hearts, CARDominoes oder Wild Twists aus und ändere jede Regel: was wohin weitergegeben wird, was im ersten Stich erlaubt ist, was Herz bricht, was der Mond bewirkt, wann die Partie endet. Was du nicht anrührst, bleibt wie in dem Spiel, von dem du ausgehst. Für 3 bis 8.
rules-custom-hearts-at-table = Am Tisch zeigt diese Seite die Regeln, die du gewählt hast.

rules-custom-hearts-base =
    { $base ->
        [hearts] Wie Hearts, mit diesen Regeln:
        [cardominoes] Wie CARDominoes Hearts, mit diesen Regeln:
        [wild-twists] Wie Wild Twists Hearts, mit diesen Regeln:
       *[other] Wie eine Runde Hearts, mit diesen Regeln:
    }

rules-custom-hearts-pack = Ein Blatt mit 52 Karten; das Ass ist am höchsten.
rules-custom-hearts-pack-wilds = Ein Blatt mit 52 Karten (das Ass ist am höchsten) und 4 Joker. Wer einen Joker spielt, bestimmt: höchste oder niedrigste Karte seiner Farbe.
rules-custom-hearts-pack-some-wilds =
    { $count ->
        [one] Ein Blatt mit 52 Karten (das Ass ist am höchsten) und 1 Joker: { CARDS($wilds) }. Wer ihn spielt, bestimmt: höchste oder niedrigste Karte seiner Farbe.
       *[other] Ein Blatt mit 52 Karten (das Ass ist am höchsten) und { $count } Joker: { CARDS($wilds) }. Wer einen Joker spielt, bestimmt: höchste oder niedrigste Karte seiner Farbe.
    }
rules-custom-hearts-all-in = Alle Karten sind dabei.
rules-custom-hearts-left-out = Nicht dabei: { CARDS($cards) }.
rules-custom-hearts-dealt = Alle bekommen gleich viele Karten.
rules-custom-hearts-dealt-rest = Alle bekommen gleich viele Karten. Übrige liegen verdeckt in der Mitte; wer den ersten Stich gewinnt, nimmt sie ungesehen.
rules-custom-hearts-draw = Vor der ersten Runde ziehen alle eine Karte. Wer den niedrigsten Rang zieht, gibt; bei Gleichstand der niedrigsten ziehen die Beteiligten noch einmal. Nach jeder Runde gibt der linke Nachbar.

rules-custom-hearts-no-pass = Es werden keine Karten weitergegeben.
rules-custom-hearts-pass-left =
    { $count ->
        [one] Gib vor jeder Runde 1 Karte nach links weiter. Alle wählen, bevor jemand sieht, welche Karte er bekommt.
       *[other] Gib vor jeder Runde { $count } Karten nach links weiter. Alle wählen, bevor jemand sieht, welche Karten er bekommt.
    }
rules-custom-hearts-pass-right =
    { $count ->
        [one] Gib vor jeder Runde 1 Karte nach rechts weiter. Alle wählen, bevor jemand sieht, welche Karte er bekommt.
       *[other] Gib vor jeder Runde { $count } Karten nach rechts weiter. Alle wählen, bevor jemand sieht, welche Karten er bekommt.
    }
rules-custom-hearts-pass-across =
    { $count ->
        [one] Gib vor jeder Runde 1 Karte nach gegenüber weiter. Alle wählen, bevor jemand sieht, welche Karte er bekommt.
       *[other] Gib vor jeder Runde { $count } Karten nach gegenüber weiter. Alle wählen, bevor jemand sieht, welche Karten er bekommt.
    }
rules-custom-hearts-pass-cycle =
    { $count ->
        [one] Gib 1 Karte weiter, Runde für Runde: { LIST($ways, type: "unit") }. Danach beginnt es von vorn. Alle wählen, bevor jemand sieht, welche Karte er bekommt.
       *[other] Gib { $count } Karten weiter, Runde für Runde: { LIST($ways, type: "unit") }. Danach beginnt es von vorn. Alle wählen, bevor jemand sieht, welche Karten er bekommt.
    }
rules-custom-hearts-way-left = nach links
rules-custom-hearts-way-right = nach rechts
rules-custom-hearts-way-across = nach gegenüber
rules-custom-hearts-way-hold = gar nicht

rules-custom-hearts-first = Wer das niedrigste Kreuz hat, spielt es zum ersten Stich aus.
rules-custom-hearts-first-wild = Wer das niedrigste Kreuz hat, spielt es zum ersten Stich aus. Wer den Kreuz-Joker hat, wird heimlich gefragt, ob er stattdessen als niedrigstes Kreuz ausgespielt werden soll.
rules-custom-hearts-first-any = Wer das niedrigste Kreuz hat, spielt zum ersten Stich aus, und zwar ein beliebiges Kreuz.
rules-custom-hearts-follow = Bediene, wenn du kannst. Kannst du nicht, spiele irgendeine Karte. Die höchste Karte der ausgespielten Farbe gewinnt den Stich; wer sie gespielt hat, spielt zum nächsten aus.
rules-custom-hearts-safe = Im ersten Stich darfst du weder Herz noch die Pik-Dame spielen, außer du hast nichts anderes.
rules-custom-hearts-unsafe = Herzen und die Pik-Dame dürfen auch im ersten Stich gespielt werden.
rules-custom-hearts-lead-any = Herz darf jederzeit ausgespielt werden.
rules-custom-hearts-broken =
    { $queen ->
        [true] { $when ->
            [trick] Herz darf erst ausgespielt werden, wenn Herz gebrochen ist. Ein Herz auf eine andere Farbe oder die Pik-Dame bricht es, wenn der Stich vollständig ist.
           *[card] Herz darf erst ausgespielt werden, wenn Herz gebrochen ist. Ein Herz auf eine andere Farbe oder die Pik-Dame bricht es, sobald die Karte gespielt wird.
        }
       *[false] { $when ->
            [trick] Herz darf erst ausgespielt werden, wenn Herz gebrochen ist. Ein Herz auf eine andere Farbe bricht es, wenn der Stich vollständig ist. Die Pik-Dame bricht es nicht.
           *[card] Herz darf erst ausgespielt werden, wenn Herz gebrochen ist. Ein Herz auf eine andere Farbe bricht es, sobald die Karte gespielt wird. Die Pik-Dame bricht es nicht.
        }
    }
rules-custom-hearts-only-hearts = Hast du nur noch Herzen, darfst du trotzdem eins ausspielen.
rules-custom-hearts-only-points = Hast du nur noch Herzen und die Pik-Dame, darfst du trotzdem ein Herz ausspielen.
rules-custom-hearts-last-open = Den letzten Stich darfst du noch einmal ansehen.
rules-custom-hearts-last-closes = Einen fertigen Stich darfst du ansehen, bis zum nächsten ausgespielt wird. Danach bleibt er verdeckt.
rules-custom-hearts-last-gathered = Einen fertigen Stich darfst du ansehen, bis er eingezogen wird. Danach bleibt er verdeckt.

rules-custom-hearts-refused = Du kannst keine Karte einer anderen Farbe spielen, solange du bedienen kannst.
rules-custom-hearts-revoke = Du kannst eine Karte einer anderen Farbe spielen, obwohl du bedienen könntest: Das heißt falsch bedienen.
rules-custom-hearts-revoke-safe = Ein Herz oder die Pik-Dame wird im ersten Stich trotzdem abgelehnt, solange du etwas anderes hast.
rules-custom-hearts-correct = Wer einen fertigen Stich gewinnt, zieht ihn ein. Bis dahin kannst du eine falsche Karte straflos zurücknehmen und eine spielen, die bedient.
rules-custom-hearts-penalty = Liegt beim Einziehen noch eine falsche Karte im Stich, bekommt 13 Punkte, wer sie gespielt hat, und die Runde endet. Sonst bekommt niemand Punkte. Haben in diesem Stich mehrere falsch bedient, zahlen sie alle 13.
rules-custom-hearts-silent = Vor dem Einziehen erfährt sonst niemand, dass falsch bedient wurde. Immer wenn ein Mensch nicht bedient hat, wartet ein Bot vor dem Einziehen, egal ob falsch bedient wurde oder nicht.

rules-custom-hearts-points = Jedes Herz, das du nimmst, zählt 1 Punkt, die Pik-Dame 13.
rules-custom-hearts-jack = Der Karo-Bube zieht 10 Punkte ab.
rules-custom-hearts-no-tricks = Wer gar keinen Stich nimmt, bekommt 5 Punkte abgezogen, außer jemand hat den Mond abgeschossen.
rules-custom-hearts-moon =
    { $moon ->
        [add] Wenn du alle Herzen und die Pik-Dame nimmst, schießt du den Mond ab: Sie kosten dich nichts, und alle anderen bekommen ihre Punkte.
        [subtract] Wenn du alle Herzen und die Pik-Dame nimmst, schießt du den Mond ab: Ihre Punkte werden dir abgezogen.
       *[choose] Wenn du alle Herzen und die Pik-Dame nimmst, schießt du den Mond ab. Wähle: Ziehe dir selbst ihre Punkte ab oder gib sie allen anderen dazu.
    }

rules-custom-hearts-end-target =
    { $rule ->
        [exceeds] Die Partie endet, sobald ein Punktestand über { NUMBER($target) } steigt.
       *[meets] Die Partie endet, sobald ein Punktestand { NUMBER($target) } erreicht.
    }
rules-custom-hearts-end-hands =
    { $hands ->
        [one] Die Partie endet nach 1 Runde.
       *[other] Die Partie endet nach { $hands } Runden.
    }
rules-custom-hearts-end-both =
    { $rule ->
        [exceeds] { $hands ->
            [one] Die Partie endet, sobald ein Punktestand über { NUMBER($target) } steigt, spätestens aber nach 1 Runde.
           *[other] Die Partie endet, sobald ein Punktestand über { NUMBER($target) } steigt, spätestens aber nach { $hands } Runden.
        }
       *[meets] { $hands ->
            [one] Die Partie endet, sobald ein Punktestand { NUMBER($target) } erreicht, spätestens aber nach 1 Runde.
           *[other] Die Partie endet, sobald ein Punktestand { NUMBER($target) } erreicht, spätestens aber nach { $hands } Runden.
        }
    }
rules-custom-hearts-wins = Der niedrigste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.

rules-custom-hearts-pictures = Diese Beispiele folgen den üblichen Regeln. Am Tisch folgen sie den dortigen.
rules-custom-hearts-picture-follow = Du hast { CARD($led, form: "acc") } ausgespielt. Adas { CARD($high, form: "bare") } ist das höchste Karo, also gewinnt sie den Stich. { $last } hatte kein Karo, und { CARD($thrown) } kann nicht gewinnen.
rules-custom-hearts-picture-pass =
    { $count ->
        [one] 1 Karte weitergeben: Die hervorgehobene zu behalten ist gefährlich. Ein Pik über der Dame kann sie fangen, und hohe Herzen fangen andere Herzen.
       *[other] { $count } Karten weitergeben: Die hervorgehobenen zu behalten ist gefährlich. Ein Pik über der Dame kann sie fangen, und hohe Herzen fangen andere Herzen.
    }
rules-custom-hearts-picture-safe = Der erste Stich, und du hast kein Kreuz: Du darfst alles spielen außer Herz und der Pik-Dame, es sei denn, du hast nichts anderes.
rules-custom-hearts-picture-unsafe = Schon der erste Stich kann Punkte kosten. Du hattest kein Kreuz und hast die Pik-Dame abgeworfen. Adas { CARD($high, form: "bare") } gewinnt den Stich und 13 Punkte.
rules-custom-hearts-picture-lead-any = Herz muss nicht gebrochen werden: Du darfst jede dieser Karten ausspielen, auch Herz.
rules-custom-hearts-picture-broken =
    { $queen ->
        [true] { $when ->
            [trick] Ada hatte kein Kreuz und hat ein Herz abgeworfen, das mit dem Stich zu dir kommt. Wenn der Stich vollständig ist, ist Herz gebrochen: Alle dürfen es ausspielen. Auch die Pik-Dame bricht Herz.
           *[card] Ada hatte kein Kreuz und hat ein Herz abgeworfen, das mit dem Stich zu dir kommt. Das bricht Herz sofort: Von jetzt an dürfen alle es ausspielen. Auch die Pik-Dame bricht Herz.
        }
       *[false] { $when ->
            [trick] Ada hatte kein Kreuz und hat ein Herz abgeworfen, das mit dem Stich zu dir kommt. Wenn der Stich vollständig ist, ist Herz gebrochen: Alle dürfen es ausspielen. Die Pik-Dame bricht Herz nicht.
           *[card] Ada hatte kein Kreuz und hat ein Herz abgeworfen, das mit dem Stich zu dir kommt. Das bricht Herz sofort: Von jetzt an dürfen alle es ausspielen. Die Pik-Dame bricht Herz nicht.
        }
    }
rules-custom-hearts-picture-wilds = Wer einen Joker spielt, bestimmt: höchste Karte seiner Farbe, über dem Ass, oder niedrigste, unter der 2.
rules-custom-hearts-picture-revoke = { $last } hat ein Kreuz abgeworfen und hatte noch ein Karo: falsch bedient. Bis der Stich eingezogen wird, kann { $last } das straflos zurücknehmen. Danach kostet es { $last } 13 Punkte und beendet die Runde.
rules-custom-hearts-picture-jack = Der Karo-Bube zieht 10 Punkte ab, wenn man ihn gewinnt.

rules-custom-hearts-score-you = Du hast 2 Herzen genommen
rules-custom-hearts-score-jack = Du hast 2 Herzen und den Karo-Buben genommen
rules-custom-hearts-score-queen =
    { $hearts ->
        [one] { $name } hat die Pik-Dame und 1 Herz genommen
       *[other] { $name } hat die Pik-Dame und { $hearts } Herzen genommen
    }
rules-custom-hearts-score-hearts =
    { $hearts ->
        [one] { $name } hat 1 Herz genommen
       *[other] { $name } hat { $hearts } Herzen genommen
    }
rules-custom-hearts-score-no-points = { $name } hat Stiche ohne Punkte genommen
rules-custom-hearts-score-no-tricks = { $name } hat keinen Stich genommen
rules-custom-hearts-score-moon =
    { $moon ->
        [add] Hätte Ada alle Herzen und die Pik-Dame genommen, würden diese { NUMBER($all) } Punkte sie nichts kosten und alle anderen { NUMBER($all) }.
        [subtract] Hätte Ada alle Herzen und die Pik-Dame genommen, würden ihr diese { NUMBER($all) } Punkte abgezogen.
       *[choose] Hätte Ada alle Herzen und die Pik-Dame genommen, könnte sie wählen: sich selbst { NUMBER($all) } abziehen oder allen anderen { NUMBER($all) } dazugeben.
    }

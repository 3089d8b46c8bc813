rules-hearts-lead = Jedes Herz, das du nimmst, kostet 1 Punkt, die Pik-Dame 13. Nimm so wenige wie möglich. Oder alle!

rules-hearts-pack = Ein Standardblatt mit 52 Karten; das Ass ist am höchsten. Alle Karten werden gegeben.
rules-hearts-deal =
    { $players ->
        [3] Zu dritt bleibt die Karo-2 draußen, und alle bekommen 17 Karten.
        [5] Zu fünft bleiben die Karo-2 und die Kreuz-3 draußen, und alle bekommen 10 Karten.
        [6] Zu sechst bleiben Karo-2 und -3 sowie Kreuz-3 und -4 draußen, und alle bekommen 8 Karten.
        [7] Zu siebt bleiben Karo-2 und -3 sowie die Kreuz-3 draußen, und alle bekommen 7 Karten.
       *[other] Zu viert bekommen alle 13 Karten.
    }

rules-hearts-passing =
    { $players ->
        [0] Gib vor dem ersten Stich 3 Karten weiter. Zu viert in der ersten Runde nach links, in der zweiten nach rechts, in der dritten nach gegenüber; in der vierten behältst du deine Karten. Danach beginnt es von vorn. Mit jeder anderen Zahl von Spielern abwechselnd nach links und nach rechts.
        [4] Gib vor dem ersten Stich 3 Karten weiter: in der ersten Runde nach links, in der zweiten nach rechts, in der dritten nach gegenüber. In der vierten Runde behältst du deine Karten. Danach beginnt es von vorn.
       *[other] Gib vor dem ersten Stich 3 Karten weiter: in der ersten Runde nach links, in der zweiten nach rechts und so weiter im Wechsel.
    }
rules-hearts-passing-blind = Alle wählen, bevor jemand sieht, welche Karten er bekommt.

rules-hearts-first = Wer die Kreuz-2 hat, spielt sie zum ersten Stich aus.
rules-hearts-follow = Bediene, wenn du kannst. Kannst du nicht, spiele irgendeine Karte.
rules-hearts-takes = Die höchste Karte der ausgespielten Farbe gewinnt den Stich. Wer sie gespielt hat, spielt zum nächsten aus.
rules-hearts-safe = Im ersten Stich darfst du weder Herz noch die Pik-Dame spielen, außer du hast nichts anderes.
rules-hearts-broken = Herz darf erst ausgespielt werden, wenn Herz gebrochen ist: wenn jemand, der nicht bedienen kann, ein Herz spielt oder wenn die Pik-Dame gespielt wird. Hast du nur noch Herzen, darfst du trotzdem eins ausspielen; auch das bricht Herz.
rules-hearts-queen = Die Pik-Dame darfst du jederzeit ausspielen.

rules-hearts-points = Wenn alle Karten gespielt sind, zählt jedes Herz, das du genommen hast, 1 Punkt und die Pik-Dame 13: zusammen 26 Punkte. Sie kommen zu deinem Punktestand.
rules-hearts-moon = Wenn du alle 13 Herzen und die Pik-Dame nimmst, <b>schießt du den Mond ab</b>: Du bekommst 0 Punkte und alle anderen 26.
rules-hearts-end =
    { $target ->
        [0] Die Partie endet, sobald ein Punktestand die Grenze erreicht: 100, in einer kurzen Partie 50. Der niedrigste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.
       *[other] Die Partie endet, sobald ein Punktestand { $target } erreicht. Der niedrigste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.
    }

rules-hearts-picture-follow = Du hast die Karo-7 ausgespielt. Adas König ist das höchste Karo, also gewinnt sie den Stich. Clara hatte kein Karo, und ihre Kreuz-Dame kann nicht gewinnen.
rules-hearts-picture-pass = Weitergeben: Die hervorgehobenen Karten zu behalten ist gefährlich. Pik-Ass und Pik-König können die Dame fangen, und hohe Herzen fangen andere Herzen.
rules-hearts-picture-broken = Boris hatte kein Kreuz und hat ein Herz abgeworfen. Das bricht Herz: Von jetzt an dürfen alle es ausspielen. Claras König gewinnt den Stich und 1 Punkt.
rules-hearts-picture-safe = Der erste Stich, und du hast kein Kreuz: Du darfst alles spielen außer Herz und der Pik-Dame, es sei denn, du hast nichts anderes.

rules-hearts-score-you = Du hast 3 Herzen genommen
rules-hearts-score-ada = Ada hat 4 Herzen und die Pik-Dame genommen
rules-hearts-score-boris = Boris hat 6 Herzen genommen
rules-hearts-score-clara = Clara hat kein Herz genommen
rules-hearts-score-sum = Das sind 26 Punkte, wie in jeder Runde, in der niemand den Mond abschießt. Hätte Ada alle 13 Herzen und die Dame genommen, bekäme sie 0 Punkte und alle anderen 26.

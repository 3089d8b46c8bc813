rules-wild-twists-lead = Hearts mit 4 Jokern, einem in jeder Farbe. Wer einen Joker spielt, bestimmt: höchste oder niedrigste Karte seiner Farbe.

rules-wild-twists-pack = Ein Blatt mit 52 Karten (das Ass ist am höchsten) und 4 Wild Twists, kurz Joker: der Kreuz-Joker, der Karo-Joker, der Pik-Joker und der Herz-Joker.
rules-wild-twists-wilds = Ein Joker ist eine Karte seiner Farbe. Als höchste schlägt er das Ass, als niedrigste liegt er unter der 2.
rules-wild-twists-dealt = Alle bekommen gleich viele der 56 Karten. Übrige liegen verdeckt in der Mitte. Weitergegeben wird nichts.
rules-wild-twists-deal =
    { $over ->
        [0] Bei { NUMBER($players) } Spielern bekommen alle { NUMBER($each) } Karten, und keine bleibt übrig.
        [one] Bei { NUMBER($players) } Spielern bekommen alle { NUMBER($each) } Karten, und 1 Karte liegt in der Mitte.
       *[other] Bei { NUMBER($players) } Spielern bekommen alle { NUMBER($each) } Karten, und { $over } Karten liegen in der Mitte.
    }

rules-wild-twists-opening = Das erste Ausspiel
rules-wild-twists-first = Wer das niedrigste Kreuz hat, spielt es zum ersten Stich aus. Das kann der Kreuz-Joker sein: Wer ihn hat, wird heimlich gefragt, ob er als niedrigste Karte ausgespielt werden soll. Wenn nicht, eröffnet das niedrigste gewöhnliche Kreuz.

rules-wild-twists-follow = Bediene, wenn du kannst; ein Joker bedient seine eigene Farbe. Kannst du nicht, spiele irgendeine Karte. Schon der erste Stich kann Punkte kosten.
rules-wild-twists-takes = Die höchste Karte der ausgespielten Farbe gewinnt den Stich. Wer sie gespielt hat, spielt zum nächsten aus.
rules-wild-twists-broken = Herz, auch der Herz-Joker, darf erst ausgespielt werden, wenn Herz gebrochen ist: wenn jemand, der nicht bedienen kann, ein Herz spielt. Hast du nur noch Herzen, darfst du trotzdem eins ausspielen; auch das bricht Herz.
rules-wild-twists-queen = Die Pik-Dame bricht Herz nicht. Ausspielen darfst du sie jederzeit.
rules-wild-twists-middle = Wer den ersten Stich gewinnt, nimmt auch die Karten in der Mitte. Niemand sieht sie, bis die Runde gewertet wird.

rules-wild-twists-points = Wenn alle Karten gespielt sind, zählt jedes der 14 Herzen 1 Punkt und die Pik-Dame 13: zusammen 27 Punkte. Sie kommen zu deinem Punktestand.
rules-wild-twists-moon = Wenn du alle 14 Herzen und die Pik-Dame nimmst, <b>schießt du den Mond ab</b>. Wähle: Ziehe dir selbst 27 ab oder gib allen anderen 27 dazu.
rules-wild-twists-end =
    { $hands ->
        [0] Eine kurze Partie hat 1 Runde, eine mittlere 3, eine lange 5. Dann gewinnt der niedrigste Punktestand; bei Gleichstand wird der Sieg geteilt.
        [one] Diese Partie hat 1 Runde. Der niedrigste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.
       *[other] Diese Partie hat { $hands } Runden. Dann gewinnt der niedrigste Punktestand; bei Gleichstand wird der Sieg geteilt.
    }

rules-wild-twists-picture-wilds = Die 4 Joker, einer in jeder Farbe. Wer einen spielt, bestimmt: höchste Karte seiner Farbe, über dem Ass, oder niedrigste, unter der 2.
rules-wild-twists-picture-highest = Ada hat den Pik-Joker als höchstes Pik gespielt. Er schlägt dein Ass, also gewinnt sie den Stich.
rules-wild-twists-picture-lowest = Boris hat den Herz-Joker als niedrigstes Herz gespielt, unter allen anderen. Du gewinnst den Stich: 4 Herzen, 4 Punkte. Auch der Herz-Joker ist ein Herz.
rules-wild-twists-picture-broken = Clara hatte kein Karo und hat ein Herz abgeworfen. Das bricht Herz: Von jetzt an dürfen alle es ausspielen. Die Pik-Dame bricht Herz nicht.

rules-wild-twists-score-you = Du hast den Herz-Joker und 2 andere Herzen genommen
rules-wild-twists-score-ada = Ada hat die Pik-Dame und 1 Herz genommen
rules-wild-twists-score-boris = Boris hat 10 Herzen genommen
rules-wild-twists-score-clara = Clara hat kein Herz genommen
rules-wild-twists-score-sum = Das sind 27 Punkte: 14 Herzen und die Pik-Dame. Hätte Ada alle genommen, könnte sie wählen: sich selbst 27 abziehen oder allen anderen 27 dazugeben.

rules-black-hearts-lead = Sechs Flüche, fünf schnelle Stiche. Hänge die Flüche den anderen an oder nimm alle sechs in einer Runde und gewinne die Partie.

rules-black-hearts-curses = 6 rote Flüche mit den Zahlen 1 bis 6, in jeder Runde. Die schwarzen Herzen auf einem Fluch sind seine Fluchpunkte.
rules-black-hearts-red = Rote { $number }:
rules-black-hearts-curse-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rules-black-hearts-blue =
    { $players ->
        [0] 6 blaue Karten mit den Zahlen 1 bis 6. Die 2 heißt „Zwei Uhr“; zu dritt ist sie die einzige blaue Karte im Spiel.
        [3] 1 blaue Karte: die 2, „Zwei Uhr“.
       *[other] 6 blaue Karten mit den Zahlen 1 bis 6. Die 2 heißt „Zwei Uhr“.
    }
rules-black-hearts-white =
    { $players ->
        [0] 18 weiße Karten, je 3 mit den Zahlen 1 bis 6. Für jede Runde werden davon zufällig 8 gezogen (zu dritt oder zu viert) oder 13 (zu fünft); zu sechst sind alle 18 im Spiel. Niemand weiß, welche fehlen.
        [5] 13 weiße Karten, für jede Runde zufällig aus 18 gezogen: je 3 mit den Zahlen 1 bis 6. Niemand weiß, welche fehlen.
        [6] 18 weiße Karten in jeder Runde, je 3 mit den Zahlen 1 bis 6.
       *[other] 8 weiße Karten, für jede Runde zufällig aus 18 gezogen: je 3 mit den Zahlen 1 bis 6. Niemand weiß, welche fehlen.
    }

rules-black-hearts-hand = Eine Runde
rules-black-hearts-pass = Alle bekommen 5 Karten und geben 2 davon nach links weiter. Alle wählen, bevor jemand sieht, was er bekommt. Unsicher? Gib deine höchsten Zahlen weiter.
rules-black-hearts-gift-turned = Dann wird zufällig ein Geschenk aufgedeckt. Es bleibt liegen und gilt für die ganze Runde: Wo es von den Regeln abweicht, gilt das Geschenk.
rules-black-hearts-no-gifts = An diesem Tisch wird ohne Geschenke gespielt.
rules-black-hearts-first = Wer „Zwei Uhr“ hat, muss sie zum ersten Stich ausspielen.
rules-black-hearts-any-card = Du musst keine Farbe bedienen: Spiele irgendeine Karte.
rules-black-hearts-takes = Die höchste Zahl gewinnt den Stich. Bei Gleichstand gewinnt die zuletzt gespielte. Wer den Stich gewinnt, spielt zum nächsten aus. Eine Runde hat 5 Stiche.

rules-black-hearts-gifts = Die Geschenke
rules-black-hearts-gifts-used =
    { $table ->
        [true] Ein aufgedecktes Geschenk scheidet aus der Partie aus. Ist keins mehr übrig, wird keins mehr aufgedeckt.
       *[false] Ein aufgedecktes Geschenk scheidet aus der Partie aus. Ist keins mehr übrig, wird keins mehr aufgedeckt. In deiner ersten Partie kannst du die Geschenke weglassen.
    }
rules-black-hearts-gift =
    { $copies ->
        [one] <b>{ $name }.</b> { $text }
       *[other] <b>{ $name }.</b> { $text } Diese Karte gibt es { $copies }-mal.
    }

rules-black-hearts-points = Nach den 5 Stichen kommen die Fluchpunkte, die du genommen hast, zu deinem Punktestand.
rules-black-hearts-all = Wer in der Runde alle 6 Flüche genommen hat, gewinnt die Partie, egal wie es steht. Alle anderen verlieren.
rules-black-hearts-end = Sonst endet die Partie, sobald ein Punktestand 13 oder mehr beträgt. Der niedrigste gewinnt, auch wenn er selbst 13 oder mehr beträgt; bei Gleichstand wird der Sieg geteilt. Hat noch niemand 13, folgt die nächste Runde.

rules-black-hearts-picture-curses = Die 6 Flüche. Jeder hat seinen eigenen Namen und seine Fluchpunkte, und alle 6 sind in jeder Runde dabei.
rules-black-hearts-picture-first = Du hattest „Zwei Uhr“, die blaue 2, und musstest sie ausspielen. Darauf darf jede Karte gespielt werden. Claras 5 ist die höchste Zahl, also gewinnt sie den Stich und Boris’ Fluch dazu.
rules-black-hearts-picture-tie = Zwei 6en: Die spätere gewinnt. Clara hat nach Ada gespielt, also bekommt sie die rote 4.
rules-black-hearts-picture-pass = Gib 2 Karten nach links weiter. Wenn du unsicher bist, nimm deine höchsten Zahlen: Sie gewinnen Stiche.

rules-black-hearts-score-you = Du hast keinen Fluch genommen
rules-black-hearts-score-ada = Ada hat die rote 2 und die rote 3 genommen
rules-black-hearts-score-boris = Boris hat die rote 6 genommen
rules-black-hearts-score-clara = Clara hat die rote 1, 4 und 5 genommen
rules-black-hearts-score-sum = Diese Punkte kommen zu den Punkteständen. Sobald einer 13 oder mehr beträgt, gewinnt der niedrigste. Hätte Clara in dieser Runde alle 6 Flüche genommen, hätte sie die Partie gewonnen.

rules-heartcatchers-lead = Ein Duell um sechs Stapel. Fange, stiehl und verstecke Geheimnisse darunter: Jede offene Karte zählt, und manche versteckte zählt mehr.

rules-heartcatchers-cards = 20 Karten: in Rot, Grün und Blau je 3 Blankokarten, 1 Große Liebe, 1 Herzbrecher und 1 Sinneswandel; dazu 2 weiße Unfangbare.
rules-heartcatchers-setup = Jede Seite beginnt mit 3 offenen Karten. Jede davon ist der Anfang eines Stapels, und jede Seite hat immer 3 Stapel. Beide bekommen 3 Karten auf die Hand; die anderen 8 sind der Nachziehstapel.

rules-heartcatchers-start = Wer anfängt
rules-heartcatchers-starter =
    { $games ->
        [1] Wer anfängt, wird ausgelost.
       *[other] Wer anfängt, wird ausgelost. In einer Partie mit mehreren Spielen fangt ihr abwechselnd an.
    }

rules-heartcatchers-turn = In deinem Zug machst du eins von dreien
rules-heartcatchers-catch = <b>Fangen.</b> Spiele eine Karte offen auf einen deiner Stapel. Sie muss die oberste Karte fangen: Rot fängt Grün, Grün fängt Blau, Blau fängt Rot.
rules-heartcatchers-steal = <b>Stehlen.</b> Fange auf die gleiche Weise einen gegnerischen Stapel. Tausche dann diesen ganzen Stapel gegen einen beliebigen von deinen dreien. Geheimnisse ziehen mit ihrem Stapel um.
rules-heartcatchers-secret = <b>Ein Geheimnis verstecken.</b> Schiebe eine beliebige Karte verdeckt unter einen beliebigen Stapel, deinen oder einen gegnerischen. Ein Stapel kann beliebig viele Geheimnisse haben.
rules-heartcatchers-uncatchable = Eine Unfangbare fängt jede Farbe, und auf sie kann keine Karte gespielt werden. Ihr Stapel wandert trotzdem, wenn er für einen gestohlenen abgegeben wird oder durch einen Sinneswandel. Geheimnisse kannst du auch unter ihr verstecken.
rules-heartcatchers-draw = Ziehe nach deinem Zug wieder auf 3 Karten nach, solange der Nachziehstapel reicht.
rules-heartcatchers-count = Die Karten jedes Stapels darfst du jederzeit zählen. Geheimnisse darf niemand ansehen, aber die du selbst versteckt hast, siehst du immer.

rules-heartcatchers-end = Das Spiel endet, wenn alle Karten gespielt sind, nach 14 Zügen. Dann wird in dieser Reihenfolge gewertet:
rules-heartcatchers-change = Jeder versteckte Sinneswandel tauscht seinen Stapel mit dem gegenüber und wird abgelegt. Zwei im selben Paar gegenüberliegender Stapel heben sich gegenseitig auf. Alle anderen Geheimnisse bleiben bei ihrem Stapel.
rules-heartcatchers-secrets = Jede versteckte Große Liebe auf deiner Seite bringt 3 Punkte; jeder versteckte Herzbrecher auf deiner Seite kostet 3. Andere Geheimnisse zählen nichts.
rules-heartcatchers-face-up =
    { $uncatchables ->
        [score] Jede offene Karte auf deiner Seite ist 1 Punkt, egal welche. Auch Unfangbare zählen.
        [nothing] Jedes offene Herz auf deiner Seite ist 1 Punkt, egal welches. An diesem Tisch zählen Unfangbare nichts.
       *[any] Jede offene Karte auf deiner Seite ist 1 Punkt, egal welche. Auch Unfangbare zählen, wenn das für den Tisch nicht ausgeschaltet ist.
    }
rules-heartcatchers-game = Mehr Punkte gewinnen das Spiel. Bei gleich vielen ist es unentschieden.
rules-heartcatchers-match =
    { $games ->
        [0] Eine Partie ist 1 Spiel oder ein Best of 3 oder 5. Endet ein einzelnes Spiel unentschieden, gewinnt ihr beide und könnt zur Entscheidung ein Best of 3 spielen. Eine längere Partie endet, sobald ein Vorsprung größer ist als die Zahl der restlichen Spiele. Ein unentschiedenes Spiel gilt als gespielt, zählt aber für niemanden. Steht es nach dem letzten Spiel gleich, spielt ihr Spiel um Spiel weiter, bis jemand vorn liegt.
        [1] Diese Partie ist 1 Spiel. Endet es unentschieden, gewinnt ihr beide und könnt zur Entscheidung ein Best of 3 spielen.
       *[other] Diese Partie ist ein Best of { $games }: Sie endet, sobald ein Vorsprung größer ist als die Zahl der restlichen Spiele. Ein unentschiedenes Spiel gilt als gespielt, zählt aber für niemanden. Steht es nach { $games } Spielen gleich, spielt ihr Spiel um Spiel weiter, bis jemand vorn liegt.
    }

rules-heartcatchers-picture-colours = Rot fängt Grün, Grün fängt Blau, Blau fängt Rot.
rules-heartcatchers-picture-catch = Fangen: Deine rote Karte kommt auf deinen Stapel, auf dem Grün obenauf liegt. Der Stapel wächst um eine Karte, und am Ende ist jede offene Karte auf deiner Seite 1 Punkt.
rules-heartcatchers-picture-steal = Stehlen: Deine grüne Karte fängt einen gegnerischen Stapel, auf dem Blau obenauf liegt. Dieser ganze Stapel wechselt samt Geheimnissen den Platz mit einem von deinen.
rules-heartcatchers-picture-secret = Verstecken: Jede Karte kann verdeckt unter jeden Stapel. Am Ende tauscht ein Sinneswandel seinen Stapel mit dem gegenüber und wird abgelegt. Danach zählen jede Große Liebe und jeder Herzbrecher für die Seite, auf der sie liegen.
rules-heartcatchers-picture-uncatchable = Eine Unfangbare fängt jede Farbe, und auf sie kann keine Karte gespielt werden. Ihr Stapel kann nicht gestohlen werden. Er wandert nur, wenn er für einen anderen abgegeben wird oder durch einen Sinneswandel.

rules-heartcatchers-label-own = dein Stapel
rules-heartcatchers-label-hand = aus der Hand
rules-heartcatchers-label-theirs = Stapel drüben
rules-heartcatchers-label-given = gibst du ab
rules-heartcatchers-label-secret = unter jeden Stapel
rules-heartcatchers-label-love = bringt 3
rules-heartcatchers-label-breaker = kostet 3
rules-heartcatchers-label-change = tauscht

rules-heartcatchers-score-own-cards = Deine 3 Stapel haben 3, 3 und 5 offene Karten
rules-heartcatchers-score-own-secrets = 2 Große Lieben sind auf deiner Seite versteckt
rules-heartcatchers-score-own = Deine Punkte
rules-heartcatchers-score-ada-cards = Adas 3 Stapel haben 2, 1 und 1 offene Karten
rules-heartcatchers-score-ada-secrets = 1 Große Liebe und 1 Herzbrecher sind auf Adas Seite versteckt
rules-heartcatchers-score-ada-points = { NUMBER($love, sign: "always") } { NUMBER($breaker, sign: "always") }
rules-heartcatchers-score-ada = Adas Punkte
rules-heartcatchers-score-sum = Versteckte Sinneswandel wurden zuerst ausgeführt und abgelegt. Alle offenen Karten zählen gleich viel.

lesson-heartcatchers-welcome = Willkommen bei Heartcatchers! Die 3 Stapel unten gehören dir, die 3 oben Ada. Am Ende ist jede offene Karte auf deiner Seite 1 Punkt wert. In jedem Zug fängst, stiehlst oder versteckst du.

lesson-heartcatchers-catch = Zum Fangen spielst du eine Karte auf einen deiner Stapel. Rot fängt Grün, Grün fängt Blau, und Blau fängt Rot. So kommt mit jedem Fang eine offene Karte auf deine Seite.
lesson-heartcatchers-catch-task = Wähle die rote Karte in deiner Hand und fange damit deinen grünen Stapel.
lesson-heartcatchers-catch-why-other = Auch ein guter Fang, aber beginne mit deiner roten Karte auf dem grünen Stapel.
lesson-heartcatchers-catch-why-steal = Du stiehlst bald, wenn es mehr zu holen gibt. Zuerst fängst du.
lesson-heartcatchers-catch-why-hide = Bald versteckst du eine Karte. Fange zuerst mit der roten: Offen ist sie einen Punkt wert.

lesson-heartcatchers-breaker = Auch Ada hat gefangen. Du hast einen Herzbrecher. Verstecke ihn verdeckt unter einem Stapel, und er kostet die Seite 3 Punkte, auf der dieser Stapel am Ende liegt.
lesson-heartcatchers-lock = Auf Adas drittem Stapel liegt eine Unfangbare. Darauf kann nichts gespielt werden, also kann niemand diesen Stapel fangen oder stehlen. Er bleibt auf ihrer Seite, wenn er nicht getauscht wird.
lesson-heartcatchers-lock-task = Wähle den Herzbrecher und verstecke ihn unter diesem Stapel.
lesson-heartcatchers-lock-why-own = Unter deinem eigenen Stapel würde er dich die 3 Punkte kosten.
lesson-heartcatchers-lock-why-open = Ihre anderen Stapel können gestohlen werden, vielleicht sogar von dir. Unter der Unfangbaren ist der Herzbrecher davor sicher.
lesson-heartcatchers-lock-why-up = Offen ist er 1 Punkt wert wie jede andere Karte. Verdeckt zieht er Ada 3 Punkte ab.
lesson-heartcatchers-lock-why-other = Das hat Zeit. Verstecke zuerst den Herzbrecher dort, wo er Ada wehtut.

lesson-heartcatchers-steal = Adas zweiter Stapel hat jetzt 3 Karten, obenauf liegt Blau. Um ihn zu stehlen, fängst du seine oberste Karte: Du bekommst den ganzen Stapel und gibst dafür einen von deinen ab.
lesson-heartcatchers-steal-task = Stiehl ihren zweiten Stapel mit deiner grünen Karte. Gib dafür deinen dritten ab, eine einzelne Karte.
lesson-heartcatchers-steal-why-give = Der richtige Stapel! Aber gib dafür deinen dritten ab: Er ist nur eine Karte, und die anderen beiden brauchst du noch.
lesson-heartcatchers-steal-why-wild = Spare dir die Unfangbare für einen Stapel auf, den du behalten willst. Deine grüne Karte kann den Dreierstapel stehlen.
lesson-heartcatchers-steal-why-other = Ihren Dreierstapel zu stehlen bringt mehr: Du bekommst diese Karten und behältst die grüne, mit der du sie gefangen hast.

lesson-heartcatchers-keep = Dein dritter Stapel hat jetzt 4 Karten, obenauf liegt Grün. Ada könnte ihn mit einer roten Karte zurückstehlen. Eine Unfangbare fängt jede Farbe, und auf sie kann nichts gespielt werden.
lesson-heartcatchers-keep-task = Sichere deinen großen Stapel: Fange ihn mit der Unfangbaren.
lesson-heartcatchers-keep-why-biggest = Die Unfangbare sichert den Stapel, auf den du sie spielst. Sichere deinen größten.
lesson-heartcatchers-keep-why-first = Sichere zuerst deinen großen Stapel. Ada könnte ihn mit einer roten Karte stehlen.

lesson-heartcatchers-love = Ada hat eine Karte unter ihrem ersten Stapel versteckt. Du hast eine Große Liebe. Unter einem Stapel versteckt, gibt sie der Seite 3 Punkte, auf der dieser Stapel am Ende liegt.
lesson-heartcatchers-love-task = Verstecke sie, wo niemand sie stehlen kann: unter deinem gesicherten Stapel.
lesson-heartcatchers-love-why-open = Dieser Stapel gehört dir, aber Ada könnte ihn mitsamt deiner Großen Liebe stehlen. Den gesicherten kann sie nicht stehlen.
lesson-heartcatchers-love-why-theirs = Dort würde sie Ada 3 Punkte geben.
lesson-heartcatchers-love-why-other = Verstecke zuerst die Große Liebe an einem sicheren Ort. Sie ist 3 Punkte wert.

lesson-heartcatchers-change = Was hat Ada unter ihrem ersten Stapel versteckt? Vielleicht eine Große Liebe, vielleicht ein Bluff. Du hast einen Sinneswandel. Unter einem Stapel versteckt, tauscht er diesen am Ende mit dem Stapel gegenüber.
lesson-heartcatchers-swap = Ihr erster Stapel hat 3 Karten und ein Geheimnis. Deiner gegenüber hat nur 2 Karten. Verstecke dort nur nicht beide Sinneswandel: Der zweite würde den ersten aufheben.
lesson-heartcatchers-swap-task = Verstecke den roten Sinneswandel unter einem der beiden ersten Stapel.
lesson-heartcatchers-swap-why-steal = Ein guter Diebstahl, aber Ada könnte den Stapel zurückstehlen. Ein versteckter Sinneswandel wirkt am Ende, wenn sie nicht mehr antworten kann.
lesson-heartcatchers-swap-why-catch = Verstecke zuerst den roten Sinneswandel. Er kann dir ihren ersten Stapel holen.
lesson-heartcatchers-swap-why-locked = Dann bekäme Ada deinen großen gesicherten Stapel und du den mit dem Herzbrecher!
lesson-heartcatchers-swap-why-second = Dort gewinnst du nichts. Beim ersten Stapelpaar hat Ada mehr als du.
lesson-heartcatchers-swap-why-green = Die richtige Stelle! Aber verstecke den roten: Dein grüner kann noch eine blaue Karte fangen.

lesson-heartcatchers-last = Deine letzte Karte ist der andere Sinneswandel. Offen zählt nur die Farbe: Grün fängt Blau. Du kannst also deinen zweiten Stapel fangen oder Adas zweiten Stapel stehlen, der 2 Karten hat.
lesson-heartcatchers-last-task = Finde den Zug, der am meisten bringt.
lesson-heartcatchers-last-why-catch = Das ist 1 Punkt. Wenn du ihren zweiten Stapel stiehlst und deinen abgibst, bekommst du 3 Karten für 1.
lesson-heartcatchers-last-why-locked = Damit würdest du deinen großen gesicherten Stapel weggeben!
lesson-heartcatchers-last-why-first = Du stiehlst den richtigen Stapel. Aber dein erster geht am Ende sowieso an Ada, also gib jetzt deinen zweiten ab.
lesson-heartcatchers-last-why-undo = Ein zweiter Sinneswandel in diesem Paar würde den ersten aufheben.
lesson-heartcatchers-last-why-second = Damit würdest du am Ende deine 1 Karte gegen ihre 2 tauschen. Wenn du sie stiehlst, bekommst du die grüne Karte dazu.

lesson-heartcatchers-scored = Endstand: du { $own }, Ada { $other }. Zuerst hat dein Sinneswandel die ersten Stapel samt Geheimnissen getauscht. Dann gab jede versteckte Große Liebe 3 Punkte, jeder versteckte Herzbrecher kostete 3, und jede offene Karte gab 1.
lesson-heartcatchers-end = Also: Fange für einen schnellen Punkt, stiehl gewachsene Stapel und sichere die, die du behalten willst. Verstecke Liebe auf deiner Seite und Herzschmerz auf der anderen. Und jede versteckte Karte kann ein Bluff sein.
lesson-heartcatchers-end-task = Starte in der Lobby dein eigenes Spiel.

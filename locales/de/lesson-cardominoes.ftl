lesson-cardominoes-welcome = Willkommen bei CARDominoes! Du spielst mit Steinen, aber Punkte sind schlecht wie bei Hearts: Jedes Herz, das du nimmst, kostet 1, die Pik-Dame 13. Zuerst haben alle einen Stein gezogen. Adas 5 war am niedrigsten, also hat sie gegeben.

lesson-cardominoes-pass = Zuerst gibst du 3 Steine an Ada weiter, links von dir. Du hast die Pik-Dame und 3 Kreuze. Die Kreuz-2 eröffnet den ersten Stich, und der kann in diesem Spiel schon Punkte kosten.
lesson-cardominoes-pass-task = Gib alle 3 Kreuze weiter. Ohne Kreuz kannst du die Dame gleich abwerfen.
lesson-cardominoes-pass-why-queen = Dann hat Ada die Dame, und du könntest sie noch in einem Stich bekommen. Ohne Kreuz kannst du sie im ersten Stich abwerfen.
lesson-cardominoes-pass-why-other = Gib stattdessen den König, die 8 und die 4 in Kreuz weiter, damit du kein Kreuz mehr hast.

lesson-cardominoes-first = Boris hat die Kreuz-2 ausgespielt. Du hast kein Kreuz und darfst jeden Stein spielen. Bei Hearts ist der erste Stich frei von Punkten, bei CARDominoes nicht.
lesson-cardominoes-first-task = Wirf die Pik-Dame ab.
lesson-cardominoes-first-why-heart = Ein Herz kostet jemanden 1 Punkt, die Dame aber 13. Wirf sie ab, solange du kannst.
lesson-cardominoes-first-why-other = Das kostet niemanden einen Punkt. Wirf die Dame ab: Dafür hast du deine Kreuze weggegeben.

lesson-cardominoes-win = Ada hat die Dame mit dem König gewonnen, den du ihr gegeben hast: 13 Punkte. Bei CARDominoes bricht die Dame Herz nicht. Jetzt spielt Ada Karo aus, und du spielst als Letztes.
lesson-cardominoes-win-task = In diesem Stich sind keine Punkte: Gewinne ihn mit deinem Buben.
lesson-cardominoes-win-why = Behalte deine niedrigen Steine: Mit ihnen überlässt du anderen den Stich. Spiele jetzt den Buben, solange keine Punkte darin sind.

lesson-cardominoes-look = Dein Stich bleibt offen liegen, bis du ausspielst. Dann wird er umgedreht, und niemand darf ihn mehr ansehen. Sieh ihn dir also an, solange du kannst!

lesson-cardominoes-lead = Herz darfst du noch nicht ausspielen: Tippe auf eins, um zu sehen, warum. Aber die Pik-Dame ist weg, also kostet Pik keine Punkte mehr.
lesson-cardominoes-lead-task = Spiele irgendein Pik aus.
lesson-cardominoes-lead-why = Behalte deine niedrigen Karos für später, wenn du damit anderen den Stich überlässt. Spiele Pik aus.

lesson-cardominoes-broken = Clara hat kein Karo und hat das Herz-Ass abgeworfen. Sobald dieser Stich vollständig ist, ist Herz gebrochen: Ab dem nächsten Stich darfst du es ausspielen.
lesson-cardominoes-broken-task = Spiele die 5, dein höchstes Karo unter der Dame.
lesson-cardominoes-broken-why = Auch die 2 liegt unter der Dame, aber behalte sie: Später bleibt sie unter mehr Steinen als die 5.

lesson-cardominoes-duck = Boris spielt die Herz-6 aus, und bisher gewinnt Claras 9.
lesson-cardominoes-duck-task = Spiele die 7, dein höchstes Herz unter der 9.
lesson-cardominoes-duck-why-king = Das Herz-Ass ist weg, also würde dein König den Stich gewinnen und jedes Herz darin.
lesson-cardominoes-duck-why-low = Das ist auch unter der 9, aber die 7 wirst du später schwerer los.

lesson-cardominoes-moon = Adas 10 hat 4 Herzen gewonnen. Nimmst du alle 13 Herzen und die Dame, schießt du den Mond ab: Ziehe dir selbst 26 ab oder gib allen anderen 26 dazu. In dieser Runde schafft das niemand mehr.
lesson-cardominoes-moon-task = Spiele die Runde jetzt allein zu Ende.

lesson-cardominoes-scored = { $result } Die Partie endet, sobald ein Punktestand über 100 steigt. Genau 100 reicht nicht. Dann gewinnt der niedrigste Punktestand.
lesson-cardominoes-end = Jetzt gibst du nach rechts weiter, in der nächsten Runde nach gegenüber und in der übernächsten gar nicht. An manchen Tischen kannst du falsch bedienen, aber wenn du das nicht rechtzeitig korrigierst, kostet es 13 Punkte.
lesson-cardominoes-end-task = Spiele hier weiter oder starte in der Lobby deine eigene Partie.

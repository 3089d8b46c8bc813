lesson-wild-twists-welcome = Willkommen bei Wild Twists! Wie bei Hearts sind Punkte schlecht: Jedes Herz, das du nimmst, kostet 1, die Pik-Dame 13. Neu sind 4 Joker, einer in jeder Farbe. Du hast 3 davon!
lesson-wild-twists-wild = Ein Joker gehört zu seiner Farbe. Spielst du einen, bestimmst du: höchste Karte seiner Farbe, über dem Ass, oder niedrigste, unter der 2. Weitergegeben wird in diesem Spiel nichts.

lesson-wild-twists-open = Das niedrigste Kreuz eröffnet den ersten Stich. Du hast den Kreuz-Joker und darfst ihn als niedrigste Karte ausspielen. Tust du es nicht, eröffnet das niedrigste andere Kreuz.
lesson-wild-twists-open-task = Spiele den Kreuz-Joker als niedrigste Karte aus. Er kann den Stich nicht gewinnen.
lesson-wild-twists-open-why = Du darfst ihn behalten, aber spielen wir ihn diesmal aus, um zu sehen, was ein Joker als niedrigste Karte bewirkt.

lesson-wild-twists-queen = Boris hatte kein Kreuz und hat die Pik-Dame abgeworfen: In diesem Spiel kann der erste Stich Punkte kosten. Claras König hat ihn gewonnen, und 13 Punkte dazu. Die Dame bricht hier Herz nicht.

lesson-wild-twists-discard = Clara spielt das Karo-Ass aus, und du hast kein Karo. Wenn du nicht bedienen kannst, darfst du jede Karte spielen. Ein abgeworfenes Herz bricht Herz.
lesson-wild-twists-discard-task = Wirf dein Herz-Ass ab. Wahrscheinlich bekommt es Clara.
lesson-wild-twists-discard-why-wild = Deine Joker nützen dir in ihrer eigenen Farbe mehr. Wirf das Herz-Ass ab: Es könnte dir später Herzen einbringen.
lesson-wild-twists-discard-why-jack = Auch der Bube könnte weg, aber das Ass ist gefährlicher: Kein Herz der anderen kann es schlagen.
lesson-wild-twists-discard-why-other = Das ist sicher, aber es gibt Clara keine Punkte. Hier wirst du umsonst ein Herz los.

lesson-wild-twists-follow = Boris hat den Karo-Joker als niedrigste Karte gespielt, also hat Claras Ass gewonnen. Herz ist gebrochen, und sie spielt die Herz-8 aus. Du musst bedienen. Auch der Herz-Joker ist ein Herz und kostet 1 Punkt.
lesson-wild-twists-follow-task = Spiele den Herz-Joker als niedrigste Karte.
lesson-wild-twists-follow-why-highest = Als höchste Karte gewinnt er ganz sicher den Stich und jedes Herz darin. Spiele ihn als niedrigste.
lesson-wild-twists-follow-why-jack = Der Bube gewinnt den Stich, wenn niemand ein höheres Herz spielt. Der Herz-Joker als niedrigste Karte kann ihn nicht gewinnen.

lesson-wild-twists-last = Adas König hat 4 Herzen gewonnen. Jetzt spielt sie Pik aus, und du spielst als Letztes. In diesem Stich sind keine Punkte, ihn zu gewinnen kostet also nichts.
lesson-wild-twists-win = Ein Joker als höchste Karte schlägt jede andere Karte seiner Farbe. Und wenn du den Stich gewinnst, spielst du zum nächsten aus.
lesson-wild-twists-win-task = Gewinne den Stich: Spiele den Pik-Joker als höchste Karte.
lesson-wild-twists-win-why-lowest = Als niedrigste Karte überlässt er Clara den Stich. Spiele ihn diesmal als höchste: Der Stich kostet nichts.
lesson-wild-twists-win-why-other = Das darfst du spielen, aber jetzt ist der Moment für deinen Joker als höchste Karte: In diesem Stich sind keine Punkte.

lesson-wild-twists-lead = Du hast den Stich gewonnen, und er hat dich nichts gekostet. Jetzt spielst du aus. Mit einer niedrigen Karte ist das sicher, solange die anderen höhere ihrer Farbe haben.
lesson-wild-twists-lead-task = Spiele die Pik-2 aus.
lesson-wild-twists-lead-why-spade = Ein höheres Pik könnte den Stich gewinnen. Dein niedrigstes Pik ist am sichersten.
lesson-wild-twists-lead-why-heart = Herz darfst du jetzt ausspielen, aber dein Bube könnte die Herzen gewinnen, und jedes kostet 1 Punkt.
lesson-wild-twists-lead-why-club = Boris hat kein Kreuz, er könnte in diesen Stich also Herzen abwerfen, und vielleicht gewinnst du ihn.

lesson-wild-twists-moon = Alle 14 Herzen und die Dame sind 27 Punkte. Nimmst du sie alle, schießt du den Mond ab: Ziehe dir selbst 27 ab oder gib allen anderen 27 dazu. In dieser Runde schafft das niemand mehr.
lesson-wild-twists-moon-task = Spiele die Runde jetzt allein zu Ende.

lesson-wild-twists-scored = { $result } Eine kurze Partie hat 1 Runde, eine mittlere 3 und eine lange 5. Der niedrigste Punktestand gewinnt.
lesson-wild-twists-end = Zu dritt, zu fünft und zu sechst bleiben Karten übrig. Sie liegen verdeckt in der Mitte, und wer den ersten Stich gewinnt, nimmt sie ungesehen mit.
lesson-wild-twists-end-task = Das war Wild Twists! Starte in der Lobby deine eigene Partie.

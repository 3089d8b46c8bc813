lesson-hearts-welcome = Willkommen bei Hearts! Punkte sind hier schlecht: Jedes Herz, das du nimmst, kostet 1 Punkt, die Pik-Dame 13. Alle anderen Karten kosten nichts.

lesson-hearts-pass = Zuerst werden Karten weitergegeben: Du gibst 3 an Ada, links von dir, und bekommst 3 von Clara. Hohe Karten gewinnen Stiche und die Punkte darin, also gib hohe weiter.
lesson-hearts-pass-task = Wähle den Pik-König, den Karo-König und das Herz-Ass und tippe dann auf „Weitergeben“.
lesson-hearts-pass-why-low = Behalte deine niedrigen Karten: Mit ihnen überlässt du anderen den Stich.
lesson-hearts-pass-why-clubs = Behalte deine beiden Kreuze. Sind sie weg, darfst du auf Kreuz spielen, was du willst.
lesson-hearts-pass-why-high = Abgesehen von den Kreuzen sind die beiden Könige und das Herz-Ass deine höchsten Karten. Gib diese drei weiter.

lesson-hearts-queen = Clara hat dir die Pik-Dame gegeben! Wer sie nimmt, bekommt 13 Punkte. Sorgen wir dafür, dass das nicht du bist.

lesson-hearts-first = Die Kreuz-2 eröffnet immer den ersten Stich, und Boris hatte sie. Du hast Kreuz, also musst du bedienen. Herz und die Pik-Dame dürfen im ersten Stich nicht gespielt werden, er ist also ungefährlich.
lesson-hearts-first-task = Spiele dein Ass. Es gewinnt den Stich, und das kostet gerade nichts.
lesson-hearts-first-why = Den Buben darfst du spielen, aber das Ass könnte dir dann später einen Stich mit Punkten einbringen. Spiele es jetzt, solange es ungefährlich ist.

lesson-hearts-lead = Die höchste Karte der ausgespielten Farbe gewinnt den Stich: dein Ass. Wer gewinnt, spielt zum nächsten Stich aus. Herz darfst du noch nicht ausspielen: Tippe auf eins, um zu sehen, warum.
lesson-hearts-lead-task = Spiele dein niedrigstes Karo aus, die 4. Fast sicher spielt jemand ein höheres.
lesson-hearts-lead-why-spade = Behalte deine anderen Piks. Solange du noch eins hast, musst du die Dame nicht spielen, wenn Pik ausgespielt wird.
lesson-hearts-lead-why-queen = Wenn niemand das Pik-Ass oder den Pik-König spielt, gewinnst du deine eigene Dame und mit ihr 13 Punkte. Spiele lieber ein niedriges Karo aus.
lesson-hearts-lead-why-club = Der Kreuz-Bube könnte den Stich gewinnen, die Karo-4 fast sicher nicht.
lesson-hearts-lead-why-diamond = Ein höheres Karo könnte den Stich gewinnen, samt abgeworfenen Punkten. Die 4 fast sicher nicht.

lesson-hearts-follow = Boris hat den Stich gewonnen und spielt Kreuz aus. Du hast nur noch ein Kreuz, also musst du es spielen.
lesson-hearts-follow-task = Spiele den Kreuz-Buben.

lesson-hearts-discard = Boris spielt den Kreuz-König aus, und du hast kein Kreuz mehr. Wenn du nicht bedienen kannst, darfst du jede Karte spielen. Das heißt abwerfen, und eine abgeworfene Karte gewinnt nie den Stich.
lesson-hearts-discard-task = Wirf die Pik-Dame ab: Boris bekommt sie und 13 Punkte.
lesson-hearts-discard-why-heart = Ein Herz gibt Boris 1 Punkt, die Dame aber 13. So eine Gelegenheit kommt vielleicht nicht wieder.
lesson-hearts-discard-why-other = Das gibt Boris keine Punkte. Werde die Dame los, solange du kannst.

lesson-hearts-broken = Das sind 13 Punkte für Boris! Die Pik-Dame hat außerdem Herz gebrochen: Von jetzt an darf Herz ausgespielt werden. Auch ein abgeworfenes Herz bricht es.

lesson-hearts-duck = Boris spielt die Karo-10 aus. Spiele dein höchstes Karo unter der 10: So wirst du eine hohe Karte los und gewinnst den Stich nicht.
lesson-hearts-duck-task = Spiele die Karo-9.
lesson-hearts-duck-why = Auch die 7 liegt unter der 10, aber behalte sie: Später bleibt sie unter mehr Karten als die 9.

lesson-hearts-last = Du spielst als Letztes und siehst, wer gewinnt: Boris, mit dem Herz-König. Er nimmt jedes Herz, das du jetzt spielst.
lesson-hearts-last-task = Spiele dein höchstes Herz, die Dame.
lesson-hearts-last-why = Auch das nimmt Boris, aber du behältst die Herz-Dame, und die könnte dir später einen Stich voller Herzen einbringen.

lesson-hearts-moon = Schau dir Boris an: Bisher hat er jeden Punkt bekommen. Alle 13 Herzen und die Pik-Dame zu nehmen heißt den Mond abschießen: Das bringt 0 Punkte, und alle anderen bekommen 26.

lesson-hearts-stop = Boris spielt die Herz-6 aus. Nimmt jemand anders auch nur ein Herz, kann er den Mond nicht mehr abschießen. Ein paar Punkte tun dir weniger weh als 26.
lesson-hearts-stop-task = Schlage die 6 mit deiner Herz-9.
lesson-hearts-stop-why = Das ist unter der 6, also bekommt Boris vielleicht auch diese Herzen und kommt dem Mond näher. Halte ihn mit der 9 auf.

lesson-hearts-low = Du hast 4 Punkte genommen, aber jetzt kann Boris den Mond nicht mehr abschießen. Du spielst aus. Nimm eine niedrige Karte: Müssen die anderen höhere spielen, gewinnt eine davon den Stich.
lesson-hearts-low-task = Spiele die Herz-2 aus.
lesson-hearts-low-why-five = Die 5 ist vielleicht niedrig genug, aber die 2 ist sicherer: Sie kann nicht gewinnen, solange jemand anders ein Herz hat.
lesson-hearts-low-why-other = Jetzt ist ein guter Moment für Herz: Deine 2 ist die niedrigste von allen, also nimmt jemand anders die Punkte.

lesson-hearts-alone = Spiele die Runde jetzt allein zu Ende. Bediene mit deiner höchsten Karte, die nicht gewinnt. Wenn du nicht bedienen kannst, wirf die Karte ab, die dir am meisten schaden könnte.
lesson-hearts-alone-task = Du weißt nicht, was du spielen sollst? Tippe auf „Tipp“.

lesson-hearts-scored = { $result } In jeder Runde gibt es zusammen 26 Punkte. Gespielt wird Runde um Runde, bis jemand 100 Punkte erreicht. Dann gewinnt der niedrigste Punktestand.
lesson-hearts-end = Jetzt kannst du Hearts! Gib gefährliche Karten weiter, bediene niedrig, wirf hohe Karten ab, wenn du nicht bedienen kannst, und achte auf den Mond. In dieser Runde gibst du nach rechts weiter.
lesson-hearts-end-task = Spiele hier weiter, so lange du magst, oder starte in der Lobby deine eigene Partie.

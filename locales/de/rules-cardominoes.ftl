rules-cardominoes-lead = Hearts mit Steinen, die hochkant stehen. Der Geber wird ausgelost, kein Stich ist sicher, und wer den Mond abschießt, wählt die Belohnung.

rules-cardominoes-tiles = Die Steine
rules-cardominoes-set = 52 Steine, einer für jede Karte eines 52er-Blatts; das Ass ist am höchsten. Sie stehen hochkant, sodass nur du die Bilder deiner Steine siehst.
rules-cardominoes-each =
    { $players ->
        [3] Zu dritt bleibt die Kreuz-2 draußen, und alle bekommen 17 Steine.
        [5] Zu fünft bleiben die Kreuz-2 und die Karo-2 draußen, und alle bekommen 10 Steine.
       *[other] Zu viert bekommen alle 13 Steine.
    }

rules-cardominoes-deal = Das Geben
rules-cardominoes-draw = Vor der ersten Runde ziehen alle für alle sichtbar einen Stein. Wer den niedrigsten Rang zieht, gibt; bei Gleichstand der niedrigsten ziehen die Beteiligten noch einmal. Nach jeder Runde gibt der linke Nachbar.

rules-cardominoes-passing =
    { $players ->
        [0] Gib vor dem ersten Stich 3 Steine weiter. Zu viert in der ersten Runde nach links, in der zweiten nach rechts, in der dritten nach gegenüber; in der vierten behältst du deine Steine. Zu dritt oder zu fünft erst nach links, dann nach rechts, dann behältst du deine Steine. Danach beginnt es von vorn.
        [4] Gib vor dem ersten Stich 3 Steine weiter: in der ersten Runde nach links, in der zweiten nach rechts, in der dritten nach gegenüber. In der vierten Runde behältst du deine Steine. Danach beginnt es von vorn.
       *[other] Gib vor dem ersten Stich 3 Steine weiter: in der ersten Runde nach links, in der zweiten nach rechts. In der dritten Runde behältst du deine Steine. Danach beginnt es von vorn.
    }
rules-cardominoes-passing-blind = Alle wählen, bevor jemand sieht, welche Steine er bekommt.

rules-cardominoes-first =
    { $players ->
        [0] Wer die Kreuz-2 hat, spielt sie zum ersten Stich aus. Wo sie draußen bleibt, tritt die Kreuz-3 an ihre Stelle.
        [4] Wer die Kreuz-2 hat, spielt sie zum ersten Stich aus.
       *[other] Wer die Kreuz-3 hat, spielt sie zum ersten Stich aus.
    }
rules-cardominoes-follow = Bediene, wenn du kannst. Kannst du nicht, spiele irgendeinen Stein, im ersten Stich auch ein Herz oder die Pik-Dame. Es gibt keinen Trumpf.
rules-cardominoes-takes = Der höchste Stein der ausgespielten Farbe gewinnt den Stich. Wer ihn gespielt hat, spielt zum nächsten aus.
rules-cardominoes-broken = Herz darf erst ausgespielt werden, wenn Herz gebrochen ist, also wenn in einem früheren Stich ein Herz gespielt wurde. Hast du nur noch Herzen, darfst du trotzdem eins ausspielen; auch das bricht Herz.
rules-cardominoes-queen = Die Pik-Dame bricht Herz nicht. Ausspielen darfst du sie jederzeit.
rules-cardominoes-closes =
    { $revokes ->
        [true] Alle dürfen einen fertigen Stich ansehen, bis er eingezogen wird. Pass gut auf: Danach bleibt er verdeckt.
       *[false] Alle dürfen einen fertigen Stich ansehen, bis zum nächsten ausgespielt wird. Pass gut auf: Danach bleibt er verdeckt.
    }

rules-cardominoes-refused = An diesem Tisch kannst du keinen Stein einer anderen Farbe spielen, solange du bedienen kannst.
rules-cardominoes-either = Für jeden Tisch bestimmt ihr, ob ein Stein, der nicht bedient, obwohl es möglich wäre, abgelehnt wird oder als <i>falsch bedient</i> gilt. Mit Falschbedienen:
rules-cardominoes-revoke = Du kannst einen Stein einer anderen Farbe spielen, obwohl du bedienen könntest: Das heißt <b>falsch bedienen</b>. Zu früh Herz auszuspielen bleibt verboten.
rules-cardominoes-correct = Wer einen fertigen Stich gewinnt, zieht ihn ein und dreht ihn dabei um. Bis dahin kannst du einen falschen Stein straflos zurücknehmen und einen spielen, der bedient.
rules-cardominoes-penalty = Liegt beim Einziehen noch ein falscher Stein im Stich, bekommt 13 Punkte, wer ihn gespielt hat, und die Runde endet. Sonst bekommt niemand Punkte. Haben in diesem Stich mehrere falsch bedient, zahlen sie alle 13.
rules-cardominoes-silent = Vor dem Einziehen erfährt sonst niemand, dass falsch bedient wurde. Immer wenn ein Mensch nicht bedient hat, wartet ein Bot vor dem Einziehen, egal ob falsch bedient wurde oder nicht.

rules-cardominoes-points = Wenn alle Steine gespielt sind, zählt jedes Herz, das du genommen hast, 1 Punkt und die Pik-Dame 13: zusammen 26 Punkte. Sie kommen zu deinem Punktestand.
rules-cardominoes-moon = Wenn du alle 13 Herzen und die Pik-Dame nimmst, <b>schießt du den Mond ab</b>. Wähle: Ziehe dir selbst 26 ab oder gib allen anderen 26 dazu. Punktestände können unter 0 fallen.
rules-cardominoes-end =
    { $target ->
        [0] Die Partie endet, sobald ein Punktestand <i>über</i> die Grenze steigt, meist 100. Genau die Grenze beendet sie nicht. Der niedrigste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.
       *[other] Die Partie endet, sobald ein Punktestand <i>über</i> { $target } steigt. Genau { $target } beendet sie nicht. Der niedrigste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.
    }

rules-cardominoes-picture-follow = Du hast die Karo-9 ausgespielt. Adas Dame ist das höchste Karo, also gewinnt sie den Stich. Er bleibt offen, bis sie ausspielt; danach darf ihn niemand mehr ansehen.
rules-cardominoes-picture-first = Schon der erste Stich kann Punkte kosten. Boris hat die Kreuz-2 ausgespielt; du hattest kein Kreuz und hast die Pik-Dame abgeworfen. Adas König gewinnt den Stich und 13 Punkte.
rules-cardominoes-picture-broken = Ada hat Pik ausgespielt, und du hattest keins. Dein Herz bricht Herz, wenn der Stich vollständig ist: Ab dem nächsten Stich darf Herz ausgespielt werden. Die Pik-Dame bricht Herz nicht.
rules-cardominoes-picture-lead = Solange Herz nicht gebrochen ist, darfst du alles außer Herz ausspielen, es sei denn, du hast nur noch Herzen.

rules-cardominoes-score-you = Du hast 2 Herzen genommen
rules-cardominoes-score-ada = Ada hat die Pik-Dame und 1 Herz genommen
rules-cardominoes-score-boris = Boris hat 10 Herzen genommen
rules-cardominoes-score-clara = Clara hat kein Herz genommen
rules-cardominoes-score-sum = Hätte Boris alle 13 Herzen und die Dame genommen, könnte er wählen: sich selbst 26 abziehen oder allen anderen 26 dazugeben.

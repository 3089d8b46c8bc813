options-usual-switch =
    { $usual ->
        [true] Standard: an.
       *[false] Standard: aus.
    }
options-usual-choice = { LIST($values, type: "disjunction") }. Standard: { $usual }.
options-usual-range = { $least } bis { $most }. Standard: { $usual }.
options-usual-list = Standard: { $usual }.
options-usual-none = Standard: keine.

options-left = links
options-right = rechts
options-across = gegenüber
options-hold = behalten

options-hearts-target = Spielen bis
options-hearts-target-help = Die Partie endet, sobald jemand diese Punktzahl erreicht. Der niedrigste Punktestand gewinnt.

options-cardominoes-target = Spielen bis
options-cardominoes-target-help = Die Partie endet, sobald jemand diese Punktzahl überschreitet. Der niedrigste Punktestand gewinnt.
options-cardominoes-revoke = Falschbedienen
options-cardominoes-revoke-help = Falsch bedient, wer nicht bedient, obwohl es möglich wäre. Das geht entweder gar nicht, oder es kostet 13 Punkte, wenn man den Stein nicht rechtzeitig zurücknimmt.
options-revoke-refused = Nicht möglich
options-revoke-penalty = Strafpunkte

options-length = Länge
options-length-help = Kurz: 1 Runde. Mittel: 3 Runden. Lang: 5 Runden.
options-length-short = Kurz
options-length-medium = Mittel
options-length-long = Lang

options-gifts = Geschenke
options-gifts-help = In jeder Runde ändert eine Geschenkkarte eine Regel, bis alle Geschenke verbraucht sind. Neu dabei? Spiele zuerst ohne Geschenke.

options-best-of = Partie
options-best-of-help = Eine längere Partie endet, sobald jemand nicht mehr einzuholen ist. Steht es nach dem letzten Spiel gleich, spielt ihr weiter, bis jemand führt.
options-best-of-one = 1 Spiel
options-best-of-three = Best of 3
options-best-of-five = Best of 5
options-uncatchable-scores = Unfangbare zählen
options-uncatchable-scores-help = Eine offene Unfangbare ist 1 Punkt wert, wie jede andere offene Karte.

options-base = Ausgehen von
options-base-help = Stellt alle Optionen darunter auf die Regeln dieses Spiels.
options-base-openspiel = Eine Runde Hearts
options-wilds = Joker
options-wilds-help = Mit den vier Jokern. Wer einen Joker spielt, bestimmt: höchste oder niedrigste Karte seiner Farbe.
options-removed = Entfernte Karten
options-removed-help = Karten, die nicht mitspielen. „2D 10S WC“ entfernt die Karo-2, die Pik-10 und den Kreuz-Joker. Farben: C Kreuz, D Karo, H Herz, S Pik. Bilder: J Bube, Q Dame, K König, A Ass, W Joker.
options-pass-cards = Weitergeben
options-pass-cards-help = Vor dem ersten Stich werden Karten weitergegeben.
options-pass-count = Anzahl Karten
options-pass-count-help = Wie viele Karten alle weitergeben.
options-pass-cycle = Richtung
options-pass-cycle-help = Wohin in jeder Runde weitergegeben wird: links, rechts, gegenüber oder behalten (kein Weitergeben). Nach dem letzten Eintrag beginnt es von vorn.
options-first-trick = Erster Stich ohne Punkte
options-first-trick-help = Im ersten Stich darf man weder Herz noch die Pik-Dame spielen, außer man hat nichts anderes.
options-any-club = Mit jedem Kreuz eröffnen
options-any-club-help = Wer das niedrigste Kreuz hat, darf mit jedem eigenen Kreuz eröffnen.
options-must-break = Herz muss gebrochen werden
options-must-break-help = Man darf Herz erst ausspielen, wenn Herz gebrochen ist, außer man hat nichts anderes.
options-queen-breaks = Dame bricht Herz
options-queen-breaks-help = Auch die Pik-Dame bricht Herz.
options-hearts-break = Wann Herz bricht
options-hearts-break-help = Sobald die Karte gespielt wird oder wenn der Stich vollständig ist.
options-hearts-break-at-once = Sofort
options-hearts-break-after-trick = Nach dem Stich
options-hearts-instead = Herz statt der Dame
options-hearts-instead-help = Wer nur noch Herzen und die Pik-Dame hat, darf ein Herz ausspielen, bevor Herz gebrochen ist.
options-jack = Karo-Bube
options-jack-help = Wer den Karo-Buben nimmt, bekommt 10 Punkte abgezogen.
options-no-tricks = Bonus ohne Stich
options-no-tricks-help = Wer in einer Runde keinen Stich nimmt, bekommt 5 Punkte abgezogen, außer jemand schießt den Mond ab.
options-moon = Mond abschießen
options-moon-help = Alle anderen bekommen alle Punkte, oder sie werden einem selbst abgezogen, oder man wählt.
options-moon-add = Den anderen geben
options-moon-subtract = Selbst abziehen
options-moon-choose = Nach Wahl
options-revoke = Falschbedienen
options-revoke-help = Falsch bedient, wer nicht bedient, obwohl es möglich wäre. Das geht entweder gar nicht, oder es kostet 13 Punkte, wenn man die Karte nicht rechtzeitig zurücknimmt.
options-draw = Geber auslosen
options-draw-help = Alle ziehen eine Karte, die niedrigste gibt zuerst. Danach wechselt der Geber nach links.
options-closes = Letzten Stich verdecken
options-closes-help = Sobald der nächste Stich beginnt, kann niemand mehr den letzten ansehen.
options-target = Spielen bis
options-target-help = Die Punktzahl, mit der die Partie endet. 0: keine Grenze.
options-target-rule = Die Partie endet
options-target-rule-help = Beim Erreichen: Genau diese Punktzahl reicht. Beim Überschreiten: Es muss mindestens 1 Punkt mehr sein.
options-target-rule-meets = Beim Erreichen
options-target-rule-exceeds = Beim Überschreiten
options-hands = Runden
options-hands-help = Die Anzahl der Runden in der Partie. 0: keine Grenze.

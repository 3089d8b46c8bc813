hints-legal = Das ist ein erlaubter Zug.
hints-only-card = Nur diese Karte darfst du spielen.
hints-last-card = Das ist deine letzte Karte.
hints-none-better = Keine andere Karte wäre besser.

hints-exact = Alle möglichen Kartenverteilungen sind geprüft, und nichts ist besser.
hints-simulated = In simulierten Runden schneidet das am besten ab.
hints-simulated-pass = In simulierten Runden schneidet deine Hand ohne diese Karten am besten ab.
hints-simulated-wins = In simulierten Spielen gewinnt das am häufigsten.

hints-like-search = Ein Bot, der weit vorausrechnet, würde wahrscheinlich dasselbe tun.
hints-best-for-trick = Für diesen Stich sieht das am besten aus.
hints-best-for-queen = Für diesen Stich und die Pik-Dame sieht das am besten aus.
hints-best-by-cards-played = Nach den bisher gespielten Karten sieht das am besten aus.
hints-best-for-now = Das sieht im Moment am besten aus.

hints-pass-for-moon = Du könntest den Mond abschießen: Gib die Karten weiter, die Stiche verlieren würden.
hints-pass-queen = Du hast zu wenige Piks, um die Pik-Dame zu schützen.
hints-pass-suit = Damit bist du eine Farbe los und kannst abwerfen, wenn sie ausgespielt wird.
hints-pass-spades = Hohe Piks könnten dir die Pik-Dame einbringen.
hints-pass-high = Diese Karten würden wahrscheinlich Stiche gewinnen.

hints-draw-queen = Das könnte die Pik-Dame herauslocken.
hints-lead-low = Niedrig ausgespielt: Den Stich gewinnt wahrscheinlich jemand anders.
hints-lead-losing = Diesen Stich gewinnt wahrscheinlich jemand anders.
hints-lead-cheap = Diesen Stich gewinnst du wahrscheinlich, aber er dürfte dich wenig kosten.
hints-lead-best = Besser kannst du nicht ausspielen.

hints-highest-under = Das ist deine höchste Karte, die diesen Stich nicht gewinnen kann.
hints-under = Damit kannst du diesen Stich nicht gewinnen.
hints-high-while-cheap = Dieser Stich ist wahrscheinlich nichts wert, also spiele deine höchste Karte.
hints-must-win = Du kannst nicht vermeiden, diesen Stich zu gewinnen.
hints-likely-win = Du kannst wahrscheinlich nicht vermeiden, diesen Stich zu gewinnen.
hints-worth-winning = Es lohnt sich, diesen Stich zu gewinnen.
hints-probably-under = Nach dir spielt wahrscheinlich noch jemand höher.

hints-drop-queen = Werde die Pik-Dame los.
hints-give-heart = Wirf ein Herz in einen fremden Stich ab.
hints-drop-high-spade = Werde ein hohes Pik los, das dir die Pik-Dame einbringen könnte.
hints-drop-danger = Wirf die Karte ab, die dich später am ehesten etwas kostet.
hints-avoid-queen = Mit jeder anderen Karte würdest du die Pik-Dame gewinnen.

hints-stop-moon = Jemand hat bisher alle Punkte: Gewinne diesen Stich, um den Mond zu verhindern.
hints-moon-certain = Du gewinnst sicher alle restlichen Stiche und schießt den Mond ab.
hints-moon-lead = Schieße den Mond ab: Spiele die Karte aus, die am sichersten gewinnt.
hints-moon-win = Schieße den Mond ab: Gewinne auch diesen Stich.
hints-moon-lose = Schieße den Mond ab: Werde eine Karte los, die später einen Stich verlieren würde.

hints-reward-wins = Damit endet die Partie, und du gewinnst.
hints-reward-too-soon = Punkte für die anderen würden die Partie beenden, bevor du vorn liegst.
hints-reward-ahead = Niemand liegt vor dir, also ist dir eine kürzere Partie recht.
hints-reward-behind = Du liegst zurück, also ist dir eine längere Partie recht.
hints-reward-likelier = Damit gewinnst du die Partie eher.
hints-reward-same = Beides bringt dir gegenüber den anderen gleich viele Punkte.

hints-keep-wild = Behalte den Kreuz-Joker für später.
hints-open-only-club = Er ist dein einziges Kreuz, und als niedrigste Karte gewinnt er selten den Stich.
hints-open-high-clubs = Deine anderen Kreuze sind hoch, aber der Kreuz-Joker eröffnet als niedrigste Karte.

hints-correct-revoke = Damit korrigierst du das Falschbedienen und bekommst keine Strafpunkte.
hints-gather = Der Stich ist vollständig.

hints-pass-curse = Ein Fluch ist bei jemand anderem besser aufgehoben.
hints-pass-winners = Gib die Karten weiter, die am ehesten Stiche gewinnen.
hints-two-oclock = „Zwei Uhr“ eröffnet die Runde.
hints-give-curse = Diesen Stich gewinnt jemand anders, also lege einen Fluch hinein.
hints-no-curse = In diesem Stich ist kein Fluch, du kannst ihn also gefahrlos gewinnen.
hints-may-be-beaten = Nach dir könnte noch jemand den Stich übernehmen.

hints-uncatchable = Mit einer Unfangbaren obenauf kann der Stapel nicht gestohlen werden.
hints-add-heart = Das bringt deiner Seite einen Punkt.
hints-better-stack = Du bekommst dafür einen besseren Stapel.
hints-stack-for-card = Du bekommst einen ganzen Stapel für eine einzige Karte.
hints-ultimate-love = Eine Große Liebe unter deinem Stapel bringt 3 Punkte.
hints-heartbreaker = Ein Herzbrecher unter einem gegnerischen Stapel kostet die andere Seite 3 Punkte.
hints-change-of-heart = Am Ende tauscht ein Sinneswandel seinen Stapel mit dem gegenüber.
hints-hide = Als Geheimnis ist die Karte mehr wert.

hints-why = Warum?
hints-pass = Gib { CARDS($cards, form: "acc") } weiter.
hints-choices = Deine Möglichkeiten
hints-choice = Zug
hints-points = Mehr Punkte
hints-chance = Gewinnt seltener
hints-best = Am besten
hints-points-more = { NUMBER($more, digits: 1) } ± { NUMBER($error, digits: 1) }
hints-chance-more = { NUMBER($more, digits: 0, style: "percent") } ± { NUMBER($error, digits: 0, style: "percent") }
hints-once = Kaum versucht
hints-close = Zu knapp für ein Urteil
hints-about = Ein Bot hat viele Verteilungen zu Ende gespielt, die zu dem passen, was du sehen kannst. Der Balken zeigt die durchschnittlichen Kosten, der Strich an seinem Ende die Unsicherheit (Standardfehler).
hints-more =
    { $count ->
        [one] { $count } weitere Möglichkeit zeigen
       *[other] { $count } weitere Möglichkeiten zeigen
    }
hints-nothing = Sonst gibt es nichts zu vergleichen.

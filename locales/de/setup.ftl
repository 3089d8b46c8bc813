setup-players = Spieler
setup-difficulty = Schwierigkeit
setup-your-name = Dein Name
setup-bot = Bot
setup-bot-number = Bot { $number }
setup-level = Stufe
setup-level-at = Stufe auf Platz { $seat }
setup-levels = Wie die Bots spielen
setup-reset = Zurücksetzen
setup-friends = Mit Freunden
setup-play = Spielen

setup-wrong-range = Gib eine Zahl von { $least } bis { $most } ein.
setup-wrong-card = „{ $typed }“ ist keine Karte. Schreibe 2D für die Karo-2 oder WC für den Kreuz-Joker.
setup-wrong-again = „{ $typed }“ ist nicht im Blatt, oder du hast die Karte zweimal entfernt.
setup-wrong-uneven = { $cards } Karten lassen sich nicht gleichmäßig auf { $players } Spieler verteilen. Entferne mehr oder weniger Karten.
setup-wrong-clubs = Lass mehr Kreuze im Blatt: Jede Runde muss mit einem Kreuz eröffnet werden.
setup-wrong-points = Lass die Pik-Dame und mindestens ein Herz im Blatt.
setup-wrong-pass = Alle bekommen nur { $cards } Karten. Lass weniger weitergeben.
setup-wrong-direction = „{ $typed }“ ist keine Richtung. Schreibe links, rechts, gegenüber oder behalten.
setup-wrong-across = Bei einer ungeraden Zahl von Spielern sitzt niemand gegenüber. Nimm links, rechts oder behalten.
setup-wrong-no-direction = Gib mindestens eine Richtung ein oder schalte „Weitergeben“ aus.
setup-wrong-end = Lege eine Punktzahl oder eine Anzahl von Runden fest, mit der die Partie endet.

setup-duplicate = Duplikat-Partie
setup-duplicate-about = Schick Freunden einen Link. Alle spielen dieselben { $count } Partien gegen Bots, eine an jedem Platz, wann sie wollen. So zählt das Kartenglück nicht.
setup-duplicate-make = Duplikat-Partie anlegen

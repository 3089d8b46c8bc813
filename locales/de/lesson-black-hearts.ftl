lesson-black-hearts-welcome = Willkommen bei Black Hearts! Die 6 roten Karten sind Flüche, und jeder zeigt seine Fluchpunkte. Gewinnst du einen Stich, nimmst du die Flüche darin. Sammle so wenige Punkte wie möglich.

lesson-black-hearts-pass = Die höchste Zahl gewinnt den Stich, egal in welcher Farbe, also gewinnt eine 6 fast immer. Zuerst geben alle 2 Karten nach links weiter. Deine gehen an Ada.
lesson-black-hearts-pass-task = Wähle beide 6en und tippe auf „Weitergeben“.
lesson-black-hearts-pass-why-six = Dann bleibt dir die andere 6. Gib beide weiter: Keine Karte ist höher.
lesson-black-hearts-pass-why-low = Niedrige Zahlen verlieren Stiche, und das willst du. Gib deine höchsten Karten weiter, die beiden 6en.

lesson-black-hearts-open = Clara hat dir eine 5 und einen Fluch gegeben, die rote 3. Außerdem hast du die blaue 2, „Zwei Uhr“. Wer sie hat, muss sie zum ersten Stich ausspielen.
lesson-black-hearts-open-task = Spiele „Zwei Uhr“ aus.

lesson-black-hearts-curse = Boris hat die rote 1 gespielt, und Claras 5 hat sie gewonnen: 1 Punkt für Clara. So wirst du einen Fluch los: Spiele ihn in einen Stich, den jemand anders gewinnt.

lesson-black-hearts-any = Clara spielt eine 4 aus. Du musst keine Farbe bedienen: Spiele irgendeine Karte. Deine rote 3 ist niedriger als ihre 4, kann den Stich also nicht gewinnen.
lesson-black-hearts-any-task = Werde deinen Fluch los: Spiele die rote 3.
lesson-black-hearts-any-why-five = Deine 5 schlägt die 4. Dann könntest du Flüche bekommen, die nach ihr gespielt werden.
lesson-black-hearts-any-why-four = Deine 4 ist gleich hoch, und bei Gleichstand gewinnt die spätere Karte. Außerdem hättest du den Fluch noch.
lesson-black-hearts-any-why-one = Die 1 ist sicher, aber nutze die Gelegenheit: Jetzt wirst du deinen Fluch los, unter Claras 4.

lesson-black-hearts-last = Ada hat deinen Fluch mit der 6 gewonnen, die du ihr gegeben hast, also zählt die rote 3 gegen sie. In diesem Stich spielst du als Letztes und siehst alle Karten. Eine davon ist ein Fluch, die rote 2.
lesson-black-hearts-tie = Vorsicht mit deiner 4: Auch Ada hat eine 4 gespielt, und bei Gleichstand gewinnt die spätere Karte.
lesson-black-hearts-tie-task = Bleib niedrig: Spiele die 1.
lesson-black-hearts-tie-why-four = Sie ist so hoch wie Adas 4 und kommt später. Damit bekämst du die rote 2.
lesson-black-hearts-tie-why-five = Deine 5 wäre die höchste Karte. Damit bekämst du die rote 2.

lesson-black-hearts-two = In diesem Stich liegen 2 Flüche, die rote 4 und die rote 5. Du spielst wieder als Letztes.
lesson-black-hearts-two-task = Gewinne sie nicht: Spiele deine 4.
lesson-black-hearts-two-why = Deine 5 ist so hoch wie die rote 5 und kommt später. Damit bekämst du beide Flüche: 5 Punkte.

lesson-black-hearts-single = Clara nimmt beide, 5 Punkte, und spielt ihre letzte Karte aus. Auch du hast nur noch eine Karte, es gibt also nichts zu wählen.
lesson-black-hearts-single-task = Spiele deine 5.

lesson-black-hearts-sixes = Im letzten Stich musste Ada die rote 6 spielen und danach Boris die blaue 6. Bei Gleichstand gewinnt die spätere Karte, also bekam Boris den Stich und den Fluch.
lesson-black-hearts-scored = { $result } Gespielt wird Runde um Runde, bis ein Punktestand 13 oder mehr erreicht. Dann gewinnt der niedrigste.
lesson-black-hearts-end = Aber wer in einer Runde alle 6 Flüche nimmt, gewinnt die Partie, egal wie es steht. Und in einer Partie mit Geschenken wird nach dem Weitergeben ein Geschenk aufgedeckt, das die Regeln dieser Runde ändert.
lesson-black-hearts-end-task = Spiele hier weiter oder starte in der Lobby eine Partie mit Geschenken.

opening-got-it = Alles klar

opening-hearts-pass = Wähle 3 Karten und tippe auf „Weitergeben“. Am gefährlichsten sind hohe Piks und hohe Herzen.
opening-cardominoes-pass = Wähle 3 Steine und tippe auf „Weitergeben“. Die Bilder deiner Steine siehst nur du.
opening-black-hearts-pass = Was weitergeben? Die Spielregel rät zu den höchsten Zahlen auf deiner Hand.
opening-custom-hearts-pass = Wähle die Karten, die du weitergeben willst, und tippe auf „Weitergeben“.

opening-hearts-play = Hervorgehobene Karten darfst du spielen. Tippe auf eine graue, um zu sehen, warum sie nicht geht.
opening-cardominoes-play = Hervorgehobene Steine darfst du spielen. Ein voller Stich bleibt offen, bis ausgespielt oder eingezogen wird.
opening-wild-twists-play = Hervorgehobene Karten darfst du spielen. Ein Joker ist die höchste oder niedrigste seiner Farbe: Du wählst.
opening-black-hearts-play = Kein Bedienen nötig. Die höchste Zahl gewinnt, bei Gleichstand die letzte. Geschenke können das ändern.
opening-custom-hearts-play = Hervorgehobene Karten darfst du spielen. Tippe auf eine graue, um zu sehen, warum sie nicht geht.

opening-heartcatchers-turn = Wähle eine Karte, dann „Fangen“, „Stehlen“ oder „Verstecken“. Die Herzreihe zeigt, welche Farbe welche fängt.

opening-card-blank = Blankokarte
opening-card-love = Große Liebe
opening-card-breaker = Herzbrecher
opening-card-change = Sinneswandel
opening-card-uncatchable = Unfangbare

opening-card-wild = JOKER
opening-card-high = HOCH
opening-card-low = NIEDRIG

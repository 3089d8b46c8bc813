curses-hiccups = Schluckauf
curses-cold-tea = Kalter Tee
curses-lost-key = Schlüssel weg
curses-bad-dream = Albtraum
curses-broken-mirror = Spiegelscherben
curses-midnight = Mitternacht
curses-two-oclock = Zwei Uhr

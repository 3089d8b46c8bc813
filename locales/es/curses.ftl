curses-hiccups = Hipo
curses-cold-tea = Té frío
curses-lost-key = Llave perdida
curses-bad-dream = Pesadilla
curses-broken-mirror = Espejo roto
curses-midnight = Medianoche
curses-two-oclock = Dos en punto

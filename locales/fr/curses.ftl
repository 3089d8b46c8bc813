curses-hiccups = Hoquet
curses-cold-tea = Thé froid
curses-lost-key = Clé perdue
curses-bad-dream = Mauvais rêve
curses-broken-mirror = Miroir brisé
curses-midnight = Minuit
curses-two-oclock = Deux heures

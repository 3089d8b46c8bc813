### The names on cards of Black Hearts: of the red Curses 1 to 6 in the house set, and of the blue 2.

curses-hiccups = Hiccups
curses-cold-tea = Cold Tea
curses-lost-key = Lost Key
curses-bad-dream = Bad Dream
curses-broken-mirror = Broken Mirror
curses-midnight = Midnight
# The blue 2 leads to the first trick. It shows a clock.
curses-two-oclock = Two o’clock

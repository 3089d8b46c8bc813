### The games: their names everywhere, and their cards in the lobby.

## Names. They are the names that the makers gave them.

games-hearts = Hearts
games-cardominoes = CARDominoes Hearts
games-wild-twists = Wild Twists Hearts
games-black-hearts = Black Hearts
games-heartcatchers = Heartcatchers
games-custom-hearts = Custom Hearts

## What a game is like, below its name in the lobby. One line on a desktop, two or three on a phone.

games-hearts-summary = Dodge the hearts and the queen of spades – or dare to take them all.
# The tiles look like dominoes.
games-cardominoes-summary = Hearts with standing tiles. Shoot the moon and choose your reward.
# Wild: a card that its player declares the highest or the lowest of its suit.
games-wild-twists-summary = Hearts with four Wilds. Each can be the highest or lowest card of its suit.
games-black-hearts-summary = Five quick tricks, six curses: pass them to your friends, or catch them all and win.
games-heartcatchers-summary = A duel for two. Catch stacks, steal stacks and hide Secrets under them.
games-custom-hearts-summary = Hearts with your house rules: every option is open.

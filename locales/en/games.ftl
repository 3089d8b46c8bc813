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

## The head of the lobby

# The title of the window.
games-title = Moonshot · Hearts card games
games-welcome = Hearts and games like it. Play against bots now, or invite friends with a link.
games-account = Account
games-settings = Settings

## The offer on a first visit

# For screen readers.
games-lesson = Lesson
games-lesson-question = New to Hearts?
games-lesson-offer = Learn it by playing: { $steps } steps, { $minutes } minutes.
games-lesson-start = Start the lesson
games-lesson-decline = No thanks

## The card of a game. The labels that name the game are for screen readers.

# For screen readers.
games-list = Games
games-players =
    { $most ->
        [one] { $least }–{ $most } player
       *[other] { $least }–{ $most } players
    }
# A game for exactly so many players.
games-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
games-minutes = { $least }–{ $most } minutes
games-difficulty-of = Difficulty of { $game }
# Buttons, two in a row on a phone.
games-play = Play
games-play-game = Play { $game }
games-friends = With friends
games-friends-game = { $game } with friends
# Buttons, up to four in a row.
games-learn = Learn
games-learn-game = Learn { $game }
# In place of “Learn” while a lesson is unfinished.
games-learn-on = Continue lesson
games-learn-on-game = Continue lesson: { $game }
games-rules = Rules
games-rules-game = Rules of { $game }
games-options = Options
games-options-game = Options of { $game }
games-quick = Quick match
games-quick-game = Quick match: { $game }

## The foot of the lobby

games-about = About Moonshot

# What the reader is called at a table without a name of their own.
games-you = You

games-not-offered = This server doesn’t offer this game.

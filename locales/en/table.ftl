### The table during a match: what is on the screen at once.

## The page

# Title of the browser tab. $game is the name of the game.
table-title = { $game } · Moonshot
# Title of the browser tab while the player has to act.
table-title-turn = ● Your turn · { $game } · Moonshot
# Title of the browser tab before the table is loaded.
table-title-loading = Table · Moonshot
# The game is not loaded yet.
table-loading = Setting up the table…
# Heading of a page without a table.
table-unreachable = Can’t reach the server
table-unreachable-why = We keep trying. The table opens as soon as the server responds.
# Above the table, one short line.
table-connection-lost = Connection lost. Reconnecting…
# For screen readers: the part of the page with the player's hand.
table-your-cards = Your cards
# Button for a spectator who can take over a bot's seat.
table-sit-down = Sit down
# Button that opens the result of the match again.
table-show-result = Show result
# A note after the key for the last trick.
table-no-last-trick = There’s no last trick to show right now.
# A note. The player shot the moon, and the choice of what it does did not load.
table-choice-failed = Your options didn’t load. Reload the page.

## The bar at the top, and its menu

# For screen readers: the toolbar.
table-toolbar = Table
# Beside the name of the game. In most games a match has hands, in Heartcatchers games.
table-round = { $round ->
    [game] game { $number }
   *[hand] hand { $number }
  }
# Beside the name of the game, if the number of hands is fixed.
table-round-of = hand { $number } of { $of }
# Beside the name of the game: the match is for the best of 3 or 5 games.
table-round-best = game { $number } · best of { $of }
# A button in the bar: undoes the player's last move. At most ~12 letters fit.
table-take-back = Take back
# Buttons in the bar and in the menu. At most ~12 letters fit.
table-last-trick = Last trick
table-scores = Scores
# The list of everything that happened, beside the table.
table-log = Log
# Opens the record of the match, where every move can be seen again.
table-history = History
# Opens the dialog with the people at the table.
table-people = People
table-rules = Rules
table-settings = Settings
# Opens the list of keyboard shortcuts.
table-shortcuts = Shortcuts
table-menu = Menu
# Tooltip of a button: its name and its key.
table-with-key = { $name } ({ $key })

## The status line above the table: very short

# For screen readers.
table-status = Status of the hand
table-status-scoring = Scoring
# Nobody plays, so the match waits.
table-status-on-hold = On hold
table-status-paused = Paused
table-status-your-turn = Your turn
# How many cards the player passes, and to whom. An arrow follows.
table-status-pass = Pass { $count } to { $player }
# The same when the player has already passed. An arrow follows.
table-status-passed = Pass to { $player }
# For spectators: where everyone passes. An arrow follows.
table-status-pass-direction = { $direction ->
    [left] Pass left
    [right] Pass right
    [across] Pass across
   *[further] Pass { $places } seats to the left
  }
table-status-hearts = { $broken ->
    [true] Hearts broken
   *[false] Hearts not broken
  }
# The same beside a heart, where there is little room.
table-status-hearts-short = { $broken ->
    [true] Broken
   *[false] Not broken
  }
table-status-trick = Trick { $now } of { $of }

## A player's badge at the table

# For screen readers: the list of the players.
table-seats = { $watching ->
    [true] Players, clockwise
   *[false] Other players, clockwise from your left
  }
# After the player's own name.
table-own-mark = (you)
# Tooltip of a mark: the player leads this trick.
table-badge-leads = Leads this trick
# Tooltip of the mark D: the player is the dealer of this hand.
table-badge-deals = Dealer
# For screen readers: the player has to act now.
table-badge-turn = to act
# Tooltip of a clock. $left and $reserve are times like 0:15.
table-badge-clock = { $left } for this move, { $reserve } in reserve
# For screen readers: the same times, one of them.
table-badge-time-left = { $left } left
table-badge-reserve-left = { $reserve } left in reserve
table-badge-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
# In Cardominoes, where cards are tiles.
table-badge-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
table-badge-points = { $count ->
    [one] { $count } point this hand
   *[other] { $count } points this hand
  }
# In Black Hearts.
table-badge-curses = { $count ->
    [one] { $count } curse point this hand
   *[other] { $count } curse points this hand
  }
# In Black Hearts: a gift card, named $gift, will change the points at the end of the hand.
table-badge-curses-before = { $count ->
    [one] { $count } curse point this hand, before { $gift }
   *[other] { $count } curse points this hand, before { $gift }
  }
table-badge-score = Match score: { $score }

## The scores in one line

# For screen readers.
table-score-strip = Match scores
table-score-end = { $over ->
    [true] Match ends above { $total }
   *[false] Match ends at { $total }
  }

## The trick

# For screen readers.
table-trick = Current trick
# For screen readers: who played which card.
table-trick-card = { $name }: { CARD($card, form: "bare") }

## The buttons above the hand. At most ~20 letters fit.

table-hint = Hint
# A question with buttons such as “lowest” and “highest”: the card can be played in several ways.
table-play-as = Play { CARD($card) } as
# Keeps the card in the hand after that question.
table-play-cancel = Cancel
# A button that cannot be pressed yet: how many more cards to select for the pass.
table-pass-missing = { $count ->
    [one] Select 1 more
   *[other] Select { $count } more
  }
table-pass-cards = { $count ->
    [one] Pass 1 card
   *[other] Pass { $count } cards
  }
# In Cardominoes, where cards are tiles.
table-pass-tiles = { $count ->
    [one] Pass 1 tile
   *[other] Pass { $count } tiles
  }
# After a finished trick.
table-continue = Continue
# Instead of correcting a card that broke the rules.
table-keep-card = { $tiles ->
    [true] Keep my tile
   *[false] Keep my card
  }
# The rest of the hand cannot change the score. A text beside a button.
table-settled = The score can no longer change.
# Button. With other people at the table it asks them first.
table-end-hand = { $asks ->
    [true] Ask to end the hand
   *[false] End the hand
  }
# A text beside a button: nobody else can win a trick any more.
table-rest-yours = The remaining tricks are yours.
table-claim = { $asks ->
    [true] Ask to claim them
   *[false] Claim them
  }
# Ends animations that are still running.
table-skip-ahead = Skip ahead
# Opens the dialog with a question from another player.
table-answer = Answer

## Tips between table and hand

# For screen readers.
table-tip = Tip

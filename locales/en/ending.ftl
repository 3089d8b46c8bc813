### Scores, and the end of a hand or a match.

## The table of players with their points

# For screen readers.
ending-standing = Standings
# Column headings. At most ~10 letters fit.
ending-place = Place
ending-player = Player
ending-this-hand = This hand
ending-last-hand = Last hand
# The points of the whole match so far.
ending-total = Match
# $over: whether the total itself does not yet end the match.
ending-line = { $over ->
    [true] The match ends when someone’s score goes above { $total }.
   *[false] The match ends when someone’s score reaches { $total }.
  }

## The points of each hand

ending-hands = Hand by hand
# Heading of a narrow column with the numbers of the hands.
ending-hand = Hand
ending-hands-none = No hands scored yet.
# The last row.
ending-hands-total = Total

## The end of a hand

# Title, if the hand has none of its own.
ending-scores = Scores
ending-continue = Continue

## The choice after shooting the moon

# For screen readers.
ending-moon = You shot the moon: choose your reward
# Buttons. Below each are the scores that follow.
ending-moon-self = Lower my score
ending-moon-others = Raise all other scores
# For screen readers: a list of scores.
ending-moon-totals = Match scores after that
# The player in that list.
ending-moon-you = You

## The end of a match

# Under the picture of a match that was stopped.
ending-no-winner = No winner this time
ending-tricks = Tricks of the last hand
# Opens the page that checks the shuffle.
ending-verify = Verify the deal
# Buttons. At most ~22 letters fit.
ending-not-ready = Not ready
# Starts the rematch. Bots take the seats of those who are not ready.
ending-start = Start with bots
# A rematch against stronger bots.
ending-harder = Harder bots
ending-watch-next = Watch next match
ending-go-next = Go to next match
ending-rematch = Rematch
# The player wants a rematch and waits for the others.
ending-ready = ✓ You’re ready

# A link to the replay of the match, at its end.
ending-replay = Replay the match

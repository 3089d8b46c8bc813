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

# A button: the deals of the match, with the same bots. At most ~25 letters fit.
ending-again = Play this deal again
# A small button beside the number of a hand in the table of scores; for screen readers.
ending-again-hand = Play again from hand { $number }
# A button: makes a link to the same deals. At most ~25 letters fit.
ending-challenge = Challenge a friend
# A link to the page with the results of all who played the same deals, and in a duplicate match with its next match.
ending-results =
    { $kind ->
        [duplicate] Standings and next match
       *[other] Compare results
    }
# A link to the replay of the match, at its end.
ending-replay = Replay the match
## Highlights of a match, in a list. $count: how often, how many, or how many points. $hand: the number of a hand.

ending-highlight-moon-made =
    { WHO($player) ->
        [you] You shot the moon { $count ->
            [one] once
           *[other] { $count } times
        }.
       *[other] { $player } shot the moon { $count ->
            [one] once
           *[other] { $count } times
        }.
    }
ending-highlight-moon-stopped =
    { WHO($player) ->
        [you] You stopped someone’s moon { $count ->
            [one] once
           *[other] { $count } times
        }.
       *[other] { $player } stopped someone’s moon { $count ->
            [one] once
           *[other] { $count } times
        }.
    }
ending-highlight-moon-missed =
    { WHO($player) ->
        [you] You were on your way to the moon { $count ->
            [one] once
           *[other] { $count } times
        }, and never got there.
       *[other] { $player } was on the way to the moon { $count ->
            [one] once
           *[other] { $count } times
        }, and never got there.
    }
# Behind the leader.
ending-highlight-comeback =
    { WHO($player) ->
        [you] After hand { $hand } you were { $count } points behind – and won.
       *[other] After hand { $hand } { $player } was { $count } points behind – and won.
    }
ending-highlight-lead-lost =
    { WHO($player) ->
        [you] After hand { $hand } you led by { $count } points, and still didn’t win.
       *[other] After hand { $hand } { $player } led by { $count } points, and still didn’t win.
    }
ending-highlight-queen-taken =
    { WHO($player) ->
        [you] You took the queen of spades { $count ->
            [one] once
           *[other] { $count } times
        }.
       *[other] { $player } took the queen of spades { $count ->
            [one] once
           *[other] { $count } times
        }.
    }
ending-highlight-queen-given =
    { WHO($player) ->
        [you] You got rid of the queen of spades { $count ->
            [one] once
           *[other] { $count } times
        }.
       *[other] { $player } got rid of the queen of spades { $count ->
            [one] once
           *[other] { $count } times
        }.
    }
ending-highlight-clean-hands =
    { WHO($player) ->
        [you] You took no points in { $count ->
            [one] one hand
           *[other] { $count } hands
        }.
       *[other] { $player } took no points in { $count ->
            [one] one hand
           *[other] { $count } hands
        }.
    }
ending-highlight-worst-hand =
    { WHO($player) ->
        [you] Hand { $hand } cost you most: { $count ->
            [one] one point
           *[other] { $count } points
        }.
       *[other] Hand { $hand } cost { $player } most: { $count ->
            [one] one point
           *[other] { $count } points
        }.
    }
# Wild Twists.
ending-highlight-wilds =
    { WHO($player) ->
        [you] You played { $count ->
            [one] one Wild
           *[other] { $count } Wilds
        }.
       *[other] { $player } played { $count ->
            [one] one Wild
           *[other] { $count } Wilds
        }.
    }
# Black Hearts.
ending-highlight-curses =
    { WHO($player) ->
        [you] You took { $count ->
            [one] one Curse
           *[other] { $count } Curses
        }.
       *[other] { $player } took { $count ->
            [one] one Curse
           *[other] { $count } Curses
        }.
    }
# Heartcatchers, from here on but for the last.
ending-highlight-stolen =
    { WHO($player) ->
        [you] You stole { $count ->
            [one] one stack
           *[other] { $count } stacks
        }.
       *[other] { $player } stole { $count ->
            [one] one stack
           *[other] { $count } stacks
        }.
    }
ending-highlight-caught =
    { WHO($player) ->
        [you] You caught { $count ->
            [one] one stack
           *[other] { $count } stacks
        } on your side.
       *[other] { $player } caught { $count ->
            [one] one stack
           *[other] { $count } stacks
        } at home.
    }
ending-highlight-secret-points =
    { WHO($player) ->
        [you] Secrets brought you { $count ->
            [one] one point
           *[other] { $count } points
        }.
       *[other] Secrets brought { $player } { $count ->
            [one] one point
           *[other] { $count } points
        }.
    }
ending-highlight-secrets-laid =
    { WHO($player) ->
        [you] You hid { $count ->
            [one] one Secret
           *[other] { $count } Secrets
        }.
       *[other] { $player } hid { $count ->
            [one] one Secret
           *[other] { $count } Secrets
        }.
    }
ending-highlight-tricks =
    { WHO($player) ->
        [you] You took { $count ->
            [one] one trick
           *[other] { $count } tricks
        }.
       *[other] { $player } took { $count ->
            [one] one trick
           *[other] { $count } tricks
        }.
    }
# Heading of the list.
ending-highlights = Highlights
# Link to the review of the decisions in the match.
ending-review = Review

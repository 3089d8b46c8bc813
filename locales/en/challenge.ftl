# A challenge: the page of a link, `/challenge/ID`.

challenge-title = Challenge
challenge-duplicate-title = Duplicate match
challenge-intro = Play { $game } with the same cards, in the same seat and against the same bots as everyone else with this link. You play it once and can’t undo anything.
challenge-duplicate-intro = Everyone plays the same { $count } matches of { $game } against bots, one in each seat, so the luck of the deal cancels out. You play each match once and can’t undo anything.
challenge-finished =
    { $count ->
        [0] Nobody has finished yet.
        [one] One player has finished.
       *[other] { $count } players have finished.
    }
challenge-play = Play
challenge-continue = Continue
challenge-next = Play match { $number } of { $count }
challenge-hidden = You’ll see the results when you’ve finished.
challenge-results = Results
challenge-place = Place
challenge-player = Player
# The heading of a column.
challenge-hand =
    { $round ->
        [game] Game { $number }
       *[hand] Hand { $number }
    }
challenge-match = Match { $number }
challenge-total = Total
challenge-you = (you)
challenge-first = (made the challenge)
challenge-own-match = Open your match
challenge-share = Share
challenge-link = Link
challenge-copy = Copy link
challenge-name = Your name
challenge-loading = Loading the challenge…
# The state of each match of a duplicate match, in a list of links.
challenge-round =
    { $state ->
        [over] Match { $number }: finished
        [begun] Match { $number }: in progress
       *[open] Match { $number }: not played yet
    }

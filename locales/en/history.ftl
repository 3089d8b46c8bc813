### The history of a match: for each hand the scores, the tricks and what happened.

history-title = History
history-loading = Loading…
# <link> downloads a file.
history-transcript = <link>Download the transcript</link>, with every card and the seed of every shuffle.
# A link under the transcript’s.
history-replay = Replay this match on the table
history-closed = At this table a trick is hidden once the next one is led. Its cards are shown here after the match.
# Heading of a part that opens. In Heartcatchers a match has games, else hands.
history-round =
    { $round ->
        [game] Game { $number }
       *[hand] Hand { $number }
    }
# In the heading: a player with the points of this hand.
history-score = { $player } { $score }
# In the heading, instead of points. $over: whether the match ended before the hand did.
history-no-score =
    { $over ->
        [true] not finished
       *[false] under way
    }
# Heading of a part that opens: the cards of each player.
history-dealt = Cards as dealt
# Heading of a part that opens.
history-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
history-hidden =
    { $count ->
        [one] { $count } trick is hidden.
       *[other] { $count } tricks are hidden.
    }
history-nothing = Nothing has happened yet.

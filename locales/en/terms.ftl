### The terms of a table: what its people agreed on, apart from the game and its options. In the lobby, the waiting room and
### the list of people.

# Label: the time limit of the table. At most ~40 letters fit.
terms-clock =
    { $clock ->
        [relaxed] 1 minute a move, 5 in reserve
        [quick] 15 seconds a move, 1 minute in reserve
       *[none] No clock
    }

## Sentences in a list.

terms-slow =
    { $clock ->
        [relaxed] You have 1 minute for each move, and 5 minutes in reserve for when you need longer. If the reserve runs out, a bot plays for you until you come back.
        [quick] You have 15 seconds for each move, and 1 minute in reserve for when you need longer. If the reserve runs out, a bot plays for you until you come back.
       *[none] There is no clock: everyone takes the time they like.
    }
# $time: a duration, such as "5 minutes".
terms-gone = A bot plays for anyone who is away for { $time }, until they come back.
terms-leave = If you leave for good, a bot takes your seat. The host can remove players, who cannot come back.
terms-join-late =
    { $allowed ->
        [true] Newcomers can take over a bot’s seat during the match.
       *[false] Nobody can take over a bot’s seat during the match.
    }
# $time: a duration, such as "2 minutes" or "30 seconds".
terms-delay = Spectators see the match { $time } late.
terms-no-chat = Quick phrases only, no chat.
terms-no-hints = No hints.
terms-rotate = Everyone moves on by one seat for each rematch.

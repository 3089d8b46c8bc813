### The strip of a lesson above the player's cards: what every game's lesson says. The opponents in all lessons are Ada (to
### the left), Boris (across) and Clara (to the right).

# Read by screen readers.
lesson-guide-label = Lesson, step { $step } of { $steps }
# Read by screen readers: the name of the area with the text of the step.
lesson-guide-text = Lesson text
# Button to the next step.
lesson-guide-next = Next
# Link to the rules of the game, after the lesson.
lesson-guide-rules = Rules
lesson-guide-leave = Leave lesson
lesson-guide-leave-hint = Leave the lesson. You can continue it from the lobby.
# The player chose something else than the step asks for.
lesson-guide-other = You can play that, but this step asks for something else. Take another look.

## The points of the hand

# One player's points in the list of lesson-guide-result.
lesson-guide-score =
    { WHO($player) ->
        [you] you { $points }
       *[other] { $player } { $points }
    }
# The low score wins. $scores: the players with their points; $place: whether the reader has the fewest points, alone (first) or
# with others (shared); $best: the $count players with the fewest points, if the reader is not among them.
lesson-guide-result =
    { $place ->
        [first] Points this hand: { LIST($scores, type: "unit") }. You have the fewest!
        [shared] Points this hand: { LIST($scores, type: "unit") }. Nobody has fewer than you.
       *[others]
            { $count ->
                [one] Points this hand: { LIST($scores, type: "unit") }. { PLAYERS($best) } has the fewest.
               *[other] Points this hand: { LIST($scores, type: "unit") }. { PLAYERS($best) } have the fewest.
            }
    }

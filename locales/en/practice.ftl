### The page /practice: the reader’s mistakes that come back, and spots, positions with one action that is better than all others.

practice-title = Practice
practice-loading = Loading…
practice-about = What you get right comes back after 1, 3, 7, 16 and 35 days, then no more. What you get wrong comes back tomorrow. Only your first try counts.

## The reader’s mistakes

practice-mistakes = Your mistakes
practice-due =
    { $count ->
        [one] { $count } mistake is due today.
       *[other] { $count } mistakes are due today.
    }
# A button.
practice-start = Practise your mistakes
# $date is a day.
practice-next = Nothing is due today. The next mistake comes back on { $date }.
practice-empty = Review a finished match: your mistakes come here by themselves.
# How many come back another day, and how many no more.
practice-counts = Later: { NUMBER($later) }. Learned: { NUMBER($learned) }.

## Spots

practice-spots = Spots
practice-spots-about = In each of these positions, one choice is clearly better than all others. Can you find it?
# How many spots of a game were solved the last time.
practice-solved = { NUMBER($right) } of { NUMBER($all) } solved
# After that: spots to solve again.
practice-again =
    { $count ->
        [one] { $count } is due again.
       *[other] { $count } are due again.
    }
# A button for each game.
practice-solve = Solve { $game }

## One position after the other

practice-count = { $number } of { $of }
# The caption of a table of the possible actions with their costs.
practice-costs = What each choice costs
# In place of the cost of the best action.
practice-best = Best choice
# Below the action that the reader tried first.
practice-tried = Your try
# $date is a day.
practice-back = You’ll see it again on { $date }.
practice-learned = You’ve learned it: it won’t come back.

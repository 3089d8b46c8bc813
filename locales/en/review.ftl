### The review of a finished match at `/matches/…/review`: what each decision of a player cost, and practice with the mistakes.

# The title of the page, and of the link to it.
review-title = Review
# The title of the window.
review-title-of = { $game }: review
review-loading = Loading the match…
review-about = Each decision is compared with what a strong bot would have done. The bot knows only what this player could see at the time, never the hidden cards.
# The label of the list of players.
review-seat = Player
review-start = Review the decisions
review-stop = Stop
# After a stop.
review-continue = Continue
# How far the review is.
review-progress =
    { $all ->
        [one] { $done } of { $all } decision reviewed
       *[other] { $done } of { $all } decisions reviewed
    }
review-nothing = There was no decision to review.

## The headline

# The result of the match without the luck in it.
review-adjusted-title = Luck-adjusted result
review-adjusted =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) } points
        [matches] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } of a win
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } games won
    }
review-adjusted-about =
    { $unit ->
        [points] Points in the match minus the others’ average, without the luck of the cards and of the others’ play. Lower is better. ± is the standard error: one match says little.
        [matches] How much of a win the match was worth, without the luck of the cards and of the others’ play. Higher is better. ± is the standard error: one match says little.
       *[games] Games won, without the luck of the cards. Higher is better. ± is the standard error: one match says little.
    }
# Three rows below the headline, each with a number.
review-luck-result = Result
review-luck-deal = Luck of the cards
review-luck-pass = Luck of the cards received
review-luck-play = Luck of the others’ play
# Until every decision has been reviewed.
review-adjusted-later = The luck-adjusted result follows once every decision is reviewed.
review-rate = Average cost per decision: { $costs }.
# The search is that of a strong bot.
review-rate-about = Use it for practice: it shows how far the play was from the bot’s choices, not how strong the player is.

## The chart

review-chart = Expected result
# Two choices of what the chart shows.
review-chart-unit = Unit
review-chart-points = Points
review-chart-chance = Chance to win
review-chart-about =
    { $unit ->
        [points] Points in the match minus the others’ average, as expected after each decision. Lower is better. Dots are marked decisions.
       *[chance] The chance to win after each decision. Dots are marked decisions.
    }
# What the chart shows, for screen readers. $first and $last are the first and last expected result.
review-chart-label =
    { $count ->
        [one] Expected result after { $count } decision: { $first } at the start, { $last } at the end
       *[other] Expected result after each of { $count } decisions: { $first } at the start, { $last } at the end
    }
# A column of the table.
review-decision = Decision

## What each kind of decision cost, by hand

review-areas = What it cost
review-areas-about = Costs are in points, or in chance to win where that is what counts. Below 0 is better than the bot’s choice.
# The heading of a column, as narrow as possible.
review-area =
    { $area ->
        [pass] Pass
        [lead] Lead
        [follow] Follow
        [discard] Discard
        [moon-tried] Moon tried
        [moon-not-stopped] Moon not stopped
        [reward] Moon reward
       *[turn] Turn
    }
review-all = All
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

## The marks

review-marks = Marks
review-none = No decision cost enough to be marked.
review-none-yet = No decision has been marked so far.
# A switch. $count decisions that cannot be told from the best choice.
review-show-close = Show what was too close to call ({ NUMBER($count) })
review-verdict =
    { $verdict ->
        [blunder] Blunder
        [mistake] Mistake
        [inaccuracy] Inaccuracy
       *[close] Too close to call
    }
# Where a mark is: such as “Hand 3, trick 5”.
review-place =
    { $round ->
        [game] Game { $hand }, turn { $trick }
       *[hand] Hand { $hand }, trick { $trick }
    }
# Labels above an action.
review-played = Played
review-better = Better
# Above the bot’s choice, where it is not known to be better.
review-other = The bot’s choice
review-cost = Cost
review-points = { NUMBER($cost, digits: 1) } ± { NUMBER($error, digits: 1) } points
review-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") } of a win
# Why what was played costs more. $after: how often, or how many points, after it; $instead: after the better choice.
review-reason =
    { $reason ->
        [takes-queen] It takes the queen of spades more often: { NUMBER($after, digits: 0, style: "percent") } instead of { NUMBER($instead, digits: 0, style: "percent") }.
        [takes-points] It takes more points: { NUMBER($after, digits: 1) } instead of { NUMBER($instead, digits: 1) }.
        [gives-up-moon] It shoots the moon less often: { NUMBER($after, digits: 0, style: "percent") } instead of { NUMBER($instead, digits: 0, style: "percent") }.
        [tries-moon] It goes for the moon, which works only { NUMBER($after, digits: 0, style: "percent") } of the time.
        [lets-moon] It lets another player shoot the moon more often: { NUMBER($after, digits: 0, style: "percent") } instead of { NUMBER($instead, digits: 0, style: "percent") }.
        [keeps-cards] It keeps cards that cost more later.
        [takes-curses] It takes more Curse points: { NUMBER($after, digits: 1) } instead of { NUMBER($instead, digits: 1) }.
        [fewer-points-given] It gives the others fewer points.
       *[wins-less] It wins less often: { NUMBER($after, digits: 0, style: "percent") } instead of { NUMBER($instead, digits: 0, style: "percent") }.
    }
# After the reason: the cards that it rests on.
review-cards = It’s about { CARDS($cards) }.
review-to-replay = Show in the replay

## Actions as labels

# $cards is a list of cards.
review-act-pass = Pass: { $cards }
review-act-catch = Catch stack { $place } with { CARD($card) }
review-act-steal = Steal stack { $place } with { CARD($card) }, give stack { $given }
review-act-hide =
    { $side ->
        [mine] Hide { CARD($card) } under own stack { $place }
       *[theirs] Hide { CARD($card) } under the opponent’s stack { $place }
    }

## Practice

review-practice = Learn from the mistakes
# A link to the page where the marks of all matches come back.
review-practice-all = Practise your mistakes
review-practice-ask = What would you do here?
# The label of the cards and buttons to choose from.
review-practice-choices = Choices
review-practice-pass =
    { $count ->
        [one] Choose { $count } card to pass.
       *[other] Choose { $count } cards to pass.
    }
# A button, once the cards to pass are chosen.
review-practice-try = Try it
review-practice-right = Yes: that’s the bot’s choice.
review-practice-same = That’s what was played, and it cost too much. Try again.
review-practice-wrong = The bot would do something else. Try again, or see the answer.
review-practice-see = See the answer
review-practice-next = Next
review-practice-end = End practice

## Hindsight: what the open cards say, apart from every number above

# A switch.
review-hindsight = In hindsight
review-hindsight-about = Looks at everyone’s cards, which nobody could see. It tells how the cards lay, not how good a decision was, and it changes no number on this page.
# How far it is.
review-hindsight-progress = { NUMBER($done) } of { NUMBER($all) } decisions looked at
# Below a decision. $action is a card or an action; $cost is a text such as “3.1 ± 0.4 points”.
review-hindsight-best = In hindsight, with every card open, “{ $action }” was best. What was played cost { $cost } in this deal.
review-hindsight-played = In hindsight, with every card open, what was played was best.

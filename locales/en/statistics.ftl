### The page with the statistics of the reader.

statistics-title = Statistics
statistics-empty = Finish a match, and your statistics begin here.
# A link to the page with mistakes to practise.
statistics-practice = Practise your mistakes
statistics-game = Game
statistics-against = Opponents
statistics-time = Time
statistics-ever = All time

## Numbers, each below its name; at most ~24 letters fit.

statistics-matches = Matches
statistics-won = Won
statistics-points-hand = Points per hand
statistics-points-game = Points per game

## Charts and tables

statistics-course = Points over time
statistics-course-about = Each dot is a match, gold if you won it. The line is the average of your last 10 matches.
statistics-places = Your places
statistics-place = Place
statistics-passes = Points by passing direction
statistics-direction = Direction
statistics-moons-tried = Moons tried
statistics-moons-made = Moons shot
statistics-moons-stopped = Moons stopped
statistics-moons-suffered = Moons against you
statistics-queens-taken = Queens of spades taken
statistics-queens-given = Queens of spades given away
statistics-list = All these matches
statistics-date = Date
statistics-hands = Hands
statistics-points = Points
# The choices of opponents.
statistics-against-of =
    { $against ->
        [bots] Bots only
        [people] With people
       *[all] Everyone
    }
# The choices of time: the last so many days.
statistics-days = { $count } days
# To whom cards were passed.
statistics-direction-of =
    { $direction ->
        [left] Left
        [right] Right
        [across] Across
        [further] Further left
       *[none] No pass
    }

## What reviews found

statistics-reviews = Luck and decisions
# When no match of the reader has been reviewed.
statistics-reviews-none = Review a finished match to see how much was luck and what your decisions cost.
statistics-reviewed = Reviewed matches
# A number with its standard error stands below; as in the review.
statistics-adjusted =
    { $unit ->
        [points] Luck-adjusted result per hand
        [matches] Luck-adjusted result per match
       *[games] Luck-adjusted result per game
    }
statistics-with-luck =
    { $unit ->
        [points] Result per hand, luck included
        [matches] Result per match, luck included
       *[games] Result per game, luck included
    }
statistics-result =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) }
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }
    }
statistics-plain =
    { $unit ->
        [points] { NUMBER($value, digits: 1) }
       *[games] { NUMBER($value, digits: 2) }
    }
statistics-cost = Cost per decision
statistics-cost-points = { NUMBER($cost, digits: 2) } ± { NUMBER($error, digits: 2) }
statistics-cost-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
statistics-reviews-about =
    { $unit ->
        [points] Results are points minus the others’ average: lower is better. ± is the standard error.
        [matches] Results are matches won: 1 is every match, 0 is none. ± is the standard error.
       *[games] Results are games won: 1 is every game, 0 is none. ± is the standard error.
    }
statistics-cost-course = Cost per decision over time
statistics-cost-about = Each dot is a reviewed match, with its standard error. The cost shows how far your play is from a strong bot’s, not how strong you are.

### The page with the statistics of the reader.

statistics-title = Statistics
statistics-empty = Play a match to the end, and your statistics begin here.
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
statistics-queens-given = Queens of spades given
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
        [further] Further on
       *[none] No pass
    }

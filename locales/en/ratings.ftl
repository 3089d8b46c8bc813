### The page with the players of each game by their ratings.

ratings-intro = Only public matches between signed-in players are rated.
ratings-game = Game
ratings-empty = Nobody is rated in this game yet. Play a public match to be the first.

## The heads of the columns

ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-won = Won

# Matches won of matches played, in its column.
ratings-won-of = { $won } of { $played }
# After the name of the reader.
ratings-you = you
# A program with an account of its own.
ratings-program = { $name } (bot)

## How ratings work

ratings-how = How ratings work
ratings-how-who = A match is rated if at least 2 people start it and everyone is signed in. Its bots are rated, too.
ratings-how-start = Everyone starts at { $rating }. The number after ± shows how far off the rating may be.
ratings-how-surer = With each match, your rating gets more precise and that number gets smaller.
ratings-how-order = Players are ranked by their rating minus that number.
ratings-how-leave = If you leave a match for good, you come last in it.

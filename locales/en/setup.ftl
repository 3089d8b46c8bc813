### The form for a new table.

setup-players = Players
setup-difficulty = Difficulty
setup-your-name = Your name
# The field for the name of a bot; in a game for two there is only one.
setup-bot = Bot
setup-bot-number = Bot { $number }
setup-level = Level
# For screen readers: the level of a bot. Seats are numbered from 1.
setup-level-at = Level at seat { $seat }
setup-levels = How the bots play
# Buttons at the foot; three in a row must fit on a phone.
setup-reset = Reset all
setup-friends = With friends
setup-play = Play

## Why a table cannot be made, below the option that is wrong

setup-wrong-range = Enter a number from { $least } to { $most }.
setup-wrong-card = “{ $typed }” isn’t a card. Write 2D for the 2 of diamonds, or WC for the Wild Club.
setup-wrong-again = “{ $typed }” isn’t in the deck, or you removed it twice.
setup-wrong-uneven = { $cards } cards can’t be dealt evenly to { $players } players. Remove more or fewer cards.
setup-wrong-clubs = Keep more clubs in the deck: a club must open every hand.
setup-wrong-points = Keep the queen of spades and at least one heart in the deck.
setup-wrong-pass = Each player gets only { $cards } cards. Pass fewer.
setup-wrong-direction = “{ $typed }” isn’t a direction. Write left, right, across or hold.
setup-wrong-across = With an odd number of players, nobody sits across. Use left, right or hold.
setup-wrong-no-direction = Enter at least one direction, or turn Passing off.
setup-wrong-end = Set a score or a number of hands that ends the match.

## At the end of the form: a match that each person plays alone, in every seat

# A heading, above a sentence and a button.
setup-duplicate = Duplicate match
setup-duplicate-about = Send a link to friends. Everyone plays the same { $count } matches against bots, one in each seat, whenever they like. The luck of the deal is out.
setup-duplicate-make = Create duplicate match

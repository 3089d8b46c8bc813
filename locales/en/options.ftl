### The options of the games: in the form for a new table, and below the rules of a game.
### A label stands above or beside its field, the help below it.

## A list of all choices, after the help of an option in the rules.

# Of an option that is on or off.
options-usual-switch =
    { $usual ->
        [true] Default: on.
       *[false] Default: off.
    }
# Values are names from below, such as “Short”, or numbers.
options-usual-choice = { LIST($values, type: "disjunction") }. Default: { $usual }.
options-usual-range = { $least } to { $most }. Default: { $usual }.
options-usual-list = Default: { $usual }.
options-usual-none = Default: none.

## Directions of the pass, as players type them into “Pass direction”: each ONE word, without a space, in lower case.

options-left = left
options-right = right
options-across = across
# No pass.
options-hold = hold

## Hearts

options-hearts-target = Play to
options-hearts-target-help = The match ends when a player reaches this score. The lowest score wins.

## CARDominoes Hearts

options-cardominoes-target = Play to
options-cardominoes-target-help = The match ends when a player goes over this score. The lowest score wins.
# Not following suit although you could.
options-cardominoes-revoke = Revokes
options-cardominoes-revoke-help = Not following suit when you can is a revoke. It is either not possible, or it costs 13 points unless you take the tile back in time.
options-revoke-refused = Not possible
options-revoke-penalty = Penalty

## Wild Twists Hearts

options-length = Length
options-length-help = Short: 1 hand. Medium: 3 hands. Long: 5 hands.
options-length-short = Short
options-length-medium = Medium
options-length-long = Long

## Black Hearts

options-gifts = Gifts
options-gifts-help = Each hand, a Gift card changes one rule, until all Gifts are used up. New to the game? Play without Gifts first.

## Heartcatchers

options-best-of = Match
options-best-of-help = A longer match ends as soon as one player can’t be caught. If it is level after the last game, you play on until someone leads.
options-best-of-one = 1 game
options-best-of-three = Best of 3
options-best-of-five = Best of 5
options-uncatchable-scores = Uncatchables score
options-uncatchable-scores-help = A face-up Uncatchable is worth 1 point, like any other face-up card.

## Custom Hearts

options-base = Start from
options-base-help = Sets all the options below to the rules of this game.
options-base-openspiel = One hand of Hearts
options-wilds = Wilds
options-wilds-help = Add the four Wilds. When you play a Wild, you choose: highest or lowest of its suit.
options-removed = Removed cards
# Cards are typed with these letters in every language: 2 to 10, J Q K A or W for a Wild, and then C, D, H or S.
options-removed-help = Cards left out of the deck. “2D 10S WC” removes the 2 of diamonds, the 10 of spades and the Wild Club.
options-pass-cards = Passing
options-pass-cards-help = Players pass cards before the first trick.
options-pass-count = Cards to pass
options-pass-count-help = How many cards each player passes.
options-pass-cycle = Pass direction
options-pass-cycle-help = Where to pass in each hand: left, right, across or hold (no pass). After the last one it starts over.
options-first-trick = No points on the first trick
options-first-trick-help = You can’t play a heart or the queen of spades on the first trick, unless you have nothing else.
options-any-club = Open with any club
options-any-club-help = The player with the lowest club may open with any of their clubs.
options-must-break = Hearts must be broken
options-must-break-help = You can’t lead a heart until hearts are broken, unless you have nothing else.
options-queen-breaks = Queen breaks hearts
options-queen-breaks-help = The queen of spades breaks hearts, too.
options-hearts-break = When hearts break
options-hearts-break-help = As soon as the card is played, or when the trick is complete.
options-hearts-break-at-once = At once
options-hearts-break-after-trick = After the trick
options-hearts-instead = Hearts instead of the queen
options-hearts-instead-help = With only hearts and the queen of spades left, you may lead a heart before hearts are broken.
options-jack = Jack of diamonds
options-jack-help = Taking the jack of diamonds lowers your score by 10.
options-no-tricks = Bonus for no tricks
options-no-tricks-help = Taking no tricks in a hand lowers your score by 5, unless someone shoots the moon.
options-moon = Shooting the moon
options-moon-help = Everyone else gets all the points, or they come off your own score, or you choose.
options-moon-add = Add to the others
options-moon-subtract = Subtract from your own
options-moon-choose = Your choice
options-revoke = Revokes
options-revoke-help = Not following suit when you can is a revoke. It is either not possible, or it costs 13 points unless you take the card back in time.
options-draw = Draw for the deal
options-draw-help = Everyone draws a card, and the lowest deals first. Then the deal moves to the left.
options-closes = Hide the last trick
options-closes-help = Once the next trick begins, nobody can look at the last one again.
options-target = Play to
options-target-help = The score that ends the match. 0: no limit.
options-target-rule = The match ends when this score is
options-target-rule-help = Reached: the exact score is enough. Exceeded: it takes at least 1 point more.
options-target-rule-meets = Reached
options-target-rule-exceeds = Exceeded
options-hands = Hands
options-hands-help = The number of hands in the match. 0: no limit.

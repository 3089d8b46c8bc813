### What a table shows before its script has loaded: the first hints of its game and the words printed on its cards. None has a
### parameter. Hints have at most 110 characters.

# Button that closes a hint. At most ~12 letters fit.
opening-got-it = Got it

## With the first pass. `Pass` is the button above the cards.

opening-hearts-pass = Select 3 cards to pass, then tap Pass. High spades and high hearts are the most dangerous.
# The cards are tiles that stand on edge.
opening-cardominoes-pass = Select 3 tiles to pass, then tap Pass. Only you can see the faces of your tiles.
opening-black-hearts-pass = Not sure what to pass? The rule book suggests the highest numbers in your hand.
opening-custom-hearts-pass = Select the cards to pass, then tap Pass.

## With the first card

opening-hearts-play = You can play the highlighted cards. Tap a greyed-out card to see why you can’t play it.
opening-cardominoes-play = You can play the highlighted tiles. A finished trick stays open until its winner leads or gathers it.
opening-wild-twists-play = You can play the highlighted cards. When you play a Wild, you choose: highest or lowest of its suit.
# The Gift cards of Black Hearts.
opening-black-hearts-play = You don’t have to follow suit. The highest number wins; on a tie, the last one played. Gifts can change this.
opening-custom-hearts-play = You can play the highlighted cards. Tap a greyed-out card to see why you can’t play it.

## With the first turn of Heartcatchers. Catch, Steal and Hide are labels on the stacks.

opening-heartcatchers-turn = Select a card, then tap Catch, Steal or Hide. The row of hearts shows which colour catches which.

## The names printed on the cards of Heartcatchers. Long ones are broken into two lines, at a space or a hyphen. They are the same
## as in `cards`.

opening-card-blank = Blank
opening-card-love = Ultimate Love
opening-card-breaker = Heartbreaker
opening-card-change = Change-of-Heart
opening-card-uncatchable = Uncatchable

## Printed on a Wild of Wild Twists, in capitals: in the hand, and as it was declared. At most ~7 letters fit.

opening-card-wild = WILD
opening-card-high = HIGH
opening-card-low = LOW

### The rules of Heartcatchers. Blank, Ultimate Love, Heartbreaker, Change-of-Heart and Uncatchable are its cards; a Secret is a card
### that lies face down under a stack.

rules-heartcatchers-lead = A duel over six stacks. Catch, steal, and hide Secrets underneath: every face-up card scores, and some hidden ones count for more.

## The cards

rules-heartcatchers-cards = 20 cards: in each of red, green and blue, 3 Blanks, 1 Ultimate Love, 1 Heartbreaker and 1 Change-of-Heart; and 2 white Uncatchables.
rules-heartcatchers-setup = Each side starts with 3 cards face up. Each is the start of a stack, and each side always has 3 stacks. You both get 3 cards in hand; the other 8 are the draw pile.

## Who starts

# Heading
rules-heartcatchers-start = Who starts
# $games: 1 for a match of a single game, 0 where the rules are for any match, otherwise 3 or 5.
rules-heartcatchers-starter =
    { $games ->
        [1] The first player is drawn at random.
       *[other] The first player is drawn at random. In a match of several games, you take turns starting.
    }

## Your turn

# Heading above a list of the three.
rules-heartcatchers-turn = On your turn, do one of three things
rules-heartcatchers-catch = <b>Catch.</b> Play a card face up on one of your own stacks. It must catch the top card: red catches green, green catches blue, blue catches red.
rules-heartcatchers-steal = <b>Steal.</b> Catch one of your opponent’s stacks the same way. Then swap that whole stack for any one of your three. Secrets move with their stacks.
rules-heartcatchers-secret = <b>Hide a Secret.</b> Slide any card face down under any stack, yours or your opponent’s. A stack can have any number of Secrets.
rules-heartcatchers-uncatchable = An Uncatchable catches any colour, and no card can be played on top of it. Its stack still moves if its owner gives it away for a stolen one, or by a Change-of-Heart. You can hide Secrets under it, too.
rules-heartcatchers-draw = After your turn, draw back up to 3 cards while the pile lasts.
rules-heartcatchers-count = You can count the cards in any stack at any time. Nobody may look at Secrets, but you can always see the ones you hid yourself.

## The end

rules-heartcatchers-end = The game ends when all cards have been played, after 14 turns. Then it is scored in this order:
rules-heartcatchers-change = Each hidden Change-of-Heart swaps its stack with the one across from it and is discarded. Two of them in the same pair of facing stacks cancel each other out. All other Secrets stay with their stacks.
rules-heartcatchers-secrets = Each hidden Ultimate Love on your side adds 3 points; each hidden Heartbreaker on your side subtracts 3. Other Secrets score nothing.
# $uncatchables: whether face-up Uncatchables score at this table, or `any` where the rules are for any table.
rules-heartcatchers-face-up =
    { $uncatchables ->
        [score] Each face-up card on your side is 1 point, whatever it is. Uncatchables count too.
        [nothing] Each face-up heart on your side is 1 point, whatever it is. At this table, Uncatchables score nothing.
       *[any] Each face-up card on your side is 1 point, whatever it is. Uncatchables count too, unless that is turned off for the table.
    }
rules-heartcatchers-game = The higher score wins the game. Equal scores are a draw.
# $games: 1 for a match of a single game, 0 where the rules are for any match, otherwise 3 or 5.
rules-heartcatchers-match =
    { $games ->
        [0] A match is 1 game, or a best of 3 or 5. If a single game is drawn, you both win and can play a best of 3 to break the tie. A longer match ends as soon as a player’s lead is greater than the number of games left. A drawn game counts as played, but for nobody. If the match is level after its last game, you play on, game by game, until someone is ahead.
        [1] This match is 1 game. If it is drawn, you both win and can play a best of 3 to break the tie.
       *[other] This match is a best of { $games }: it ends as soon as a player’s lead is greater than the number of games left. A drawn game counts as played, but for nobody. If the match is level after { $games } games, you play on, game by game, until someone is ahead.
    }

## Captions of the pictures

rules-heartcatchers-picture-colours = Red catches green, green catches blue, blue catches red.
# A green and a red card, with the labels below.
rules-heartcatchers-picture-catch = Catch: your red card goes on your stack with green on top. The stack grows by a card, and at the end each face-up card on your side is 1 point.
# A blue, a green and a red card, with the labels below.
rules-heartcatchers-picture-steal = Steal: your green card catches an opponent’s stack with blue on top. That whole stack, Secrets and all, changes places with one of yours.
# A face-down card, an Ultimate Love, a Heartbreaker and a Change-of-Heart, with the labels below.
rules-heartcatchers-picture-secret = Hide: any card can go face down under any stack. At the end, a Change-of-Heart swaps its stack with the one across from it and is discarded. Then each Ultimate Love and each Heartbreaker counts for the side it is on.
# A blue card, and an Uncatchable that is highlighted.
rules-heartcatchers-picture-uncatchable = An Uncatchable catches any colour, and no card can be played on it. Its stack can’t be stolen. It moves only when its owner gives it away for another, or by a Change-of-Heart.

## Labels below the cards of the pictures. Two or three short words, each of at most ~10 letters, one below the other.

# The top card of the stack that is caught.
rules-heartcatchers-label-own = your stack
rules-heartcatchers-label-hand = from your hand
rules-heartcatchers-label-theirs = their stack
# The stack that is given in exchange for the stolen one.
rules-heartcatchers-label-given = the stack you give
# A card that lies face down under a stack.
rules-heartcatchers-label-secret = under any stack
# What the Secret does at the end.
rules-heartcatchers-label-love = adds 3
rules-heartcatchers-label-breaker = subtracts 3
rules-heartcatchers-label-change = swaps

## Scoring example: what is on each side, in front of the points. You play against Ada.

rules-heartcatchers-score-own-cards = Your 3 stacks have 3, 3 and 5 face-up cards
rules-heartcatchers-score-own-secrets = 2 Ultimate Loves are hidden on your side
rules-heartcatchers-score-own = Your score
rules-heartcatchers-score-ada-cards = Ada’s 3 stacks have 2, 1 and 1 face-up cards
rules-heartcatchers-score-ada-secrets = 1 Ultimate Love and 1 Heartbreaker are hidden on Ada’s side
# The points of those two: +3 −3.
rules-heartcatchers-score-ada-points = { NUMBER($love, sign: "always") } { NUMBER($breaker, sign: "always") }
rules-heartcatchers-score-ada = Ada’s score
rules-heartcatchers-score-sum = Any hidden Change-of-Heart was settled first and discarded. All face-up cards score the same.

### The rules of CARDominoes Hearts: Hearts with tiles, like dominoes, in place of cards. A tile has a rank and a suit.

rules-cardominoes-lead = Hearts with tiles that stand on edge. You draw for the deal, no trick is safe, and if you shoot the moon, you choose your reward.

## The tiles

# Heading
rules-cardominoes-tiles = The tiles
rules-cardominoes-set = 52 tiles, one for each card of a pack, aces high. They stand on edge, so only you can see the faces of yours.
# $players is 3 to 5: at a table its number of players; otherwise there is a list with each of them.
rules-cardominoes-each =
    { $players ->
        [3] With 3 players the 2 of clubs is left out, and everyone gets 17 tiles.
        [5] With 5 players the 2 of clubs and the 2 of diamonds are left out, and everyone gets 10 tiles.
       *[other] With 4 players everyone gets 13 tiles.
    }

## The deal

# Heading
rules-cardominoes-deal = The deal
rules-cardominoes-draw = Before the first hand, everyone draws a tile for all to see. The lowest rank deals; players who tie for lowest draw again. After each hand, the deal moves to the left.

## Passing

# $players is 0 where the rules are for any number of players.
rules-cardominoes-passing =
    { $players ->
        [0] Before the first trick, pass 3 tiles. With 4 players, pass left on the first hand, right on the second and across on the third; on the fourth you keep your tiles. With 3 or 5 players, pass left, then right, then keep your tiles. Then it starts over.
        [4] Before the first trick, pass 3 tiles: left on the first hand, right on the second and across on the third. On the fourth hand you keep your tiles. Then it starts over.
       *[other] Before the first trick, pass 3 tiles: left on the first hand and right on the second. On the third hand you keep your tiles. Then it starts over.
    }
rules-cardominoes-passing-blind = Everyone chooses before anyone sees the tiles they get.

## Play

# $players is 0 where the rules are for any number of players.
rules-cardominoes-first =
    { $players ->
        [0] The player with the 2 of clubs leads it to the first trick. Where it is left out, the 3 of clubs takes its place.
        [4] The player with the 2 of clubs leads it to the first trick.
       *[other] The player with the 3 of clubs leads it to the first trick.
    }
rules-cardominoes-follow = Follow suit if you can. If you can’t, play any tile, even a heart or the queen of spades on the first trick. There are no trumps.
rules-cardominoes-takes = The highest tile of the suit led wins the trick. Its player leads to the next one.
rules-cardominoes-broken = You can’t lead a heart until hearts are broken: until a heart has been played in an earlier trick. If you have only hearts, you may lead one anyway; that breaks them too.
rules-cardominoes-queen = The queen of spades doesn’t break hearts. You may lead her at any time.
# Tiles of a finished trick lie face up and are then turned face down. $revokes: whether wrong tiles count as revokes at this table, see below.
rules-cardominoes-closes =
    { $revokes ->
        [true] Anyone may look at a finished trick until its winner gathers it. Watch closely: after that it stays face down.
       *[false] Anyone may look at a finished trick until its winner leads to the next one. Watch closely: after that it stays face down.
    }

## Failing to follow suit

rules-cardominoes-refused = At this table, you can’t play a tile that fails to follow suit while you can follow.
# Where the rules are for any table. A list follows.
rules-cardominoes-either = You choose for each table whether a tile that fails to follow suit is refused or counts as a <i>revoke</i>. With revokes:
# Revoke: the word of card players for failing to follow suit although one could.
rules-cardominoes-revoke = You can play a tile of another suit even though you could follow: that is a <b>revoke</b>. Leading a heart too early is still refused.
rules-cardominoes-correct = The winner gathers each finished trick, which turns it face down. Until then, you can take back your revoke and play a tile that follows suit, without penalty.
rules-cardominoes-penalty = A revoke that is still there when the trick is gathered costs its player 13 points and ends the hand. Nobody else scores. If more than one player revoked in that trick, each pays 13.
rules-cardominoes-silent = Nobody else is told about a revoke before the trick is gathered. Whenever a person didn’t follow suit, a bot waits before it gathers, revoke or not.

## Scoring

rules-cardominoes-points = When all tiles have been played, each heart you took is 1 point and the queen of spades is 13: 26 points in all. They are added to your total.
rules-cardominoes-moon = If you take all 13 hearts and the queen of spades, you <b>shoot the moon</b>. Choose: subtract 26 from your own total, or add 26 to everyone else’s. Totals can go below 0.
# $target is 0 where the rules are for any table.
rules-cardominoes-end =
    { $target ->
        [0] The match ends when a player’s total goes <i>over</i> the target, usually 100. A total of exactly the target doesn’t end it. The lowest total wins; tied players share the win.
       *[other] The match ends when a player’s total goes <i>over</i> { $target }. A total of exactly { $target } doesn’t end it. The lowest total wins; tied players share the win.
    }

## Captions of the pictures. You sit first; Ada, Boris and Clara follow.

# You: 9♦, Ada: Q♦, Boris: 4♦, Clara: A♣.
rules-cardominoes-picture-follow = You led the 9 of diamonds. Ada’s queen is the highest diamond, so she wins the trick. It stays face up until she leads; after that nobody may look at it again.
# You: Q♠, Ada: K♣, Boris: 2♣, Clara: 9♣.
rules-cardominoes-picture-first = Even the first trick can cost points. Boris led the 2 of clubs; you had no clubs and threw the queen of spades. Ada’s king wins the trick and 13 points.
# You: 5♥, Ada: 8♠, Boris: 10♠, Clara: 3♠.
rules-cardominoes-picture-broken = Ada led spades, and you had none. Your heart breaks hearts when the trick is complete: from the next trick on, anyone can lead them. The queen of spades doesn’t break hearts.
# A hand in which the hearts are greyed out.
rules-cardominoes-picture-lead = Until hearts are broken, you can lead anything but a heart, unless you have only hearts.

## Scoring example: what each player took in one hand, in front of the points.

rules-cardominoes-score-you = You took 2 hearts
rules-cardominoes-score-ada = Ada took the queen of spades and 1 heart
rules-cardominoes-score-boris = Boris took 10 hearts
rules-cardominoes-score-clara = Clara took no hearts
rules-cardominoes-score-sum = If Boris had taken all 13 hearts and the queen, he could choose: subtract 26 from his own total, or add 26 to everyone else’s.

### The rules of Wild Twists Hearts: Hearts with four more cards, the Wild Twists, Wilds for short, one of each suit.

rules-wild-twists-lead = Hearts with 4 Wilds, one of each suit. When you play a Wild, you choose: highest or lowest of its suit.

## The cards

rules-wild-twists-pack = A pack of 52 cards, aces high, and 4 Wild Twists: the Wild Club, the Wild Diamond, the Wild Spade and the Wild Heart.
rules-wild-twists-wilds = A Wild is a card of its suit. As the highest it beats the ace; as the lowest it is below the 2.
rules-wild-twists-dealt = All 56 cards are dealt evenly. Any left over lie face down in the middle. No cards are passed.
# $over: the cards in the middle. At a table one of these sentences; otherwise there is a list for 3 to 8 players.
rules-wild-twists-deal =
    { $over ->
        [0] With { NUMBER($players) } players everyone gets { NUMBER($each) } cards, and none are left over.
        [one] With { NUMBER($players) } players everyone gets { NUMBER($each) } cards, and 1 card lies in the middle.
       *[other] With { NUMBER($players) } players everyone gets { NUMBER($each) } cards, and { $over } cards lie in the middle.
    }

## The first lead

# Heading: who plays the first card of the hand.
rules-wild-twists-opening = The first lead
# An ordinary club is a club that is no Wild.
rules-wild-twists-first = The player with the lowest club leads it to the first trick. The Wild Club can be the lowest: the player who has it is asked in secret whether to lead it as the lowest. If not, the lowest ordinary club leads.

## Play

rules-wild-twists-follow = Follow suit if you can; a Wild follows its own suit. If you can’t follow, play any card. Even the first trick can cost points.
rules-wild-twists-takes = The highest card of the suit led wins the trick. Its player leads to the next one.
rules-wild-twists-broken = You can’t lead a heart, not even the Wild Heart, until hearts are broken: until a player who can’t follow suit plays a heart. If you have only hearts, you may lead one anyway; that breaks them too.
rules-wild-twists-queen = The queen of spades doesn’t break hearts. You may lead her at any time.
rules-wild-twists-middle = The winner of the first trick also takes any cards in the middle. Nobody sees them until the hand is scored.

## Scoring

rules-wild-twists-points = When all cards have been played, each of the 14 hearts is 1 point and the queen of spades is 13: 27 points in all. They are added to your total.
rules-wild-twists-moon = If you take all 14 hearts and the queen of spades, you <b>shoot the moon</b>. Choose: subtract 27 from your own total, or add 27 to everyone else’s.
# $hands is 0 where the rules are for any table.
rules-wild-twists-end =
    { $hands ->
        [0] A short match is 1 hand, a medium one 3, a long one 5. Then the lowest total wins; tied players share the win.
        [one] This match is 1 hand. The lowest score wins; tied players share the win.
       *[other] This match is { $hands } hands. Then the lowest total wins; tied players share the win.
    }

## Captions of the pictures. You sit first; Ada, Boris and Clara follow.

# The four Wilds.
rules-wild-twists-picture-wilds = The 4 Wilds, one of each suit. When you play one, you choose: the highest card of its suit, above the ace, or the lowest, below the 2.
# You: A♠, Ada: the Wild Spade, Boris: 4♠, Clara: 9♠.
rules-wild-twists-picture-highest = Ada played the Wild Spade as the highest spade. It beats your ace, so she wins the trick.
# You: K♥, Ada: 8♥, Boris: the Wild Heart, Clara: 9♥.
rules-wild-twists-picture-lowest = Boris played the Wild Heart as the lowest heart, below everyone’s. You win the trick: 4 hearts, 4 points. The Wild Heart is a heart too.
# You: 10♦, Ada: K♦, Boris: 6♦, Clara: 7♥.
rules-wild-twists-picture-broken = Clara had no diamonds and threw a heart. That breaks hearts: from now on, anyone can lead them. The queen of spades doesn’t break hearts.

## Scoring example: what each player took in one hand, in front of the points.

rules-wild-twists-score-you = You took the Wild Heart and 2 other hearts
rules-wild-twists-score-ada = Ada took the queen of spades and 1 heart
rules-wild-twists-score-boris = Boris took 10 hearts
rules-wild-twists-score-clara = Clara took no hearts
rules-wild-twists-score-sum = That makes 27 points: 14 hearts and the queen of spades. If Ada had taken them all, she could choose: subtract 27 from her own total, or add 27 to everyone else’s.

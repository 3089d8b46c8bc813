### The rules of Hearts.
### Suit, lead, follow suit, trick, hand, pass, break hearts, shoot the moon: use the words of the Hearts players of your language.

rules-hearts-lead = Every heart you take costs 1 point, and the queen of spades costs 13. Take as few as you can. Or take them all!

## The cards

rules-hearts-pack = A standard pack of 52 cards, aces high. All cards are dealt.
# $players is 3 to 7: at a table its number of players; otherwise there is a list with each of them.
rules-hearts-deal =
    { $players ->
        [3] With 3 players the 2 of diamonds is left out, and everyone gets 17 cards.
        [5] With 5 players the 2 of diamonds and the 3 of clubs are left out, and everyone gets 10 cards.
        [6] With 6 players the 2 and 3 of diamonds and the 3 and 4 of clubs are left out, and everyone gets 8 cards.
        [7] With 7 players the 2 and 3 of diamonds and the 3 of clubs are left out, and everyone gets 7 cards.
       *[other] With 4 players everyone gets 13 cards.
    }

## Passing

# $players is 0 where the rules are for any number of players.
rules-hearts-passing =
    { $players ->
        [0] Before the first trick, pass 3 cards. With 4 players, pass left on the first hand, right on the second and across on the third; on the fourth you keep your cards. Then it starts over. With any other number of players, pass left and right in turn.
        [4] Before the first trick, pass 3 cards: left on the first hand, right on the second and across on the third. On the fourth hand you keep your cards. Then it starts over.
       *[other] Before the first trick, pass 3 cards: left on the first hand, right on the second, and so on in turn.
    }
rules-hearts-passing-blind = Everyone chooses before anyone sees the cards they get.

## Play

rules-hearts-first = The player with the 2 of clubs leads it to the first trick.
rules-hearts-follow = Follow suit if you can. If you can’t, play any card.
rules-hearts-takes = The highest card of the suit led wins the trick. Its player leads to the next one.
rules-hearts-safe = On the first trick, you can’t play a heart or the queen of spades unless you have nothing else.
rules-hearts-broken = You can’t lead a heart until hearts are broken: until a player who can’t follow suit plays a heart, or someone plays the queen of spades. If you have only hearts, you may lead one anyway; that breaks them too.
rules-hearts-queen = You may lead the queen of spades at any time.

## Scoring

rules-hearts-points = When all cards have been played, each heart you took is 1 point and the queen of spades is 13: 26 points in all. They are added to your total.
rules-hearts-moon = If you take all 13 hearts and the queen of spades, you <b>shoot the moon</b>: you score 0, and everyone else scores 26.
# $target is 50 or 100, or 0 where the rules are for any table.
rules-hearts-end =
    { $target ->
        [0] The match ends when a player’s total reaches the target: 100, or 50 for a short match. The lowest total wins; tied players share the win.
       *[other] The match ends when a player’s total reaches { $target }. The lowest total wins; tied players share the win.
    }

## Captions of the pictures. You sit first; Ada, Boris and Clara follow.

# You: 7♦, Ada: K♦, Boris: 3♦, Clara: Q♣.
rules-hearts-picture-follow = You led the 7 of diamonds. Ada’s king is the highest diamond, so she wins the trick. Clara had no diamonds, and her queen of clubs can’t win.
# A hand in which the ace of hearts, the king and the queen of spades are highlighted.
rules-hearts-picture-pass = Passing: the highlighted cards are dangerous to keep. The ace or king of spades can catch the queen, and high hearts catch other hearts.
# You: 10♣, Ada: 4♣, Boris: 6♥, Clara: K♣.
rules-hearts-picture-broken = Boris had no clubs and threw a heart. That breaks hearts: from now on, anyone can lead them. Clara’s king wins the trick and 1 point.
# A hand without clubs, in which the queen of spades and a heart are greyed out.
rules-hearts-picture-safe = The first trick, and you have no clubs: you can play anything but a heart or the queen of spades, unless you have nothing else.

## Scoring example: what each player took in one hand, in front of the points.

rules-hearts-score-you = You took 3 hearts
rules-hearts-score-ada = Ada took 4 hearts and the queen of spades
rules-hearts-score-boris = Boris took 6 hearts
rules-hearts-score-clara = Clara took no hearts
rules-hearts-score-sum = That makes 26 points, as in every hand in which nobody shoots the moon. If Ada had taken all 13 hearts and the queen, she would score 0 and everyone else 26.

### The rules of Black Hearts. Curse, Gift and Two o’clock are cards of the game.

rules-black-hearts-lead = Six Curses, five quick tricks. Push the Curses on to the others, or take all six in one hand and win the match.

## The cards

rules-black-hearts-curses = 6 red Curses, numbered 1 to 6, in every hand. The black hearts on a Curse are its curse points.
# For screen readers, in front of the name of a Curse and its points.
rules-black-hearts-red = Red { $number }:
# Below the picture of a Curse.
rules-black-hearts-curse-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $players is 0 where the rules are for any number of players.
rules-black-hearts-blue =
    { $players ->
        [0] 6 blue cards, numbered 1 to 6. The 2 is Two o’clock; with 3 players it is the only blue card in play.
        [3] 1 blue card: the 2, Two o’clock.
       *[other] 6 blue cards, numbered 1 to 6. The 2 is Two o’clock.
    }
rules-black-hearts-white =
    { $players ->
        [0] 18 white cards, 3 of each number from 1 to 6. For each hand, 8 of them are drawn at random with 3 or 4 players, 13 with 5; with 6 players, all 18 are in play. Nobody knows which are left out.
        [5] 13 white cards, drawn at random for each hand from 18: 3 of each number from 1 to 6. Nobody knows which are left out.
        [6] 18 white cards in every hand, 3 of each number from 1 to 6.
       *[other] 8 white cards, drawn at random for each hand from 18: 3 of each number from 1 to 6. Nobody knows which are left out.
    }

## A hand

# Heading
rules-black-hearts-hand = A hand
rules-black-hearts-pass = Everyone gets 5 cards and passes 2 of them to the left. All choose before anyone sees what they get. Not sure? Pass your highest numbers.
rules-black-hearts-gift-turned = Then a Gift is turned up at random. It stays on the table and applies to the whole hand: where it differs from the rules, the Gift counts.
rules-black-hearts-no-gifts = This table plays without Gifts.
rules-black-hearts-first = The player with Two o’clock must lead it to the first trick.
# Any colour may be played on any other.
rules-black-hearts-any-card = You don’t have to follow suit: play any card.
rules-black-hearts-takes = The highest number wins the trick. If several cards tie, the last one played wins. The winner leads to the next one. A hand has 5 tricks.

## The Gifts

# Heading above a list of the Gifts.
rules-black-hearts-gifts = The Gifts
# $table: whether the rules are those of a table that plays with Gifts.
rules-black-hearts-gifts-used =
    { $table ->
        [true] A Gift that has been turned up leaves the match. When none are left, no more are turned up.
       *[false] A Gift that has been turned up leaves the match. When none are left, no more are turned up. For your first match, you can leave the Gifts out.
    }
# One Gift in the list. $copies: how many of this card there are.
rules-black-hearts-gift =
    { $copies ->
        [one] <b>{ $name }.</b> { $text }
       *[other] <b>{ $name }.</b> { $text } There are { $copies } of this card.
    }

## Scoring

rules-black-hearts-points = After the 5 tricks, the curse points you took are added to your total.
rules-black-hearts-all = A player who took all 6 Curses in the hand wins the match, whatever the totals. Everyone else loses.
rules-black-hearts-end = Otherwise the match ends once a total is 13 or more. The lowest total wins, even if it is 13 or more itself; tied players share the win. If nobody has 13 yet, another hand is dealt.

## Captions of the pictures. You sit first; Ada, Boris and Clara follow.

# The six red cards.
rules-black-hearts-picture-curses = The 6 Curses. Each has its own name and curse points, and all 6 are in every hand.
# You: blue 2, Ada: white 3, Boris: red 1, Clara: blue 5.
rules-black-hearts-picture-first = You had Two o’clock, the blue 2, and had to lead it. Any card can be played on it. Clara’s 5 is the highest number, so she wins the trick, and Boris’s Curse with it.
# You: white 2, Ada: white 6, Boris: red 4, Clara: blue 6.
rules-black-hearts-picture-tie = Two 6s: the later one wins. Clara played after Ada, so the red 4 is hers.
# A hand in which the white 6 and the red 6 are highlighted.
rules-black-hearts-picture-pass = Pass 2 cards to the left. If you aren’t sure which, pass your highest numbers: they win tricks.

## Scoring example: what each player took in one hand, in front of the points.

rules-black-hearts-score-you = You took no Curses
rules-black-hearts-score-ada = Ada took the red 2 and the red 3
rules-black-hearts-score-boris = Boris took the red 6
rules-black-hearts-score-clara = Clara took the red 1, 4 and 5
rules-black-hearts-score-sum = These points are added to the totals. Once a total is 13 or more, the lowest total wins. If Clara had taken all 6 Curses in this hand, she would have won the match.

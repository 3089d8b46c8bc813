### The table of Black Hearts. Curses are the red cards, which cost curse points. A gift is a card that is turned up for a hand
### and changes a rule.

## The gifts of the house set: name and effect

black-hearts-small-hours = Small Hours
black-hearts-small-hours-text = The lowest number takes the trick. On a tie for the lowest, the last one played does.
black-hearts-double-curse = Double Curse
black-hearts-double-curse-text = Curse points count double this hand.
black-hearts-mercy = Mercy
black-hearts-mercy-text = Each player’s curse points this hand are reduced by 2, but not below 0.
black-hearts-first-strike = First Strike
black-hearts-first-strike-text = On a tie for the highest number, the first one played takes the trick.
black-hearts-return-gift = Return Gift
black-hearts-return-gift-text = Before the first trick, each player passes 1 card to the right.

## The gift of the hand

# In the log, and read out. $name and $text are those of the gift; $text is a sentence.
black-hearts-gift-turned = The gift is { $name }: { $text }
# In large letters when it is turned up.
black-hearts-gift-notice = { $name }: { $text }
# In the strip above the table.
black-hearts-gift-strip = <b>{ $name }.</b> { $text }
# The same, where the gift still changes the points of the hand, which have a star as well.
black-hearts-gift-strip-star = <b>{ $name }.*</b> { $text }
# What the star means.
black-hearts-gift-star = Points marked * don’t include this gift yet.
black-hearts-gift-opens = This hand’s gift: { $name }. { $text }
# The title of the dialog with the gift.
black-hearts-gift = This hand’s gift
black-hearts-gift-later = A gift is turned up after the pass.
black-hearts-gift-none = All gifts have been used.

## Points

black-hearts-takes =
    { WHO($player) ->
        [you]
            { $points ->
                [one] You take the trick: 1 curse point.
               *[other] You take the trick: { $points } curse points.
            }
       *[other]
            { $points ->
                [one] { $player } takes the trick: 1 curse point.
               *[other] { $player } takes the trick: { $points } curse points.
            }
    }
## The result of a hand

black-hearts-taken = Curses taken this hand
# The Curses that a player took, read out.
black-hearts-taken-names = { LIST($curses) }
black-hearts-scored =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# The points on the cards, and those with the gift.
black-hearts-scored-with =
    { $printed ->
        [one] 1 point on the cards, <b>{ $scored }</b> with { $gift }
       *[other] { $printed } points on the cards, <b>{ $scored }</b> with { $gift }
    }
# The total of one or more players is $total (13) or more.
black-hearts-ended = { CAPITAL(PLAYERS($players)) } reached { $total }, so the match ends. The lowest total wins.

## A player took all Curses in one hand.

black-hearts-all-curses =
    { WHO($player) ->
        [you] You took all 6 Curses!
       *[other] { $player } took all 6 Curses!
    }
black-hearts-all-curses-win = All 6 Curses in one hand win the match.
# Why the match was won.
black-hearts-decided =
    { WHO($player) ->
        [you] You took all 6 Curses in one hand.
       *[other] { $player } took all 6 Curses in one hand.
    }

### The rules of Custom Hearts: Hearts in which every rule can be changed. At a table, one sentence for each option as it is set there.

rules-custom-hearts-lead = Hearts with your own house rules.

## Where the rules are for any table

rules-custom-hearts-about = Start from Hearts, CARDominoes or Wild Twists and change any rule: what is passed and where, what can be played on the first trick, what breaks hearts, what the moon does, when the match ends. Whatever you leave alone stays as in the game you started from. 3 to 8 can play.
rules-custom-hearts-at-table = At the table, this page shows the rules that you chose.

## At a table: the game that it was started from. The rules follow.

rules-custom-hearts-base =
    { $base ->
        [hearts] Based on Hearts, with these rules:
        [cardominoes] Based on CARDominoes Hearts, with these rules:
        [wild-twists] Based on Wild Twists Hearts, with these rules:
       *[other] Based on one hand of Hearts, with these rules:
    }

## The cards. A Wild is a card of a suit that its player declares its highest or its lowest.

rules-custom-hearts-pack = A pack of 52 cards, aces high.
rules-custom-hearts-pack-wilds = A pack of 52 cards, aces high, and 4 Wilds. When you play a Wild, you choose: highest or lowest of its suit.
# Where some of the 4 Wilds are left out.
rules-custom-hearts-pack-some-wilds =
    { $count ->
        [one] A pack of 52 cards, aces high, and 1 Wild: { CARDS($wilds) }. When you play it, you choose: highest or lowest of its suit.
       *[other] A pack of 52 cards, aces high, and { $count } Wilds: { CARDS($wilds) }. When you play a Wild, you choose: highest or lowest of its suit.
    }
rules-custom-hearts-all-in = No cards are left out.
rules-custom-hearts-left-out = Left out: { CARDS($cards) }.
rules-custom-hearts-dealt = The cards are dealt evenly.
rules-custom-hearts-dealt-rest = The cards are dealt evenly. Any left over lie face down in the middle; the winner of the first trick takes them unseen.
rules-custom-hearts-draw = Before the first hand, everyone draws a card. The lowest rank deals; players who tie for lowest draw again. After each hand, the deal moves to the left.

## Passing

rules-custom-hearts-no-pass = No cards are passed.
# Every hand in the same direction.
rules-custom-hearts-pass-left =
    { $count ->
        [one] Before each hand, pass 1 card to the left. Everyone chooses before anyone sees the card they get.
       *[other] Before each hand, pass { $count } cards to the left. Everyone chooses before anyone sees the cards they get.
    }
rules-custom-hearts-pass-right =
    { $count ->
        [one] Before each hand, pass 1 card to the right. Everyone chooses before anyone sees the card they get.
       *[other] Before each hand, pass { $count } cards to the right. Everyone chooses before anyone sees the cards they get.
    }
rules-custom-hearts-pass-across =
    { $count ->
        [one] Before each hand, pass 1 card across the table. Everyone chooses before anyone sees the card they get.
       *[other] Before each hand, pass { $count } cards across the table. Everyone chooses before anyone sees the cards they get.
    }
# $ways: the directions hand by hand, from the four messages below: “left, right, across, no pass”.
rules-custom-hearts-pass-cycle =
    { $count ->
        [one] Pass 1 card, hand by hand: { LIST($ways, type: "unit") }. Then it starts over. Everyone chooses before anyone sees the card they get.
       *[other] Pass { $count } cards, hand by hand: { LIST($ways, type: "unit") }. Then it starts over. Everyone chooses before anyone sees the cards they get.
    }
rules-custom-hearts-way-left = left
rules-custom-hearts-way-right = right
rules-custom-hearts-way-across = across
# A hand in which no cards are passed.
rules-custom-hearts-way-hold = no pass

## Play

rules-custom-hearts-first = The player with the lowest club leads it to the first trick.
# The Wild Club may be led as the lowest club.
rules-custom-hearts-first-wild = The player with the lowest club leads it to the first trick. The player with the Wild Club is asked in secret whether to lead it instead, as the lowest.
rules-custom-hearts-first-any = The player with the lowest club leads to the first trick, with any club.
rules-custom-hearts-follow = Follow suit if you can. If you can’t, play any card. The highest card of the suit led wins the trick, and its player leads to the next one.
rules-custom-hearts-safe = On the first trick, you can’t play a heart or the queen of spades unless you have nothing else.
rules-custom-hearts-unsafe = Hearts and the queen of spades can be played on the first trick.
rules-custom-hearts-lead-any = You can lead a heart at any time.
# $queen: whether the queen of spades breaks hearts. $when: whether hearts are broken as the card is played or when its trick is complete.
rules-custom-hearts-broken =
    { $queen ->
        [true] { $when ->
            [trick] You can’t lead a heart until hearts are broken. A heart played on another suit, or the queen of spades, breaks them when its trick is complete.
           *[card] You can’t lead a heart until hearts are broken. A heart played on another suit, or the queen of spades, breaks them as soon as it is played.
        }
       *[false] { $when ->
            [trick] You can’t lead a heart until hearts are broken. A heart played on another suit breaks them when its trick is complete. The queen of spades doesn’t break them.
           *[card] You can’t lead a heart until hearts are broken. A heart played on another suit breaks them as soon as it is played. The queen of spades doesn’t break them.
        }
    }
rules-custom-hearts-only-hearts = If you have only hearts, you may lead one anyway.
rules-custom-hearts-only-points = If you have only hearts and the queen of spades, you may lead a heart anyway.
rules-custom-hearts-last-open = You can look at the last trick again.
rules-custom-hearts-last-closes = You can look at a finished trick until the next lead. Then it stays face down.
# To gather: to take a finished trick, at a table with revokes.
rules-custom-hearts-last-gathered = You can look at a finished trick until its winner gathers it. Then it stays face down.

## Failing to follow suit. Revoke: the word of card players for failing to follow suit although one could.

rules-custom-hearts-refused = You can’t play a card that fails to follow suit while you can follow.
rules-custom-hearts-revoke = You can play a card of another suit even though you could follow: that is a revoke.
rules-custom-hearts-revoke-safe = On the first trick, a heart or the queen of spades is still refused while you have anything else.
rules-custom-hearts-correct = The winner gathers each finished trick. Until then, you can take back your revoke and play a card that follows suit, without penalty.
rules-custom-hearts-penalty = A revoke that is still there when the trick is gathered costs its player 13 points and ends the hand. Nobody else scores. If more than one player revoked in that trick, each pays 13.
rules-custom-hearts-silent = Nobody else is told about a revoke before the trick is gathered. Whenever a person didn’t follow suit, a bot waits before it gathers, revoke or not.

## Scoring

rules-custom-hearts-points = Each heart you take is 1 point, and the queen of spades is 13.
rules-custom-hearts-jack = The jack of diamonds takes 10 points off.
rules-custom-hearts-no-tricks = Taking no tricks at all takes 5 points off, unless someone shot the moon.
# The points: those of all hearts and the queen of spades.
rules-custom-hearts-moon =
    { $moon ->
        [add] If you take all hearts and the queen of spades, you shoot the moon: they cost you nothing, and everyone else gets their points.
        [subtract] If you take all hearts and the queen of spades, you shoot the moon: their points are subtracted from your total.
       *[choose] If you take all hearts and the queen of spades, you shoot the moon. Choose: subtract their points from your own total, or add them to everyone else’s.
    }

## The end

rules-custom-hearts-end-target =
    { $rule ->
        [exceeds] The match ends when a player’s total goes over { NUMBER($target) }.
       *[meets] The match ends when a player’s total reaches { NUMBER($target) }.
    }
rules-custom-hearts-end-hands =
    { $hands ->
        [one] The match ends after 1 hand.
       *[other] The match ends after { $hands } hands.
    }
rules-custom-hearts-end-both =
    { $rule ->
        [exceeds] { $hands ->
            [one] The match ends when a player’s total goes over { NUMBER($target) }, or after 1 hand, whichever comes first.
           *[other] The match ends when a player’s total goes over { NUMBER($target) }, or after { $hands } hands, whichever comes first.
        }
       *[meets] { $hands ->
            [one] The match ends when a player’s total reaches { NUMBER($target) }, or after 1 hand, whichever comes first.
           *[other] The match ends when a player’s total reaches { NUMBER($target) }, or after { $hands } hands, whichever comes first.
        }
    }
rules-custom-hearts-wins = The lowest total wins; tied players share the win.

## Captions of the pictures. You sit first, Ada is next. The cards are some that are in play at the table.

# Above the pictures, where the rules are for any table.
rules-custom-hearts-pictures = These examples follow the usual rules. At a table, they follow its own.
# $high: Ada’s card. $last: the name of the last player, a man or a woman. $thrown: their card.
rules-custom-hearts-picture-follow = You led { CARD($led) }. Ada’s { CARD($high, form: "bare") } is the highest diamond, so she wins the trick. { $last } had no diamonds, and { CARD($thrown) } can’t win.
rules-custom-hearts-picture-pass =
    { $count ->
        [one] Passing 1 card: the highlighted one is dangerous to keep. A spade above the queen can catch her, and high hearts catch other hearts.
       *[other] Passing { $count } cards: the highlighted ones are dangerous to keep. A spade above the queen can catch her, and high hearts catch other hearts.
    }
# A hand without clubs, in which the queen of spades and a heart are greyed out.
rules-custom-hearts-picture-safe = The first trick, and you have no clubs: you can play anything but a heart or the queen of spades, unless you have nothing else.
# $high: Ada’s card.
rules-custom-hearts-picture-unsafe = Even the first trick can cost points. You had no clubs and threw the queen of spades. Ada’s { CARD($high, form: "bare") } wins the trick and 13 points.
rules-custom-hearts-picture-lead-any = Hearts don’t have to be broken: you can lead any of these cards, hearts too.
# $when: whether hearts are broken as the heart is played or when the trick is complete. $queen: whether the queen of spades breaks them too.
rules-custom-hearts-picture-broken =
    { $queen ->
        [true] { $when ->
            [trick] Ada had no clubs and threw a heart, which comes to you with the trick. When the trick is complete, hearts are broken: anyone can lead them. The queen of spades breaks them too.
           *[card] Ada had no clubs and threw a heart, which comes to you with the trick. That breaks hearts at once: from now on, anyone can lead them. The queen of spades breaks them too.
        }
       *[false] { $when ->
            [trick] Ada had no clubs and threw a heart, which comes to you with the trick. When the trick is complete, hearts are broken: anyone can lead them. The queen of spades doesn’t break them.
           *[card] Ada had no clubs and threw a heart, which comes to you with the trick. That breaks hearts at once: from now on, anyone can lead them. The queen of spades doesn’t break them.
        }
    }
# The Wilds that are in play, one to four.
rules-custom-hearts-picture-wilds = When you play a Wild, you choose: the highest card of its suit, above the ace, or the lowest, below the 2.
# $last: the name of the last player, a man or a woman.
rules-custom-hearts-picture-revoke = { $last } threw a club and still had a diamond: a revoke. Until the trick is gathered, { $last } can take it back without penalty. After that it costs { $last } 13 points and ends the hand.
rules-custom-hearts-picture-jack = The jack of diamonds takes 10 points off the score of the player who wins it.

## Scoring example: what each player took in one hand, in front of the points.

rules-custom-hearts-score-you = You took 2 hearts
rules-custom-hearts-score-jack = You took 2 hearts and the jack of diamonds
# $name: a player, a man or a woman, here and below.
rules-custom-hearts-score-queen =
    { $hearts ->
        [one] { $name } took the queen of spades and 1 heart
       *[other] { $name } took the queen of spades and { $hearts } hearts
    }
rules-custom-hearts-score-hearts =
    { $hearts ->
        [one] { $name } took 1 heart
       *[other] { $name } took { $hearts } hearts
    }
rules-custom-hearts-score-no-points = { $name } took tricks without points
rules-custom-hearts-score-no-tricks = { $name } took no tricks
# $all: the points of all hearts and the queen of spades in play.
rules-custom-hearts-score-moon =
    { $moon ->
        [add] If Ada had taken every heart and the queen of spades, these { NUMBER($all) } points would cost her nothing and everyone else { NUMBER($all) }.
        [subtract] If Ada had taken every heart and the queen of spades, these { NUMBER($all) } points would be subtracted from her total.
       *[choose] If Ada had taken every heart and the queen of spades, she could choose: subtract { NUMBER($all) } from her own total, or add { NUMBER($all) } to everyone else’s.
    }

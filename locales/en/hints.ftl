### Why a bot would play what a hint recommends. Each follows a sentence such as “Try the 9 of diamonds.”; “it” is that move.
### The English is that of the server (crates/bots/src/reason.rs), and a test holds both together.

## Any game.

hints-legal = It’s a legal move.
hints-only-card = It’s the only card you can play.
hints-last-card = It’s your last card.
# All playable cards come to the same.
hints-none-better = No other card would do better.

## From a search: the bot plays out many deals that agree with what you know.

# Near the end of a hand: the bot looked at every way that the unknown cards can lie.
hints-exact = Every possible deal was checked, and nothing is better.
hints-simulated = It works out best in simulated deals.
hints-simulated-pass = In simulated deals, your hand does best without these cards.
hints-simulated-wins = It wins most often in simulated games.

## From bots that do not look ahead.

hints-like-search = A bot that looks far ahead would probably do the same.
hints-best-for-trick = It looks best for this trick.
hints-best-for-queen = It looks best for this trick and the queen of spades.
hints-best-by-cards-played = It looks best, going by the cards played so far.
hints-best-for-now = It looks best for now.

## Passing cards. The cards are selected on the page.

hints-pass-for-moon = You could shoot the moon: pass the cards that would lose tricks.
hints-pass-queen = You have too few spades to protect the queen of spades.
hints-pass-suit = Passing these empties one suit, so you can discard when it is led.
hints-pass-spades = High spades could win you the queen of spades.
hints-pass-high = These cards would probably win tricks.

## Leading a card to a trick.

# Leading a spade below the queen makes another player play the queen.
hints-draw-queen = It could force out the queen of spades.
hints-lead-low = A low lead that someone else will probably win.
hints-lead-losing = A lead that someone else will probably win.
hints-lead-cheap = You’ll probably win this trick, but it should cost you little.
hints-lead-best = You have no better lead.

## Playing a card to a trick that another player led.

hints-highest-under = It’s your highest card that can’t win this trick.
# A card too low to win.
hints-under = It can’t win this trick.
hints-high-while-cheap = This trick is probably worth nothing, so play your highest card.
hints-must-win = You can’t avoid winning this trick.
hints-likely-win = You probably can’t avoid winning this trick.
# You could lose the trick, but winning it is better.
hints-worth-winning = This trick is worth winning.
hints-probably-under = Someone after you will probably play higher.

## Discarding: playing a card of another suit when you cannot follow.

hints-drop-queen = Get rid of the queen of spades.
hints-give-heart = Discard a heart on someone else’s trick.
hints-drop-high-spade = Get rid of a high spade that could win you the queen of spades.
hints-drop-danger = Discard the card most likely to cost you later.
hints-avoid-queen = Any other card would win you the queen of spades.

## Shooting the moon: taking every heart and the queen of spades.

hints-stop-moon = One player has every point so far: win this trick to stop the moon.
hints-moon-certain = You are sure to win every remaining trick and shoot the moon.
hints-moon-lead = Shoot the moon: lead your surest winner.
hints-moon-win = Shoot the moon: win this trick too.
hints-moon-lose = Shoot the moon: get rid of a card that would lose a trick later.

## After shooting the moon you choose: subtract the points from your own score, or add them to everyone else’s.

hints-reward-wins = It ends the match, and you win.
hints-reward-too-soon = Adding points to the others would end the match before you are ahead.
hints-reward-ahead = Nobody is ahead of you, so a shorter match suits you.
hints-reward-behind = You are behind, so a longer match suits you.
hints-reward-likelier = It gives you the better chance to win the match.
hints-reward-same = Both choices gain you the same number of points on the others.

## The first card of a hand of Wild Twists: you may lead the Wild Club, which then is the lowest club.

hints-keep-wild = Keep the Wild Club for later.
hints-open-only-club = It’s your only club, and as the lowest it rarely wins the trick.
hints-open-high-clubs = Your other clubs are high, but the Wild Club opens as the lowest.

## CARDominoes.

# A revoke: a tile that fails to follow suit. It can be taken back until the trick is gathered.
hints-correct-revoke = It corrects the revoke, so there is no penalty.
# Gathering: the winner of a trick takes it off the table.
hints-gather = The trick is complete.

## Black Hearts. A Curse is a red card that costs points.

hints-pass-curse = A Curse is better in someone else’s hand.
hints-pass-winners = Pass the cards most likely to win tricks.
# The name of a card, the blue 2.
hints-two-oclock = Two o’clock opens the hand.
hints-give-curse = Someone else wins this trick, so leave them a Curse.
hints-no-curse = There is no Curse in this trick, so you can safely win it.
hints-may-be-beaten = Someone after you could still beat it.

## Heartcatchers. The cards’ names are those of the area “cards”.

hints-uncatchable = An Uncatchable on top keeps the stack from being stolen.
hints-add-heart = It adds a point to your side.
hints-better-stack = You get a better stack in exchange.
hints-stack-for-card = You get a whole stack for a single card.
hints-ultimate-love = An Ultimate Love under your stack scores 3 points.
hints-heartbreaker = A Heartbreaker under your opponent’s stack costs them 3 points.
hints-change-of-heart = At the end, a Change-of-Heart swaps its stack with the one across.
# A Secret: a card face down under a stack.
hints-hide = The card is worth more as a Secret.

## Why a hint says what it says: the choices and what they cost, in a dialog.

# Button that shows why, in the place of the button "Hint" once a hint was given. At most ~10 letters fit.
hints-why = Why?
# What a bot would pass to another player.
hints-pass = Pass { CARDS($cards) }.
# Heading of the table with the choices.
hints-choices = Your choices
hints-choice = Choice
# Column: by how many more points of the hand than the best choice.
hints-points = Extra points
# Column: by how much less often than the best choice it wins.
hints-chance = Wins less often
hints-best = Best
# $more: points more than the best choice. $error: the standard error of that.
hints-points-more = { NUMBER($more, digits: 1) } ± { NUMBER($error, digits: 1) }
# $more: by how much less often it wins, in hundredths. $error: the standard error of that.
hints-chance-more = { NUMBER($more, digits: 0, style: "percent") } ± { NUMBER($error, digits: 0, style: "percent") }
# In the place of its cost: a choice that the bot tried once only.
hints-once = Hardly tried
# Beside a choice: whether it or the best one is better cannot be told apart.
hints-close = Too close to call
# Below the table. "What you can see": the bot knows no hidden card.
hints-about = A bot played out many deals that fit what you can see. The bar is the average cost; the line at its end is the uncertainty (standard error).
# Button: shows the other choices.
hints-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
# In place of the table.
hints-nothing = There’s nothing else worth comparing.

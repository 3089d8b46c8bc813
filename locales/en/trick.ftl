### The tables of games with tricks

## The draw for the first deal

# The name of the part with the drawn cards.
trick-draw = Draw for the first deal
# Above the drawn cards.
trick-draw-lowest =
    { $kind ->
        [tile]
            { WHO($player) ->
                [you] You drew the lowest tile, so you deal.
               *[other] { $player } drew the lowest tile and deals.
            }
       *[card]
            { WHO($player) ->
                [you] You drew the lowest card, so you deal.
               *[other] { $player } drew the lowest card and deals.
            }
    }
# Read out at a drawn card.
trick-draw-card =
    { WHO($player) ->
        [you] You: { CARD($card) }
       *[other] { $player }: { CARD($card) }
    }

## Cards that were left over in the deal

# At most ~14 letters fit.
trick-leftovers = { $count } left over
# The longer label of the same.
trick-leftovers-for =
    { $count ->
        [one] 1 card lies face down in the middle. The winner of the first trick takes it.
       *[other] { $count } cards lie face down in the middle. The winner of the first trick takes them.
    }

## The player shot the moon and chooses what it does.

trick-moon = You shot the moon! Choose your reward.
# The same, read out.
trick-moon-said = You shot the moon! Choose: lower your score, or raise all other scores.
# Buttons
trick-moon-self = Lower my score
trick-moon-others = Raise all other scores

## The holder of the Wild Club may lead it to the first trick. Otherwise the player with the lowest other club leads.

trick-open = Open with the Wild Club as lowest?
trick-open-said = Your turn: open with the Wild Club as the lowest club? If you keep it, the lowest other club leads.
# Buttons
trick-open-lead = Open with it
trick-open-keep = Keep it

## A finished trick waits until its winner gathers it. Until then a player who did not follow suit may play another card.

# Button
trick-gather = Gather the trick
trick-gather-said = Your turn: gather the trick. Nobody can look at it afterwards.
# To the winner who did not follow suit, beside the button to gather the trick.
trick-gather-or-correct =
    { $kind ->
        [tile] Or play a tile that follows suit.
       *[card] Or play a card that follows suit.
    }
trick-correct =
    { $kind ->
        [tile] You didn’t follow suit. Play another tile instead, or pay 13 points.
       *[card] You didn’t follow suit. Play another card instead, or pay 13 points.
    }

### The table of Heartcatchers. A Secret is a card face down under a stack. Ultimate Love, Heartbreaker, Change-of-Heart, Blank
### and Uncatchable are cards.

## Hints for a first game

heartcatchers-hint-secrets = At the end, each face-down Ultimate Love on your side scores 3, each Heartbreaker costs you 3.
heartcatchers-hint-change = Before scoring, a face-down Change-of-Heart swaps its stack with the one across from it.

## The sides, their stacks (numbered 1 to 3) and the draw pile

# A player with points.
heartcatchers-name =
    { WHO($player) ->
        [you] You
       *[other] { $player }
    }
heartcatchers-side =
    { WHO($player) ->
        [you] Your side
       *[other] { $player }’s side
    }
# A picture of the order.
heartcatchers-order = Red catches green, green catches blue, blue catches red. An Uncatchable catches any colour.
# Beside the draw pile. At most ~10 letters fit.
heartcatchers-pile = <b>{ $count }</b> to draw
# The title of the dialog with a stack.
heartcatchers-stack =
    { WHO($player) ->
        [you] Your stack { $place }
       *[other] { $player }’s stack { $place }
    }
# A stack, read out.
heartcatchers-stack-said =
    { WHO($player) ->
        [you] Your stack { $place }. Cards face up: { $up }. On top: { CARD($top) }. Secrets: { $secrets }.
       *[other] { $player }’s stack { $place }. Cards face up: { $up }. On top: { CARD($top) }. Secrets: { $secrets }.
    }
# A stack during the scoring, read out.
heartcatchers-stack-scored =
    { WHO($player) ->
        [you] Your stack { $place }. Cards face up ({ $up }): { CARDS($cards) }.
       *[other] { $player }’s stack { $place }. Cards face up ({ $up }): { CARDS($cards) }.
    }
# The label of the number of cards on a stack.
heartcatchers-stack-up = Cards face up

## Labels on the stacks for the selected card. At most ~10 letters fit.

heartcatchers-catch = Catch
heartcatchers-steal = Steal
# On the stack that the player steals, while choosing the one to give.
heartcatchers-stealing = Stealing
# On each stack that the player may give in exchange.
heartcatchers-give = Give
# Lays the selected card face down under a stack.
heartcatchers-hide = Hide
heartcatchers-hide-under =
    { WHO($player) ->
        [you] Hide { CARD($card) } under your stack { $place }
       *[other] Hide { CARD($card) } under { $player }’s stack { $place }
    }
# On two stacks that have just changed sides.
heartcatchers-stolen = Stolen
heartcatchers-given = Given
# After Steal, above the player's cards.
heartcatchers-exchange = Which stack will you give in exchange?
# Button
heartcatchers-cancel = Cancel

## Secrets

heartcatchers-secrets = Secrets
heartcatchers-no-secrets = No Secrets
# Beside the player's own Secrets. At most ~18 letters fit.
heartcatchers-only-you = Only you see this
heartcatchers-own-secret = Your Secret: { CARD($card) }. Only you see this.
heartcatchers-a-secret = A Secret
heartcatchers-hidden = Face down
# A Secret that is turned up, read out.
heartcatchers-secret = Secret: { CARD($card) }
# The same with its points.
heartcatchers-secret-worth = Secret: { CARD($card) }, { NUMBER($points, sign: "exceptZero") }
heartcatchers-up-first = Face up, top card first

## What happened

heartcatchers-dealt = Game { $game } begins.
heartcatchers-caught =
    { WHO($player) ->
        [you] You catch your stack { $place } with { CARD($card) }.
       *[other] { $player } catches their own stack { $place } with { CARD($card) }.
    }
# A steal: $player takes the stack of $owner and gives an own one for it.
heartcatchers-stole =
    { WHO($player) ->
        [you] You steal { $owner }’s stack { $place } with { CARD($card) } and give your stack { $given } in exchange.
       *[other]
            { WHO($owner) ->
                [you] { $player } steals your stack { $place } with { CARD($card) } and gives stack { $given } in exchange.
               *[other] { $player } steals { $owner }’s stack { $place } with { CARD($card) } and gives stack { $given } in exchange.
            }
    }
# Under an own stack of the player.
heartcatchers-hid-own =
    { WHO($player) ->
        [you] You hide { CARD($card) } under your own stack { $place }.
       *[other] { $player } hides { CARD($card) } under their own stack { $place }.
    }
heartcatchers-hid-own-unknown =
    { WHO($player) ->
        [you] You hide a card under your own stack { $place }.
       *[other] { $player } hides a card under their own stack { $place }.
    }
# Under a stack of the other player, $owner.
heartcatchers-hid-other =
    { WHO($player) ->
        [you] You hide { CARD($card) } under { $owner }’s stack { $place }.
       *[other]
            { WHO($owner) ->
                [you] { $player } hides { CARD($card) } under your stack { $place }.
               *[other] { $player } hides { CARD($card) } under { $owner }’s stack { $place }.
            }
    }
heartcatchers-hid-other-unknown =
    { WHO($player) ->
        [you] You hide a card under { $owner }’s stack { $place }.
       *[other]
            { WHO($owner) ->
                [you] { $player } hides a card under your stack { $place }.
               *[other] { $player } hides a card under { $owner }’s stack { $place }.
            }
    }
heartcatchers-drew =
    { WHO($player) ->
        [you] You draw { CARDS($cards) }.
       *[other] { $player } draws { CARDS($cards) }.
    }
heartcatchers-drew-unknown =
    { WHO($player) ->
        [you]
            { $count ->
                [one] You draw 1 card.
               *[other] You draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $player } draws 1 card.
               *[other] { $player } draws { $count } cards.
            }
    }
# The players, $one and $two ("You" for the reader), with their points.
heartcatchers-scored = Game { $game } score: { $one } { $onePoints }, { $two } { $twoPoints }.

## The state of the game, for a player who opens the table

heartcatchers-starts =
    { WHO($player) ->
        [you] Game { $game }: you go first.
       *[other] Game { $game }: { $player } goes first.
    }
heartcatchers-turn =
    { WHO($player) ->
        [you] Game { $game }, turn { $turn } of { $turns }. You went first.
       *[other] Game { $game }, turn { $turn } of { $turns }. { $player } went first.
    }
# The stack may have been the player's own or stolen.
heartcatchers-first-catch =
    { WHO($player) ->
        [you] You caught a stack with { CARD($card) }. It is now your stack { $place }.
       *[other] { $player } caught a stack with { CARD($card) }. It is now { $player }’s stack { $place }.
    }

## A turn that the player chose in advance, read out

heartcatchers-planned-catch = Chosen for your turn: catch your stack { $place } with { CARD($card) }.
heartcatchers-planned-steal = Chosen for your turn: steal stack { $place } with { CARD($card) } and give your stack { $given }.
heartcatchers-planned-hide =
    { $side ->
        [mine] Chosen for your turn: hide { CARD($card) } under your stack { $place }.
       *[theirs] Chosen for your turn: hide { CARD($card) } under your opponent’s stack { $place }.
    }

## What a bot would do, for a player who asked for a hint

heartcatchers-try-catch = Try catching your stack { $place } with { CARD($card) }.
heartcatchers-try-steal = Try stealing stack { $place } with { CARD($card) }. Give your stack { $given } in exchange.
heartcatchers-try-hide =
    { $side ->
        [mine] Try hiding { CARD($card) } under your stack { $place }.
       *[theirs] Try hiding { CARD($card) } under your opponent’s stack { $place }.
    }

## The scoring, step by step. $one and $two are the players ("You" for the reader), each with their points.

heartcatchers-scoring = Scoring game { $game }
heartcatchers-stage-changes =
    { $count ->
        [0] Game { $game } is over. No Change-of-Heart was hidden.
        [one] Game { $game } is over. First, the hidden Change-of-Heart is turned up.
       *[other] Game { $game } is over. First, the { $count } hidden Change-of-Hearts are turned up.
    }
# Of the two stacks across from each other at place 1, 2 or 3. $count is 1 or 3.
heartcatchers-stage-swap =
    { $count ->
        [one] Pair { $place }: the stacks swap sides, and the Change-of-Heart is discarded.
       *[other] Pair { $place }: the stacks swap sides, and the { $count } Change-of-Hearts are discarded.
    }
heartcatchers-stage-cancel = Pair { $place }: 2 Change-of-Hearts cancel out and are discarded.
heartcatchers-stage-reveal = Now all other Secrets are turned up.
heartcatchers-stage-reveal-none = There are no other Secrets.
heartcatchers-stage-secrets = 3 points for each hidden Ultimate Love, −3 for each Heartbreaker: { $one } { NUMBER($onePoints, sign: "exceptZero") }, { $two } { NUMBER($twoPoints, sign: "exceptZero") }.
heartcatchers-stage-secrets-none = No Ultimate Love or Heartbreaker was hidden.
heartcatchers-stage-faces = 1 point for each face-up card: { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-faces-hearts = 1 point for each face-up card except Uncatchables: { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-won =
    { WHO($winner) ->
        [you] Total: { $one } { $onePoints }, { $two } { $twoPoints }. You win the game!
       *[other] Total: { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } wins the game.
    }
heartcatchers-stage-drawn = Total: { $one } { $onePoints }, { $two } { $twoPoints }. The game is a draw.
# The same in a match of several games.
heartcatchers-stage-won-series =
    { WHO($winner) ->
        [you] Total: { $one } { $onePoints }, { $two } { $twoPoints }. You win the game! Games won: { $one } { $oneGames }, { $two } { $twoGames }.
       *[other] Total: { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } wins the game. Games won: { $one } { $oneGames }, { $two } { $twoGames }.
    }
heartcatchers-stage-drawn-series = Total: { $one } { $onePoints }, { $two } { $twoPoints }. The game is a draw. Games won: { $one } { $oneGames }, { $two } { $twoGames }.
# Labels of points. At most ~12 letters fit.
heartcatchers-up = Face up
heartcatchers-total = Total
# Buttons
heartcatchers-next = Next
heartcatchers-skip = Skip
heartcatchers-continue = Continue

## The results

heartcatchers-game = Game { $game }
heartcatchers-last-game = Last game
heartcatchers-up-cards = Face-up cards
heartcatchers-stack-number = Stack { $place }
# Button for a rematch after a draw
heartcatchers-best-of = Best of { $games }

## Why the match was won

heartcatchers-decided-draw =
    { $points ->
        [one] Both sides scored 1 point.
       *[other] Both sides scored { $points } points.
    }
heartcatchers-decided-games =
    { WHO($player) ->
        [you]
            { $won ->
                [one] You won by 1 game to { $lost }.
               *[other] You won by { $won } games to { $lost }.
            }
       *[other]
            { $won ->
                [one] { $player } won by 1 game to { $lost }.
               *[other] { $player } won by { $won } games to { $lost }.
            }
    }
heartcatchers-decided-up =
    { WHO($player) ->
        [you] You had more points face up: { $up } to { $against }.
       *[other] { $player } had more points face up: { $up } to { $against }.
    }
heartcatchers-decided-secrets-level = The Secrets decided it: face-up points were { $up } each.
# $player lost.
heartcatchers-decided-secrets =
    { WHO($player) ->
        [you] The Secrets decided it: face up, you led { $up } to { $against }.
       *[other] The Secrets decided it: face up, { $player } led { $up } to { $against }.
    }

### Why the rules refuse an action: said of a greyed-out card, or shown as a note. Short.

refusals-match-over = The match is over.
refusals-not-your-turn = It’s not your turn.
refusals-not-held = You don’t have { CARD($card) }.
refusals-not-now = You can’t do that now.
refusals-another-game = That’s an action of another game.

## Passing.

refusals-pass-first = First choose what to pass.
# Cards, or tiles in CARDominoes.
refusals-pass-exactly = You must pass exactly { $count }.
refusals-passed-twice = You can pass { CARD($card) } only once.
refusals-passing-is-over = You can only pass before play begins.

## The first trick.

refusals-must-open-with = You must lead { CARD($card) } to the first trick.
# Black Hearts: the name is printed on the card.
refusals-must-open-with-two = You must lead Two o’clock, the blue 2, to the first trick.
refusals-must-open-with-club = You must lead a club to the first trick.
# Wild Twists: the player is asked whether to open the hand with the Wild Club.
refusals-opening-first = First decide whether to lead the Wild Club.
refusals-nothing-to-decline = You aren’t asked to lead the Wild Club now.
refusals-opens-lowest = The Wild Club can only open the hand as the lowest club.
refusals-no-hearts-on-first-trick = You can’t play hearts to the first trick.
# $card: another card with points, as a rule the queen of spades.
refusals-no-points-on-first-trick = You can’t play { CARD($card) } to the first trick.

## Tricks.

refusals-must-follow =
    { $suit ->
        [clubs] You must follow clubs.
        [diamonds] You must follow diamonds.
        [spades] You must follow spades.
       *[hearts] You must follow hearts.
    }
refusals-hearts-not-broken = You can’t lead hearts until they are broken.
# After shooting the moon, the player chooses what it does to the scores.
refusals-moon-first = First choose your reward for the moon.

## CARDominoes, where a player may put down a tile that does not follow suit, and correct it.

refusals-already-played = You’ve already played to this trick. You can only correct your tile.
refusals-nothing-to-correct = You have nothing to correct in this trick.
refusals-correction-must-follow =
    { $suit ->
        [clubs] The correction must follow clubs.
        [diamonds] The correction must follow diamonds.
        [spades] The correction must follow spades.
       *[hearts] The correction must follow hearts.
    }
refusals-trick-complete = The trick is complete. Its winner gathers it.
refusals-nothing-to-gather = There is no finished trick to gather.

## Heartcatchers: red catches green, green catches blue, blue catches red.

# $own: the colour of the player's card. $top: that of the card on the stack, which it does not catch.
refusals-does-not-catch =
    { $own ->
        [red] { $top ->
            [red] A red card catches green, not red.
           *[blue] A red card catches green, not blue.
        }
        [green] { $top ->
            [green] A green card catches blue, not green.
           *[red] A green card catches blue, not red.
        }
       *[blue] { $top ->
            [blue] A blue card catches red, not blue.
           *[green] A blue card catches red, not green.
        }
    }
refusals-top-is-uncatchable = Nothing can be played on top of an Uncatchable.

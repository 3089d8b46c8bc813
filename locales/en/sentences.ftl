### What happens at a table, in sentences: lines of the log that screen readers say as well, notices in the middle of the table,
### and short notes. $card is "tile" in CARDominoes, which is played with tiles.

## Events, as lines of the log.

sentences-drawn =
    { WHO($player) ->
        [you] { $card ->
            [tile] You draw the lowest tile and deal first.
           *[card] You draw the lowest card and deal first.
        }
       *[other] { $card ->
            [tile] { $player } draws the lowest tile and deals first.
           *[card] { $player } draws the lowest card and deals first.
        }
    }
# $hand: its number.
sentences-dealt = Hand { $hand } is dealt.
sentences-pass-chosen =
    { WHO($player) ->
        [you] You have chosen what to pass.
       *[other] { $player } has chosen what to pass.
    }
sentences-passed-to-you = { $player } passed you { CARDS($cards) }.
sentences-you-passed = You passed { CARDS($cards) } to { $player }.
sentences-led =
    { WHO($player) ->
        [you] You lead { CARD($card) }.
       *[other] { $player } leads { CARD($card) }.
    }
sentences-played =
    { WHO($player) ->
        [you] You play { CARD($card) }.
       *[other] { $player } plays { CARD($card) }.
    }
# CARDominoes: a tile that didn’t follow suit is replaced by one that does.
sentences-corrected =
    { WHO($player) ->
        [you] You take back { CARD($from) } and play { CARD($to) }.
       *[other] { $player } takes back { CARD($from) } and plays { CARD($to) }.
    }
sentences-hearts-broken = Hearts are broken.
# $points: of the cards in the trick; may be negative in custom games.
sentences-trick-taken =
    { WHO($player) ->
        [you] { $points ->
            [0] You take the trick.
            [one] You take the trick: { $points } point.
           *[other] You take the trick: { $points } points.
        }
       *[other] { $points ->
            [0] { $player } takes the trick.
            [one] { $player } takes the trick: { $points } point.
           *[other] { $player } takes the trick: { $points } points.
        }
    }
# The cards that could not be dealt evenly.
sentences-leftovers =
    { WHO($player) ->
        [you] { $count ->
            [one] You take the card from the middle, face down.
           *[other] You take the { $count } cards from the middle, face down.
        }
       *[other] { $count ->
            [one] { $player } takes the card from the middle, face down.
           *[other] { $player } takes the { $count } cards from the middle, face down.
        }
    }
# CARDominoes. A player could have followed suit, didn’t, and didn’t correct it before the trick was gathered.
sentences-revoked = Revoke: { PLAYERS($players) } didn’t follow suit and didn’t correct it. The hand ends.
# Its cost, above the scores of the hand. $points: of each of these players.
sentences-revoke-cost =
    { $count ->
        [one] A revoke wasn’t corrected: { $points } points for { PLAYERS($players) }. Nobody else scores.
       *[other] Revokes weren’t corrected: { $points } points each for { PLAYERS($players) }. Nobody else scores.
    }
sentences-moon-shot =
    { WHO($player) ->
        [you] You shot the moon!
       *[other] { $player } shot the moon!
    }
# $others: whether the points are added to the scores of all others, or taken off the player's own score.
sentences-moon-chosen =
    { WHO($player) ->
        [you] { $others ->
            [true] You add the points to everyone else’s score.
           *[false] You take the points off your own score.
        }
       *[other] { $others ->
            [true] { $player } adds the points to everyone else’s score.
           *[false] { $player } takes the points off their own score.
        }
    }
# $scores: the list of the next message.
sentences-hand-scored = Scores of hand { $hand }: { $scores }.
# A player in a list of scores.
sentences-score =
    { WHO($player) ->
        [you] you { $score }
       *[other] { $player } { $score }
    }
# Also a notice in the middle of the table, and the title of the result.
sentences-won =
    { WHO($player) ->
        [you] You win the match!
       *[other] { $player } wins the match.
    }
sentences-shared = { PLAYERS($players) } share the win.

## Notices in the middle of the table, for a moment. Short.

sentences-notice-hearts-broken = Hearts are broken!
sentences-notice-queen =
    { WHO($player) ->
        [you] You take the queen of spades!
       *[other] { $player } takes the queen of spades!
    }
# Somebody may be about to shoot the moon.
sentences-notice-attempt =
    { WHO($player) ->
        [you] You have taken every point so far: { $points }!
       *[other] { $player } has taken every point so far: { $points }!
    }
# $player took a point, so $shooter cannot shoot the moon any more.
sentences-notice-stopped =
    { WHO($player) ->
        [you] You stop { $shooter }’s moon!
       *[other] { WHO($shooter) ->
            [you] { $player } stops your moon!
           *[other] { $player } stops { $shooter }’s moon!
        }
    }

## Whose turn it is: labels in the status line, without a full stop. About 28 letters fit.

sentences-turn-over = The match is over
sentences-turn-yours = Your turn
sentences-turn-others =
    { $watching ->
        [true] The players choose
       *[false] The others choose
    }
sentences-turn-none = One moment
# $player took the trick that is still shown.
sentences-turn-taker =
    { WHO($player) ->
        [you] You take the trick
       *[other] { $player } takes the trick
    }
# $phase: "gather" the finished trick, "moon" choose what the moon does, "pass" choose the cards to pass.
sentences-turn =
    { $phase ->
        [gather] { $player } gathers
        [moon] { $player } chooses the reward
        [pass] { $player } chooses
       *[other] { $player } to play
    }
# The cards passed to the player, while they are new: in full where there is room, else their number.
sentences-received = { $player } passed you { CARDS($cards) }
sentences-received-count =
    { $card ->
        [tile] { $count ->
            [one] { $player } passed you { $count } tile
           *[other] { $player } passed you { $count } tiles
        }
       *[card] { $count ->
            [one] { $player } passed you { $count } card
           *[other] { $player } passed you { $count } cards
        }
    }

## Said by screen readers at the player's turn.

sentences-your-turn-pass =
    { $card ->
        [tile] { $count ->
            [one] Your turn: choose { $count } tile to pass.
           *[other] Your turn: choose { $count } tiles to pass.
        }
       *[card] { $count ->
            [one] Your turn: choose { $count } card to pass.
           *[other] Your turn: choose { $count } cards to pass.
        }
    }
# $count: how many cards the rules allow to play now.
sentences-your-turn-play =
    { $card ->
        [tile] { $count ->
            [one] Your turn: only { $count } tile can be played.
           *[other] Your turn: { $count } tiles can be played.
        }
       *[card] { $count ->
            [one] Your turn: only { $count } card can be played.
           *[other] Your turn: { $count } cards can be played.
        }
    }
sentences-your-turn-choose = Your turn: choose.

## Time.

# A bot waits before it gathers a trick, so that a tile can still be corrected.
sentences-gathers =
    { $seconds ->
        [0] { $player } gathers the trick now.
        [one] { $player } gathers the trick in { $seconds } second.
       *[other] { $player } gathers the trick in { $seconds } seconds.
    }
# The player's time for this move is up.
sentences-reserve =
    { $seconds ->
        [one] Your reserve is running: { $seconds } second left.
       *[other] Your reserve is running: { $seconds } seconds left.
    }

## The end of the match.

# Label under the picture.
sentences-farewell =
    { $how ->
        [won] Well played!
        [shared] A shared win
       *[lost] Good game
    }
# The title of the result of a hand, and the button that closes it.
sentences-hand = Hand { $hand }
sentences-next-hand = Next hand

## What decided the match, at its end: one sentence. $hand is the number of the hand that decided, or 0 when the match had only one.

# The winner shot the moon.
sentences-decided-moon =
    { WHO($winner) ->
        [you] { $hand ->
            [0] You shot the moon.
           *[other] Hand { $hand } decided it: you shot the moon.
        }
       *[other] { $hand ->
            [0] { $winner } shot the moon.
           *[other] Hand { $hand } decided it: { $winner } shot the moon.
        }
    }
# CARDominoes: the runner-up didn’t follow suit.
sentences-decided-revoke =
    { WHO($rival) ->
        [you] { $hand ->
            [0] You didn’t follow suit, which cost you { $lost } points.
           *[other] Hand { $hand } decided it: you didn’t follow suit, which cost you { $lost } points.
        }
       *[other] { $hand ->
            [0] { $rival } didn’t follow suit, which cost them { $lost } points.
           *[other] Hand { $hand } decided it: { $rival } didn’t follow suit, which cost them { $lost } points.
        }
    }
# The runner-up and the winner in that hand: $lost and $won are their points, few of which are good. $queen: whether the
# runner-up took the queen of spades.
sentences-decided-points =
    { $hand ->
        [0] { WHO($rival) ->
            [you] { $queen ->
                [true] You took the queen of spades and scored { $lost } points; { $winner } scored { $won }.
               *[false] You scored { $lost } points; { $winner } scored { $won }.
            }
           *[other] { WHO($winner) ->
                [you] { $queen ->
                    [true] { $rival } took the queen of spades and scored { $lost } points; you scored { $won }.
                   *[false] { $rival } scored { $lost } points; you scored { $won }.
                }
               *[other] { $queen ->
                    [true] { $rival } took the queen of spades and scored { $lost } points; { $winner } scored { $won }.
                   *[false] { $rival } scored { $lost } points; { $winner } scored { $won }.
                }
            }
        }
       *[other] { WHO($rival) ->
            [you] { $queen ->
                [true] Hand { $hand } decided it: you took the queen of spades and scored { $lost } points; { $winner } scored { $won }.
               *[false] Hand { $hand } decided it: you scored { $lost } points; { $winner } scored { $won }.
            }
           *[other] { WHO($winner) ->
                [you] { $queen ->
                    [true] Hand { $hand } decided it: { $rival } took the queen of spades and scored { $lost } points; you scored { $won }.
                   *[false] Hand { $hand } decided it: { $rival } scored { $lost } points; you scored { $won }.
                }
               *[other] { $queen ->
                    [true] Hand { $hand } decided it: { $rival } took the queen of spades and scored { $lost } points; { $winner } scored { $won }.
                   *[false] Hand { $hand } decided it: { $rival } scored { $lost } points; { $winner } scored { $won }.
                }
            }
        }
    }
sentences-decided-ahead =
    { WHO($player) ->
        [you] You were ahead from the first hand to the last.
       *[other] { $player } was ahead from the first hand to the last.
    }
sentences-decided-lead =
    { WHO($player) ->
        [you] You took the lead in hand { $hand } and kept it.
       *[other] { $player } took the lead in hand { $hand } and kept it.
    }

## A hint: what a bot would do, and how far the next best card is behind.

sentences-hint-play = Try { CARD($card) }.
sentences-hint-correct = Put down { CARD($card) } instead.
# Wild Twists: let another player lead the lowest club rather than open with the Wild Club.
sentences-hint-decline = Let the lowest club lead.
sentences-hint-gather = Gather the trick.
# After shooting the moon.
sentences-hint-moon-self = Take the points off your own score.
sentences-hint-moon-others = Add the points to everyone else’s score.
sentences-next-close = { CAPITAL(CARD($card)) } is almost as good.
sentences-next-points = Next best: { CARD($card) }, which costs about { NUMBER($more, digits: 1) } points more.
# $more: by how much it wins less often, in hundredths.
sentences-next-chance = Next best: { CARD($card) }, which wins about { NUMBER($more, digits: 0, style: "percent") } less often.
# Joins two sentences of a hint.
sentences-hint-more = { $first } { $second }

## The hand, for screen readers.

sentences-your-hand =
    { $card ->
        [tile] { $count ->
            [one] Your hand: { $count } tile
           *[other] Your hand: { $count } tiles
        }
       *[card] { $count ->
            [one] Your hand: { $count } card
           *[other] Your hand: { $count } cards
        }
    }
# One of several equal cards.
sentences-among-equal = { $place } of { $count }
# The card will be played when it is the player's turn.
sentences-card-premove = chosen for your turn
sentences-card-fresh = just passed to you
# Why the card cannot be played, after its name and more of what is true of it.
sentences-card-refused = { $card }. { $why }

## Labels on a card of the hand. About 5 letters fit.

# Selected, to pass or to place.
sentences-tag-chosen = ✓
sentences-tag-premove = Next
sentences-tag-hint = Hint
sentences-tag-new = New

## Notes and announcements.

# $card was chosen before the player's turn.
sentences-premove = { CAPITAL(CARD($card)) } is chosen for your turn.
sentences-premove-cancelled = No card is chosen for your turn any more.
sentences-premove-refused = { CAPITAL(CARD($card)) } can’t be played now.
# $why: a sentence, such as "You must follow clubs."
sentences-premove-refused-why = { CAPITAL(CARD($card)) } can’t be played now. { $why }
# The player pressed a card while another request was under way, or while moves of others are being shown.
sentences-under-way = One moment: your last move is still on its way.
sentences-others-play = One moment: the others are playing.
sentences-match-over = The match is over.
sentences-not-your-turn = It’s not your turn.
# $players: who has to act.
sentences-waiting-for = It’s not your turn: waiting for { PLAYERS($players) }.
# The seat was moved to another device, or the player signed out.
sentences-not-seated = You no longer sit at this table.
sentences-guide-failed = The lesson’s guide didn’t load. Reload the page.
# A bot's quick phrase.
sentences-remark = { $player }: { $words }
# $problem: why the server didn’t answer.
sentences-trying-again = { $problem } Trying again…
sentences-link-lost = Connection lost. Reconnecting…
sentences-link-back = You’re connected again.

## The log beside the table.

sentences-log = Log
sentences-log-close = Close log
sentences-log-label = What happens at the table

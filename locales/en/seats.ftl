### The people at a table: who is there, what they propose to each other, the rematch; and the events of a table that are no
### events of the game, as lines of the log.

## Labels at a player's seat. About 16 letters fit.

# The player is no bot of this site. $program: whether it is somebody's own program, which is called a bot.
# $how: "away" while the match is on hold, "bot" when a bot of this site plays for them, "offline" when disconnected.
seats-presence =
    { $program ->
        [true] { $how ->
            [away] bot, away
            [bot] bot, bot plays
            [offline] bot, offline
           *[here] bot
        }
       *[false] { $how ->
            [away] away
            [bot] bot plays
            [offline] offline
           *[here] {""}
        }
    }
# Label for a spectator.
seats-watching = You’re watching.
# $time: a duration, such as "2 minutes".
seats-watching-late = You’re watching, { $time } late.

## Sitting out, and matches on hold.

# $why: "gone" was disconnected, "time" took too long for a move, "asked" is taking a break. Of a program: "late" did not answer
# in time, "wrong" gave no legal action, "ended" is no longer running.
seats-away =
    { WHO($player) ->
        [you] { $why ->
            [gone] You were away, so a bot plays for you.
            [time] Your time ran out, so a bot plays for you.
            [late] Your program didn’t answer in time, so a bot plays for you.
            [wrong] Your program gave no legal action, so a bot plays for you.
            [ended] Your program ended, so a bot plays for you.
           *[asked] You’re taking a break. A bot plays for you.
        }
       *[other] { $why ->
            [gone] { $player } is away, so a bot plays for them.
            [time] { $player } ran out of time, so a bot plays for them.
            [late] { $player }’s program didn’t answer in time, so a bot plays for it.
            [wrong] { $player }’s program gave no legal action, so a bot plays for it.
            [ended] { $player }’s program ended, so a bot plays for it.
           *[asked] { $player } is taking a break. A bot plays for them.
        }
    }
# $why: as above, for the reader; "none" for a reader who is not sitting out.
seats-resting =
    { $why ->
        [gone] You were away and nobody else is playing, so the match is on hold.
        [time] Your time ran out and nobody else is playing, so the match is on hold.
        [asked] You took a break and nobody else is playing, so the match is on hold.
       *[none] Nobody is playing, so the match is on hold until someone comes back.
    }
# Button: continue after sitting out.
seats-come-back = I’m back
# Button: continue a match that is on hold.
seats-continue = Continue playing
seats-paused-prompt = The match is paused.
# Button.
seats-resume = Resume match

## Proposals, which everyone at the table has to agree to.

# $what: "undo" take back the last move; "finish" play out the hand at once, as no score can change any more; "claim" take
# all remaining tricks, as nobody can prevent it; "stop" end the match without a result.
seats-proposal =
    { WHO($player) ->
        [you] { $what ->
            [undo] You asked to take back the last move.
            [finish] You asked to end the hand now: nothing can change the score any more.
            [claim] You claim all the remaining tricks: nobody can stop you.
           *[stop] You asked to stop the match here.
        }
       *[other] { $what ->
            [undo] { $player } wants to take back the last move.
            [finish] { $player } wants to end the hand now: nothing can change the score any more.
            [claim] { $player } claims all the remaining tricks: nobody can stop that.
           *[stop] { $player } wants to stop the match here.
        }
    }
# $proposal: the sentence above. $players: who has not answered yet.
seats-proposal-waiting = { $proposal } Waiting for { PLAYERS($players) }.
# Buttons.
seats-agree = Agree
seats-decline = Decline
seats-withdraw = Withdraw

# The proposal was declined; `-unknown` when it is not known by whom.
seats-declined =
    { WHO($player) ->
        [you] { $what ->
            [undo] You declined: the move stands.
            [stop] You declined: the match continues.
           *[hand] You declined: the hand continues.
        }
       *[other] { $what ->
            [undo] { $player } declined: the move stands.
            [stop] { $player } declined: the match continues.
           *[hand] { $player } declined: the hand continues.
        }
    }
seats-declined-unknown =
    { $what ->
        [undo] Someone declined: the move stands.
        [stop] Someone declined: the match continues.
       *[hand] Someone declined: the hand continues.
    }
seats-withdrawn =
    { WHO($player) ->
        [you] { $what ->
            [undo] You withdrew your proposal: the move stands.
            [stop] You withdrew your proposal: the match continues.
           *[hand] You withdrew your proposal: the hand continues.
        }
       *[other] { $what ->
            [undo] { $player } withdrew the proposal: the move stands.
            [stop] { $player } withdrew the proposal: the match continues.
           *[hand] { $player } withdrew the proposal: the hand continues.
        }
    }
seats-lapsed =
    { $what ->
        [undo] Not everyone answered in time: the move stands.
        [stop] Not everyone answered in time: the match continues.
       *[hand] Not everyone answered in time: the hand continues.
    }
seats-overtaken =
    { $what ->
        [undo] Someone played before everyone agreed: the move stands.
        [stop] Someone played before everyone agreed: the match continues.
       *[hand] Someone played before everyone agreed: the hand continues.
    }
# It is not known how the proposal ended. $played: whether the match continued instead.
seats-proposal-ended =
    { WHO($player) ->
        [you] { $played ->
            [true] The match continued, so your proposal has ended.
           *[false] Your proposal has ended.
        }
       *[other] { $played ->
            [true] The match continued, so { $player }’s proposal has ended.
           *[false] { $player }’s proposal has ended.
        }
    }

## Notifications, while the page is in the background. Short.

seats-alert-full = Every seat is taken: you can start the match.
seats-alert-pass = Choose the cards you pass.
seats-alert-turn = It’s your turn.

## The rematch.

# $ready: who is ready, $count: how many, $first: the only one.
seats-rematch-ready =
    { $count ->
        [one] { WHO($first) ->
            [you] You’re ready.
           *[other] { $first } is ready.
        }
       *[other] { PLAYERS($ready) } are ready.
    }
# $ready: the sentence above.
seats-rematch-waiting = { $ready } Waiting for { PLAYERS($asked) }.
# $ready: the sentence above. $absent: who has left, or is offline.
seats-rematch-absent =
    { $count ->
        [one] { $ready } { PLAYERS($absent) } is not here.
       *[other] { $ready } { PLAYERS($absent) } are not here.
    }
seats-rematch-begun = The rematch has started with { PLAYERS($ready) }.

## Lines of the log.

seats-undone =
    { WHO($player) ->
        [you] You take back the last move.
       *[other] { $player } takes back the last move.
    }
seats-sat =
    { WHO($player) ->
        [you] You sit down.
       *[other] { $player } sits down.
    }
# $before: the bot that played at the seat.
seats-sat-for =
    { WHO($player) ->
        [you] You take over from { $before }.
       *[other] { $player } takes over from { $before }.
    }
seats-moved =
    { WHO($player) ->
        [you] You continue on another device.
       *[other] { $player } continues on another device.
    }
# $bot: its name.
seats-bot-sat = The bot { $bot } sits down.
seats-bot-replaces = { $player } has left. The bot { $bot } takes over.
seats-left = { $player } has left the table.
seats-swapped = { PLAYERS($players) } swap seats.
seats-begun = The match begins.
seats-back =
    { WHO($player) ->
        [you] You’re back.
       *[other] { $player } is back.
    }
seats-host =
    { WHO($player) ->
        [you] You’re the host now.
       *[other] { $player } is the host now.
    }
seats-paused =
    { WHO($player) ->
        [you] { $paused ->
            [true] You pause the match.
           *[false] You resume the match.
        }
       *[other] { $paused ->
            [true] { $player } pauses the match.
           *[false] { $player } resumes the match.
        }
    }
# Also as the result of a match that has no winner.
seats-stopped = The match was stopped.
seats-next = The rematch is at another table.
seats-hint =
    { WHO($player) ->
        [you] You take a hint.
       *[other] { $player } takes a hint.
    }
# $words: what somebody wrote, or a quick phrase.
seats-said =
    { WHO($player) ->
        [you] You say: { $words }
       *[other] { $player } says: { $words }
    }

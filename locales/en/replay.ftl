### The replay of a finished match at `/matches/…`: the table, its controls, the list of hands, the scores.

# The title of the page, and of its errors.
replay-title = Replay
# The title of the window.
replay-title-of = { $game }: replay
replay-loading = Loading the match…
# Beside the name of the game. In Heartcatchers a match has games, else hands.
replay-hand-of =
    { $round ->
        [game] game { $number } of { $of }
       *[hand] hand { $number } of { $of }
    }
# Where the replay is, for screen readers. A step is an action of a player, or the deal.
replay-place =
    { $round ->
        [game] Game { $hand }, step { $step } of { $of }.
       *[hand] Hand { $hand }, step { $step } of { $of }.
    }
# A step of the replay through the eyes of one player.
replay-unnoticed = Something happened that this player could not see.
# A pass that was just chosen, where every hand lies open.
replay-pass-chosen = { $player } chooses { CARDS($cards) } to pass.
# A pass, where every hand lies open.
replay-passed = { $from } passes { CARDS($cards) } to { $to }.

## Above the table

# The label of a list: all hands open, or through the eyes of one player.
replay-eyes = Point of view
replay-all-open = All hands open
replay-eyes-of = As { $name } saw it
# The button and the dialog with the list of hands, the scores and more.
replay-contents = Hands and scores
# The label of the list of open hands.
replay-hands = Cards in hand
replay-no-cards = No cards

## The controls

replay-controls = Replay controls
replay-previous-hand =
    { $round ->
        [game] Previous game
       *[hand] Previous hand
    }
replay-previous-trick =
    { $turns ->
        [true] Previous turn
       *[false] Previous trick
    }
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-next-trick =
    { $turns ->
        [true] Next turn
       *[false] Next trick
    }
replay-next-hand =
    { $round ->
        [game] Next game
       *[hand] Next hand
    }
# The label of the slider.
replay-slider = Step
replay-speed = Speed
replay-speed-name =
    { $speed ->
        [slow] Slow
        [fast] Fast
       *[normal] Normal
    }

## The list of hands and tricks

replay-list =
    { $round ->
        [game] Games
       *[hand] Hands
    }
replay-round =
    { $round ->
        [game] Game { $number }
       *[hand] Hand { $number }
    }
replay-trick =
    { $turns ->
        [true] Turn { $number }
       *[false] Trick { $number }
    }
# Beside a trick: the points in it, after the name of the player who took it.
replay-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A player and the points of a hand, in a list.
replay-score = { $name } { NUMBER($points) }
# Instead of the scores of a hand.
replay-not-scored = not finished
replay-moon = { $name } shot the moon

## The scores

replay-scores = Scores
# What the chart shows, for screen readers.
replay-chart =
    { $round ->
        [game] Scores after each of { $count } games
       *[hand] Scores after each of { $count } hands
    }
replay-as-table = As a table
replay-round-column =
    { $round ->
        [game] Game
       *[hand] Hand
    }

## What a player could know

replay-chances = What { $name } could know
replay-you-passed = Passed to { $name }: { CARDS($cards) }
replay-you-received = Received from { $name }: { CARDS($cards) }
# A suit that a player has shown not to have; $suits is such as ♣ ♦.
replay-void = { $name } has no { $suits }
replay-chances-caption =
    { $count ->
        [one] Chance of holding each unseen card, from { $count } possible deal
       *[other] Chance of holding each unseen card, from { $count } possible deals
    }
# A column: the card is in no hand, such as in the draw pile.
replay-elsewhere = Elsewhere
replay-all-seen = Every card could be seen.
replay-chances-loading = Counting…

## Links and files

replay-share = Share
replay-link = Link to this moment
replay-copy = Copy
replay-export = Download the transcript

## When it cannot be shown

replay-running = This match is still going on. You can replay it once it’s over; until then, the history at the table shows what you have seen.
replay-to-table = Go to the table
replay-to-matches = My matches

## A match from a file, on the page with the player’s matches

replay-import = Open a match from a file
replay-import-about = Choose a transcript, such as one that a friend downloaded. Every step is checked before you can replay it.
replay-import-file = Transcript file
replay-importing = Checking every step…
replay-import-large = This file is too large for a match. Choose a transcript that was downloaded from Moonshot.
# $file is the name of the file.
replay-import-foreign = { $file } isn’t a transcript. Choose a file that was downloaded from Moonshot.

## What-if: playing on from a moment

replay-what-if = What if?
replay-what-if-about = Take a seat and play on from this moment. The match itself stays as it was.
# The label of a list of players.
replay-branch-seat = Play as
replay-branch-cards = Cards of the others
# One of two choices for the cards of the others.
replay-branch-same = As they were
# The other choice: what this player could not see is dealt again.
replay-branch-new = Dealt again
# The label of the name of this attempt, such as “lead the queen”.
replay-branch-name = Name
# The name of an attempt that the player does not name.
replay-branch-default =
    { $round ->
        [game] Game { $hand }, step { $step }, as { $player }
       *[hand] Hand { $hand }, step { $step }, as { $player }
    }
# Where an attempt began, in the list of attempts.
replay-branch-place =
    { $round ->
        [game] Game { $hand }, step { $step }, as { $player }
       *[hand] Hand { $hand }, step { $step }, as { $player }
    }
replay-play-on = Play on from here
replay-branches = Your attempts

## The same deals again

# A heading, above a sentence and two or three buttons.
replay-same = The same cards again
replay-same-about = Play these deals again with the same bots, or challenge a friend: everyone with the link gets the same cards, and you compare your results hand by hand.
# A button: from the first hand on.
replay-same-match = Play from the start
# A button: from the shown hand on.
replay-same-hand =
    { $round ->
        [game] Play from game { $number }
       *[hand] Play from hand { $number }
    }
# Beside the place in the match, after “·”: how the match came to be. In lower case, at most ~20 letters.
replay-origin =
    { $kind ->
        [imported] from a file
        [branch] what if
        [again] same cards again
        [challenge] challenge
        [duplicate] duplicate match
       *[daily] deal of the day
    }

## Watching together: one leads, the others see the same moment

# A heading, above a sentence and a button.
replay-shared = Watch together
replay-shared-about = Send a link to this replay. Everyone who opens it sees the moment that you show.
replay-shared-start = Start watching together
replay-shared-link = Link to watch together
replay-shared-leave = Leave
# How many people watch, above their names.
replay-shared-count =
    { $count ->
        [one] Only you are here.
       *[other] { $count } people are here:
    }
# Somebody without a name, in the list of those who watch.
replay-shared-guest = Guest
# Marks in that list.
replay-shared-leads = (leads)
replay-shared-you = (you)
# A line above the controls, beside a button. At most ~25 letters.
replay-shared-state =
    { $state ->
        [leads] You lead
        [follows] You follow { $name }
        [looks] { $name } leads
       *[none] Nobody leads
    }
# The button beside it.
replay-shared-follow = Follow
replay-shared-stop = Look around
replay-shared-lead = Lead
# A button beside a name in the list: that person leads from now on.
replay-shared-hand-over = Let { $name } lead

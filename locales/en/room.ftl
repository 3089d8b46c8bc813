### The waiting room of a table, and the dialogs about its people.

## The waiting room: how things stand

# For spectators with a delay. $delay is a time such as "2 minutes".
room-begun = The match has started. You’ll see it with a delay of { $delay }.
room-free =
    { $count ->
        [0] All seats are taken.
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    }
# Above the list, while strangers can join. $host is the name of the host, "you" the host's own view.
room-listed-own = Players can find this table in the lobby while you’re here.
room-listed = Players can find this table in the lobby while { $host } is here.
room-start-own =
    { $free ->
        [true] Start when you’re ready. Bots fill the free seats.
       *[false] Start when you’re ready.
    }
room-start-host = { $host } starts the match.
room-no-host = The first player to sit down becomes the host.

## The waiting room: buttons

room-start = Start match
room-leave = Leave table
room-sit-down = Sit down
room-sit-reserved = Take reserved seat
room-join-late = You can still join. You take over a bot’s cards and score.
room-invite = Invite players
# The title of the invitation in other apps.
room-invite-title = { $game } on Moonshot
room-chat = Chat
# Heading of the settings for sounds and notifications.
room-alerts = When it’s your turn
# Heading: clock, chat, who can join and so on.
room-settings = Table settings

## Seats. The small buttons stand in a row; at most ~14 letters fit.

room-seat-free = Free
room-seat-reserved = Reserved for { $name }
room-seat-own = { $name } (you)
# Beside the name of the player who made the table or took it over.
room-host = Host
room-sit-here = Sit here
# The same for screen readers; each begins with the text of its button.
room-sit-here-label = Sit here, at seat { $seat }
# Seats a bot.
room-add-bot = Add bot
room-add-bot-label = Add bot at seat { $seat }
# For screen readers: a list of levels.
room-bot-level = Level of { $name }
# Removes a bot, or a player.
room-remove = Remove
room-remove-label = Remove { $name }
# The second press during a match: the player cannot come back.
room-remove-sure = Remove for good?
room-remove-sure-label = Remove for good? { $name }
# Makes another player the host.
room-make-host = Make host
room-make-host-label = Make host: { $name }
# Begins a swap of two seats. After it every other seat has "Swap here", and this one "Cancel".
room-swap = Move
room-swap-label = Move { $name }
room-swap-here = Swap here
room-swap-here-label = Swap here, with seat { $seat }
room-swap-cancel = Cancel
room-swap-cancel-label = Cancel moving { $name }

## The dialog with the people at the table

room-people = People at the table
# A player's clock: the time for this move and the time in reserve, such as 0:15.
room-clock = { $left } left, { $reserve } in reserve
# Button: the player takes the seat of a bot.
room-take-over = Take over
room-take-over-label = Take over { $name }’s seat
room-report = Report
room-report-label = Report { $name }
room-report-left-label = Report { $name }, who has left
# Heading of a list of players.
room-left = Left the table
room-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
# $delay is a time such as "2 minutes".
room-spectators-delay =
    { $count ->
        [one] 1 spectator, with a delay of { $delay }
       *[other] { $count } spectators, with a delay of { $delay }
    }
room-take-over-heading = Take over a bot’s seat
room-take-over-text = You get its cards and its score. Pick a bot above, or sit down in place of the first.
# Heading of the buttons that follow.
room-actions = Actions
room-come-back = Continue playing
# A bot plays until the player is back.
room-step-out = Take a break
# Asks the other players.
room-ask-undo = Ask to take back your last move
room-ask-stop = Ask to stop the match
# Alone with bots.
room-stop = Stop match
room-stop-sure = Stop without a result?
room-pause = Pause match
room-resume = Resume match
# The second press: a bot takes the seat for the rest of the match.
room-leave-sure = Leave for good? A bot takes your seat
# Heading of rules about time.
room-slow = If someone is slow or leaves
room-invite-watch =
    { $join ->
        [true] Anyone with this link can watch or take over a bot’s seat.
       *[false] Anyone with this link can watch.
    }
room-device = Continue on another device
# The title of the link in other apps.
room-device-title = Your seat on Moonshot
room-device-text = Open this link on the other device, or scan it with a phone’s camera. Don’t share it: anyone who opens it takes your seat. Keep the code to come back if this browser forgets you.

## Joining a match that has begun

room-join = Join this match
room-join-text = You take over a bot’s cards and score.
room-join-seat = Seat
# One of the bots, with its score.
room-join-bot = { $name }, { $score }
room-join-full = No seats are left. You can keep watching.

## A link moves a seat to this device

room-move = Continue on this device?
room-move-text = This link moves your seat to this device. On the other device you can then only watch.
room-move-watch = Just watch
room-move-take = Take seat

## The invitation

room-share-link = Share link
room-copy-link = Copy link
room-link = Link
room-qr = QR code of the link
# The server accepts no connections from other devices.
room-local = <b>This link only works on this computer.</b> To let other devices on your network join, restart Moonshot with: <code>{ $command }</code>

## The proof that nobody chose the cards

room-proof = Provably fair deal
room-proof-text = The server has already fixed its secret; this is the secret’s fingerprint. Each player’s browser adds a random number when they sit down, and only then are the cards dealt. After the match, anyone can check every shuffle.
# How many people's numbers are in the shuffles.
room-proof-added =
    { $you ->
        [true]
            { $count ->
                [one] Your browser has added its number.
               *[other] { $count } players have added a number, including you.
            }
       *[false]
            { $count ->
                [one] 1 player has added a number.
               *[other] { $count } players have added a number.
            }
    }

## The settings of the table

room-title = Table name
# In the empty field.
room-title-none = Optional
room-access = Who can join or watch
room-access-link = Anyone with the link
room-access-listed = Anyone in the lobby
room-access-closed = Nobody else
room-time = Clock
# A heading. The options are times such as "5 minutes".
room-away = A bot takes over when someone is away for
# A heading. The options are times, and "None".
room-delay = Spectator delay
room-delay-none = None
# Check boxes.
room-late = Others can take over a bot’s seat during the match
room-write = Players can write chat messages
room-hints = Players can take hints
room-rotate = Rotate seats for each rematch
# A change could not be saved yet. $error is a sentence.
room-retry = { $error } Trying again…

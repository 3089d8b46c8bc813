### The client for terminals, `moonshot play`: its own lines and labels. All else comes from the other files. Commands such as
### "hint" and file names are the same in every language.

## Building blocks for other messages

# The name of a card as a label.
terminal-card = { CARD($card, form: "bare") }
# A number with decimal places; the mark between its parts is the language’s.
terminal-decimal = { $whole }.{ $part }
# $number: a share in hundredths.
terminal-percent = { $number }%

## Choices in Heartcatchers, in a list.

terminal-catch = Catch your stack { $place } with { CARD($card) }
terminal-steal = Steal stack { $place } with { CARD($card) } and give your stack { $given }
terminal-hide =
    { $side ->
        [mine] Hide { CARD($card) } under your stack { $place }
       *[theirs] Hide { CARD($card) } under your opponent’s stack { $place }
    }

## The start and the end, as lines.

terminal-against = You play { $game } against { PLAYERS($players) }.
terminal-continues = Your match of { $game } continues.
# The link of a table on a server, for others.
terminal-link = The link to this table: { $link }
terminal-type-help = Type ? for help.
terminal-saved = Your match is saved. “moonshot play { $game }” continues it.
terminal-replay = This is a replay: n shows the next step, p the one before.

## What the player types in plain mode.

# A numbered choice.
terminal-choice = { $number }. { $label }
# A choice and what it costs, in a hint.
terminal-cost = { $label }: { $cost }
# The questions, before what is typed.
terminal-ask = Your choice:
terminal-ask-pass =
    { $count ->
        [one] Number of the card:
       *[other] Numbers of { $count } cards, with spaces between:
    }
terminal-unknown = “{ $answer }” is not one of the choices. Type a number from 1 to { $most }, or ? for help.
terminal-pass-wrong =
    { $count ->
        [one] Type one number.
       *[other] Type { $count } different numbers.
    }
terminal-not-now = There is nothing to choose right now.

## The state of the table, as lines.

# $cards: a list of labels, such as "queen of spades, 2 of hearts".
terminal-hand = Your hand: { $cards }.
terminal-hand-empty = You have no cards.
# A card on the table, and who played it.
terminal-laid = { $player }: { $card }
terminal-table-empty = No card is on the table.
terminal-totals = Match scores: { $scores }.
# A stack of Heartcatchers: its owner, its top card and how many Secrets lie under it.
terminal-stack = { $name }: { $card }, { $up } face up, { $secrets } hidden

## What the commands and keys do: in a list, after the command or key. Short.

terminal-help = Keys and commands
terminal-help-number = Make that choice
terminal-help-card = Play that card, such as QS for the queen of spades
terminal-help-hand = Your hand
terminal-help-table = The cards on the table
terminal-help-last = The last trick
terminal-help-scores = Scores
terminal-help-log = Everything that happened
terminal-help-hint = A hint, with what each choice costs
terminal-help-undo = Take back your last move
terminal-help-say = Say something to the others
terminal-help-begin = Sit down, or start the match
terminal-help-step = The next step of a replay, or the one before
terminal-help-quit = Save and quit
terminal-help-move = Choose a card
terminal-help-play = Play it, or select it to pass
terminal-help-mouse = Click a card to choose it, and again to play it
terminal-help-this = This list

## Labels on the screen. Short.

# The keys in the last line: a key and what it does.
terminal-key-play = play
terminal-key-hint = hint
terminal-key-scores = scores
terminal-key-last = last trick
terminal-key-log = log
terminal-key-undo = undo
terminal-key-chat = chat
terminal-key-next = next
terminal-key-back = back
terminal-key-help = help
terminal-key-quit = quit
# In the last line of a window on the screen. $key: such as “Enter”.
terminal-close = { $key } closes this
terminal-thinking = One moment…
terminal-small = This window is too small. Make it at least { $columns } by { $rows }.

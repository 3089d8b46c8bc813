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
terminal-link = Link to this table: { $link }
terminal-type-help = Type ? for help.
terminal-saved = Your match is saved. “moonshot play { $game }” continues it.
terminal-replay = This is a replay: n shows the next step, p the one before.

## What the player types in plain mode.

# A numbered choice.
terminal-choice = { $number }. { $label }
# A choice and what it costs, in a hint; a command and what it does, in the help.
terminal-cost = { $label }: { $cost }
# The questions, before what is typed. The second asks for the numbers of the cards (or tiles) to pass.
terminal-ask = Your choice:
terminal-ask-pass =
    { $count ->
        [one] The number:
       *[other] The { $count } numbers, separated by spaces:
    }
# $answer: what the player typed, such as “1 2 99”. $most: the highest number.
terminal-unknown = “{ $answer }” is not one of the choices. Use the numbers from 1 to { $most }, or type ? for help.
terminal-pass-wrong =
    { $count ->
        [one] Type one number.
       *[other] Type { $count } different numbers.
    }
terminal-not-now = There is nothing to choose right now.
# After the command “say” without words.
terminal-say-what = Type your message after “say”.
# Why a key or command has no effect: at a table in this terminal, or at one that is no replay.
terminal-not-here = That works only at a table of a server.
terminal-only-replay = That works only in a replay.
# A replay goes no further back, or forward.
terminal-first-step = This is the first step.
terminal-last-step = This is the last step.
# In place of the list of tables of a server. A game is named on the command line.
terminal-no-tables = No table waits for players. Name a game to make one.

## The state of the table, as lines.

# $cards: a list of labels, such as "queen of spades and 2 of hearts".
terminal-hand = Your hand: { $cards }.
terminal-hand-empty = Your hand is empty.
# A card on the table, and who played it.
terminal-laid = { $player }: { $card }
terminal-table-empty = Nothing is on the table.
terminal-totals = Match scores: { $scores }.
# A stack of Heartcatchers, as in `heartcatchers-stack-said`. $name: such as “Your stack 1”.
terminal-stack = { $name }. Cards face up: { $up }. On top: { $card }. Secrets: { $secrets }.

## What the commands and keys do: in a list, after the command or key. Short: about 27 letters fit on a line of a narrow screen.

terminal-help = Keys and commands
terminal-help-number = Make that choice
terminal-help-card = Play that card, such as QS for the queen of spades
terminal-help-hand = Your hand
terminal-help-table = The cards on the table
terminal-help-last = The last trick
terminal-help-scores = Scores
terminal-help-log = What has happened so far
terminal-help-hint = A hint, and what other choices cost
terminal-help-undo = Take back your last move
terminal-help-say = Say something to the others
terminal-help-begin = Sit down, or start the match
terminal-help-step = The next step of a replay, or the one before
# The keys y and n, in this order. Then the key that opens a list of actions, such as “Pause match”.
terminal-help-answer = Answer a proposal: yes, no
terminal-help-actions = What else you can do here
# In a match against bots in this terminal.
terminal-help-quit = Quit; bot matches are saved
# At any other table, of which nothing is saved.
terminal-help-leave = Quit
# The arrow keys move the cursor; Enter plays the card with the cursor.
terminal-help-move = Choose a card
terminal-help-play = Play it, or select it to pass
terminal-help-mouse = A click chooses a card, or plays the chosen one
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
# Opens the list of actions.
terminal-key-actions = actions
# Starts the match.
terminal-key-begin = start
terminal-key-next = next
terminal-key-back = back
terminal-key-help = help
terminal-key-quit = quit
# In the last line of a window on the screen. $key: such as “Enter”.
terminal-close = { $key } closes this
terminal-thinking = One moment…
terminal-small = This window is too small. Make it at least { $columns } columns by { $rows } lines.

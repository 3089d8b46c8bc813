### Dialogs at the table: menu, keyboard shortcuts, last trick, scores and rules.

dialogs-menu = Menu
# Buttons of the menu. The others have the names of the buttons in the bar (table.ftl).
dialogs-take-back = Take back
dialogs-sounds = Sounds
dialogs-full-screen = Full screen
dialogs-scores = Scores
dialogs-last-trick = Last trick
dialogs-no-last-trick = There’s no last trick to show right now.
# $game is the name of the game.
dialogs-rules = { $game }: rules

## Keyboard shortcuts

dialogs-keys = Keyboard shortcuts
# The names of keys, as they are printed on keyboards of the language.
dialogs-key-tab = Tab
dialogs-key-home = Home
dialogs-key-end = End
dialogs-key-enter = Enter
dialogs-key-space = Space
dialogs-key-escape = Esc
# What the keys do.
dialogs-keys-tab = Move between your hand and the buttons
dialogs-keys-arrows = Move along your hand or the toolbar
dialogs-keys-ends = Go to the first or last one
dialogs-keys-enter = Play or select the card
dialogs-keys-escape = Clear the selection, or close a dialog
dialogs-keys-continue = Continue, or skip ahead
dialogs-keys-trick = Last trick
dialogs-keys-log = Show or hide the log
dialogs-keys-history = History
dialogs-keys-scores = Scores
dialogs-keys-people = People at the table
dialogs-keys-undo = Take back
dialogs-keys-rules = Rules
dialogs-keys-sound = Sounds on or off
dialogs-keys-full = Full screen on or off
dialogs-keys-keys = Keyboard shortcuts
# A check box: whether keys without Ctrl or Alt are shortcuts.
dialogs-keys-on = Single-letter shortcuts

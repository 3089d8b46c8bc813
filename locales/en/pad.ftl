### The score pad, for a table with real cards.

pad-title = Score pad
pad-about = Keep score at a table with real cards. The scores are saved in this browser and work offline.
# Opens the options below.
pad-options = Players and how the match ends
pad-players = Players
pad-best = Who wins
pad-best-of =
    { $best ->
        [low] Lowest total
       *[high] Highest total
    }
# Label of a field for a number.
pad-limit = The match ends when a total reaches (leave empty for no limit)
# The name of the sheet, for screen readers.
pad-scores = Scores
# Heading of the column of numbers. At most ~7 letters fit.
pad-round = Round
pad-name-label = Name of player { $number }
# The name of a player without one. At most ~9 letters fit.
pad-player = Player { $number }
# Label of a field, for screen readers.
pad-score-label = Round { $round }, { $name }
# Heading of a column of buttons, for screen readers.
pad-delete = Delete
pad-delete-round = Delete round { $round }
# Below the rounds. At most ~7 letters fit.
pad-total = Total
pad-lead =
    { $count ->
        [one] { LIST($names) } leads.
       *[other] { LIST($names) } lead.
    }
pad-win =
    { $count ->
        [one] { LIST($names) } wins.
       *[other] { LIST($names) } share the win.
    }
# Button, and the button in the dialog.
pad-new = New match
# Title of a dialog.
pad-new-title = Start a new match?
pad-new-about = This deletes the scores. The names stay.
# Button: does not start a new match.
pad-keep = Keep scores

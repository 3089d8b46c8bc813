### What every page may show.

# The reader, in the middle of a sentence.
base-you = you
base-close = Close
# A player whose name is not known. $number: from 1.
base-seat = Seat { $number }
base-try-again = Try again
# The server did not answer a request.
base-unreachable = The server can’t be reached right now.
# The server, or one before it, answered something else than expected. $status: a number such as 502.
base-server-error = The server has a problem (error { $status }).
# Beside a button that was pressed to copy a text.
base-copied = Copied
base-select-to-copy = Your browser doesn’t allow copying here. The text is selected: copy it yourself.
# For screen readers: a request is under way.
base-sending = Sending

## The head of every page but the lobby and tables

base-all-games = All games
base-matches = Your matches
# A page to keep the scores of a game at a real table.
base-pad = Score pad
# The page with the players of each game by their ratings.
base-players = Players
# A link to the deals of the day. Short.
base-daily = Daily deals
# A link to the page with mistakes and spots to practise. Short.
base-practice = Practice
# A link to the lobby, on a page without content.
base-choose-game = Choose a game
# A heading for screen readers, on the page with a game's rules.
base-rules = Rules

## The mark beside the name of a player with an account

base-account-mark = This name belongs to an account
# For screen readers, after a name.
base-account-aloud = (account)

## A part of the page could not be loaded

base-updated = New version available
base-updated-text = Load it to continue. Your matches are saved.
base-updated-load = Load new version
base-not-loaded = This part didn’t load
base-not-loaded-away = The server can’t be reached. Check your connection, then try again.
base-not-loaded-again = Something went wrong. Try again.
base-not-loaded-reload = This part didn’t load. Check your connection, then reload the page.
base-not-now = Not now

## Pages and tables that don’t exist. The titles are also those of the window.

base-no-page = Page not found
base-no-page-text = We can’t find that page. Check the address.
base-no-rules = Rules not found
base-no-rules-text = We don’t have a game with this name. Choose a game to find its rules.
base-no-table = Table not found
base-no-table-text = Check that you have the whole link. Tables that nobody uses for a long time are deleted. Ask for a new link, or start a table of your own.
base-closed = This table is closed
base-closed-text = Only its players can open this table.
base-removed = The host removed you from this table
base-removed-text = You can join another table or start your own.
base-deleted = This table was deleted
base-deleted-text = Tables that nobody uses for a long time are deleted. You can start a new one.
# The field with which the player chooses the language of the page.
base-language = Language

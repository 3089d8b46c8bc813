### The lobby, beside the cards of the games (games.ftl).

# The answer to a press while an earlier action is not finished.
lobby-wait = One moment, please. Your last action isn’t finished yet.

## The open tables of others

lobby-open = Open tables
lobby-free =
    { $free ->
        [one] { $free } of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
# A program that plays with an account of its own.
lobby-program = { $name } (bot)

## The player's unfinished matches

lobby-unfinished = Continue playing
# The title of an unfinished lesson.
lobby-lesson = Lesson: { $game }
lobby-waiting = Waiting for players
lobby-round =
    { $round ->
        [game] Game { $number }
       *[hand] Hand { $number }
    }
# A player and their points, in a list.
lobby-score = { $name } { NUMBER($points) }
lobby-archive = Archive
# For screen readers. $when is a time such as “5 hours ago”.
lobby-archive-match = Archive { $game }, { $when }
lobby-archived = You archived { $game }. Find it under Your matches.
lobby-undo = Undo
# For screen readers.
lobby-undo-match = Undo: restore { $game }, { $when }
lobby-restored = { $game } is back.
lobby-more = Show { $count } more

## The dialog before a table for friends

lobby-friends = { $game } with friends
lobby-friends-text = Anyone with the link can join. Bots fill the empty seats when you start.
lobby-create = Create table

## The dialog before a quick match

lobby-quick = Quick match: { $game }
lobby-quick-text = You join the next open table of { $game }. If there is none, you open one and wait for others. You can start with bots at any time.
lobby-find = Find a table

### The page with the player's matches.

matches-empty = You haven’t played yet. Your matches will appear here.
matches-all = All players by rating

## How often the player won each game

matches-by-game = Results by game
matches-tally =
    { $played ->
        [one] Won { $won } of { $played } match
       *[other] Won { $won } of { $played } matches
    }
# $rating is such as “1,040 ± 120”.
matches-rating = Rating { $rating }

## The lists

matches-in-progress = In progress
matches-archived = Archived
matches-finished = Finished

## A match

matches-with = with { LIST($names) }
matches-round =
    { $round ->
        [game] Game { $number }
       *[hand] Hand { $number }
    }
matches-won =
    { WHO($player) ->
        [you] You won
       *[other] { $player } won
    }
# Several players with the same score; the reader comes last.
matches-shared = { PLAYERS($players) } shared the win
matches-stopped = Stopped without a result
# When the match was played last, such as “3 days ago” and a date.
matches-when = { $ago }, { $date }
# A player and their points, in a list.
matches-score = { $name } { NUMBER($points) }

## The buttons of a match. The long labels are for screen readers; $match is such as “Hearts with Ada and Boris”.

matches-name = { $game } with { LIST($names) }
matches-continue = Continue
matches-continue-match = Continue: { $match }
matches-view = View
matches-view-match = View: { $match }
matches-replay = Replay
matches-replay-match = Replay: { $match }
matches-check = Verify deals
matches-check-match = Verify deals: { $match }
matches-transcript = Transcript
matches-transcript-match = Transcript: { $match }
matches-archive = Archive
matches-archive-match = Archive: { $match }
matches-restore = Restore
matches-restore-match = Restore: { $match }
matches-is-archived = { $game } is archived.
matches-is-restored = { $game } is in progress again.
# Link to the page with statistics.
matches-statistics = Your statistics

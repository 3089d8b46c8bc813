# The deals of the day, `/daily`.

daily-title = Deals of the day
daily-intro = A short match of each game, the same for everyone here. You play each one once and can’t undo anything. The deals change at 0:00 UTC.
daily-left = Time left today: { $hours } h { $minutes } min.
daily-streak =
    { $count ->
        [one] { $count }-day streak
       *[other] { $count }-day streak
    }
daily-result = Total { $total }, place { $place } of { $count }
daily-spread = Everyone’s results
daily-total = Total
daily-people = Players
daily-share = Copy your result in { $game }
daily-look = Open your match of { $game }
daily-continue = Continue { $game }
daily-play = Play { $game }
daily-proof = Verify the deals of { $game }
daily-proof-text = The deals come from a seed. Its SHA-256 hash is published a day before anyone plays, the seed itself a day after. If yesterday’s seed has the hash that you saw, nobody changed the deals.
daily-commitment = Hash of today’s seed
daily-next-commitment = Hash of tomorrow’s seed
daily-last-seed = Yesterday’s seed
daily-shared = Moonshot { $day }, { $game }: total { $total }, place { $place } of { $count }
daily-loading = Loading the deals…

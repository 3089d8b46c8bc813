### Why the server refused a request: short sentences in an alert or a note. They say what to do next, where there is
### something to do.

## Seats and tables.

errors-closed = Only its players can open this table.
errors-removed = The host removed you from this table. You can join another table or start your own.
errors-full = Every seat at this table is taken.
errors-taken = That seat is taken.
errors-nobody-there = Nobody sits at that seat.
errors-own-seat = That’s your own seat.
errors-sits-already = You already sit at this table.
errors-not-seated = You don’t sit at this table.
errors-other-seat = You’ve already played at another seat of this match and seen its cards. You can only take that seat again.
errors-not-host = Only the host can do that.
errors-not-found = We can’t find that. It may have been deleted.
errors-does-not-fit = That isn’t possible at this table now.
errors-wrong-code = That code doesn’t fit any seat at this table, or someone else has the seat now. Ask for a new code.
errors-too-many-tables = You have too many unfinished matches. Finish one before you start another.
errors-no-chat = The host turned chat off at this table.
errors-no-hints = The host turned hints off at this table.
# The server says in English what is wrong with an entry; $detail is that sentence. In another language: that the server does
# not accept the entry, with $detail or without it.
errors-bad-request = { $detail }
# The same of an option of the game.
errors-bad-option = { $detail }
# The server says in English what is wrong with a file of a match, and where; $detail is that sentence.
errors-bad-transcript = This file can’t be imported: { $detail }
errors-bad-players = This game can’t be played by that number of players.

## Names. $other is a similar name that is free.

errors-name-taken = Someone at this table already has this name. Choose another one.
errors-name-taken-other = Someone at this table already has this name. Choose another one, such as { $other }.
errors-name-of-account = This name belongs to an account. If it’s yours, sign in. If not, choose another name.
errors-name-of-account-other = This name belongs to an account. If it’s yours, sign in. If not, choose another name, such as { $other }.

## The match.

errors-begun = The match has already begun.
errors-not-begun = The match hasn’t begun yet.
errors-match-over = The match is over.
errors-not-over = The match isn’t over yet.
errors-match-running = The match is still going on. You can replay it once it’s over.
errors-not-dealt-again = These deals can’t be played again: the match was a lesson, or someone joined while it was running.
errors-day-not-over = This is today’s deal. Its cards are public tomorrow.
errors-challenge-gone = The match of this challenge has been deleted.
errors-paused = The match is paused. The host can resume it.
errors-not-your-turn = It’s not your turn.
errors-stale-version = The table has changed since. Look again, then decide.
errors-must-agree = Other people sit at this table, so ask them to agree.
errors-proposed-already = Something else is already proposed. Everyone has to answer that first.
errors-nothing-proposed = Nothing is proposed any more.
errors-nothing-to-undo = You have nothing to take back.
errors-not-settled = The rest of this hand can still change a score.
errors-nothing-to-claim = It’s not certain that all the remaining tricks are yours.
errors-nobody-waits = No bot is waiting for you now.

## Accounts.

errors-wrong-password = The name or the password is wrong.
# An account's sign-in without a password.
errors-bad-passkey = That passkey doesn’t work here, or it took more than 5 minutes. Try again.
errors-no-passkeys = Passkeys don’t work at this address. Use a password.
errors-not-signed-in = You aren’t signed in.
errors-signed-in = You’re already signed in. Sign out first.
errors-handle-taken = Another account has this name, or one that looks like it. Choose another name.
errors-renamed-often = You’ve changed your name 3 times within 90 days. Wait, or go back to one of those names.
errors-last-way = This is the only way to sign in to your account. Add another one before you remove it.

## The server.

errors-wait-seconds =
    { $count ->
        [one] Too many tries. Try again in { $count } second.
       *[other] Too many tries. Try again in { $count } seconds.
    }
errors-wait-minutes =
    { $count ->
        [one] Too many tries. Try again in { $count } minute.
       *[other] Too many tries. Try again in { $count } minutes.
    }
errors-wait = Too many tries. Try again later.
errors-too-many-connections = The server is full. Try again in a moment.
errors-storage-unavailable = The server couldn’t save that. Try again in a moment.
errors-stopping = The server is restarting. Try again in a moment.
errors-upgrading = The server is being updated. Try again in a moment.
errors-internal = Something went wrong on the server. Try again.
errors-too-slow = Your connection is too slow for this. Try again.
errors-too-large = That’s too long for the server.
errors-unknown-host = The server doesn’t answer at this address. Its operator can add the address.
errors-foreign-origin = The server refused this, because it came from another site. Reload the page.
errors-no-cookies = This browser blocks cookies, so Moonshot can’t keep a seat for you. Allow cookies for this site, then try again.
errors-not-leading = Someone else leads this shared replay now.

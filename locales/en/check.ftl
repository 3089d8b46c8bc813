### The page that verifies the deals of a finished match: it computes every shuffle again and compares the cards.
### Words of cryptography: seed (a secret number from which the shuffles follow), hash, commitment (the hash of the seed, published before the match), nonce (a random number that a player's browser adds).

check-title = Verify the deal
check-about = Before the match, the server published the hash of a secret seed. After the match, it reveals the seed. Your browser now computes every shuffle from that seed, without asking the server, and compares the cards.
check-file = Transcript file
check-kept = Commitment you saved before the match (optional)
# In the empty field for the commitment.
check-kept-form = 64 hexadecimal digits

## The result

check-failed =
    { $count ->
        [one] 1 check failed.
       *[other] { $count } checks failed.
    }
check-no-shuffle = No errors found, but there was no shuffle to verify.
check-verified = Verified: every card came from the seed in the transcript.
check-verified-kept = Verified: every card came from the seed fixed before the match.

## The steps

check-steps = Step by step
check-source-server = Transcript of this match from the server
check-source-file = File: { $file }
# The result of a step. At most ~8 letters fit.
check-mark =
    { $is ->
        [right] OK
        [wrong] Wrong
       *[note] Note
    }
# Opens the values that a step compares.
check-values = Values
# The same, for screen readers. It contains the words of check-values.
check-values-of = Values: { $step }
# <code>moonshot verify</code> is a command.
check-limits = This page doesn’t check the result, or whether each play was legal: <code>moonshot verify</code> does. If no seat gives a nonce, a server can try several seeds before it commits to one. The people who run a server can look into its storage during a match.

## Step: the file

check-transcript = Transcript
check-transcript-of = { $game }, { $players } players, { $entries } entries
check-not-json = This isn’t a transcript: it’s not JSON.
check-not-moonshot = This isn’t a Moonshot transcript.
check-version = This page can’t read this version of the transcript format.
check-incomplete = This transcript is incomplete: a field is missing.

## Step: each entry has a checksum that includes the entries before it

check-checksums = Checksums
check-checksums-right =
    { $entries ->
        [one] The header and the entry match their checksums.
       *[other] The header and all { $entries } entries match their checksums.
    }
check-header-changed = The header was changed after it was written.
check-entry-changed = Entry { $entry } or the order of the entries was changed after it was written.

## Step: the commitment

check-commitment = Commitment
check-no-seed = This match has no server seed: its cards were chosen in advance, as in a lesson.
check-bad-seed = The server seed isn’t 64 hexadecimal digits.
check-commitment-wrong = The SHA-256 hash of the server seed doesn’t match the commitment.
check-commitment-right = The SHA-256 hash of the server seed matches the commitment.
check-commitment-values = Seed { $seed }, commitment { $commitment }
check-promise = Your saved commitment
check-promise-right = It belongs to this match: the server hasn’t changed the seed since you got it.
check-promise-wrong = The server used a different seed than it promised before the match.

## Step: entries that no table writes

check-entry = Entry { $entry }
check-early-deal = Cards are dealt before the match begins.
check-bad-undo = It takes back a move that doesn’t exist.
check-before-deal = It comes before the first deal.
check-bad-entry = No table writes such an entry.

## Step: the players' nonces

check-nonces = Nonces of the seats
check-nonces-unreadable = At least one nonce isn’t hexadecimal.
check-nonces-unneeded = There was no shuffle to use them in.
check-nonces-none = No seat gave a nonce, so the server chose the seed alone. It couldn’t change the seed after the commitment, but it could have tried several seeds before.
check-nonces-right =
    { $count ->
        [one] 1 seat gave a nonce. It was used in every shuffle.
       *[other] { $count } seats gave nonces. They were used in every shuffle.
    }
check-nonce = Nonce of { $name }
check-nonce-of-seat = Nonce of seat { $seat }
check-nonce-left-out = The server left it out of every shuffle.
check-nonce-unused = Not used in any shuffle: it was replaced or came too late.
# $count is the number of hands from $first to $last.
check-nonce-used =
    { $count ->
        [one] Used in the shuffles of hand { $first }.
       *[other] Used in the shuffles of hands { $first } to { $last }.
    }
check-own = Your nonce
check-own-used =
    { $count ->
        [one] Your browser’s nonce was used in the shuffles of hand { $first }.
       *[other] Your browser’s nonce was used in the shuffles of hands { $first } to { $last }.
    }
check-own-unused = Your browser’s nonce is there, but no shuffle used it: it was replaced or came too late.
check-own-missing = Your browser made a nonce for you at this table, but it isn’t in the transcript. If you sat there, the server left it out.

## Step: moves that were taken back

check-undone = Moves taken back
check-undone-times =
    { $times ->
        [one] Moves were taken back once. The deals before and after are verified too.
       *[other] Moves were taken back { $times } times. The deals before and after are verified too.
    }

## Steps: the shuffles

check-shuffles = Shuffles
check-shuffles-impossible = Without a readable server seed and readable nonces, the shuffles can’t be verified.
check-shuffles-unknown = This page can’t verify the deals of this game.
# The first dealer is drawn by lot. $again: it was computed twice, because moves were taken back.
check-draw =
    { $again ->
        [true] Draw for the first dealer, again
       *[false] Draw for the first dealer
    }
check-deal =
    { $again ->
        [true] Deal { $hand }, again
       *[false] Deal { $hand }
    }
# A gift of Black Hearts, drawn for a hand.
check-gift =
    { $again ->
        [true] Gift of hand { $hand }, again
       *[false] Gift of hand { $hand }
    }
check-missing = This step is missing from the transcript.
# $kind is a word of the transcript's format, in English.
check-missing-at = This step is missing: the transcript has “{ $kind }” here.
check-matches = The transcript matches the seed.
check-matches-nonces = The transcript matches the seed and the nonces.
# A number in hexadecimal digits.
check-key = Stream key { $key }
# $cards are codes of cards, such as "QS 2C".
check-differs-seat = The seed gives seat { $seat } different cards: { $cards }
# $value lists codes of cards.
check-differs =
    { $part ->
        [hands] The seed gives different hands: { $value }
        [extras] The seed leaves different cards over: { $value }
        [draw] The seed draws different tiles: { $value }
        [gift] The seed gives a different gift: { $value }
        [field] The seed gives a different field: { $value }
       *[pile] The seed gives a different pile: { $value }
    }
check-differs-first = The seed gives seat { $seat } the first turn.
# $part is a word of the transcript's format, in English.
check-extra = The transcript has “{ $part }”, which no shuffle produces.

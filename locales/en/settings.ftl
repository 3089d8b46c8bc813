### The settings: a dialog with five sections, of which one is open. "I" and "my" are the player's.

settings-title = Settings
# For screen readers: the row of tabs.
settings-sections = Sections
# A tab. All five stand in a row on a narrow phone: at most ~8 letters fit.
settings-section =
    { $section ->
        [play] Play
        [hand] Hand
        [people] People
        [look] Look
       *[device] Device
    }

## Play

settings-pace = Speed
# How fast the table shows what happens. "Wait for me": each finished trick stays until the player taps.
settings-pace-of =
    { $pace ->
        [slow] Slow
        [normal] Normal
        [fast] Fast
       *[wait] Wait for me
    }
settings-autoplay = Play a card for me when it’s my only choice
settings-autoplay-of =
    { $autoplay ->
        [off] Off
        [last-trick] Last trick
       *[forced] Always
    }
# Below the choice above.
settings-autoplay-people = While other people are at the table, only the last card of a hand is played for you. Any other would show them that you had no choice.
settings-tap = Play a card with
# With two taps, the first lifts the card and the second plays it.
settings-tap-of =
    { $taps ->
        [single] One tap
       *[double] Two taps
    }
# The player can choose a card while the others play; it is played as soon as it is the player's turn.
settings-premove = Choose a card before my turn
# "With people": at tables with other people, not at those with bots only.
settings-premove-of =
    { $ahead ->
        [people] With people
        [always] Always
       *[never] Never
    }
# "Pass": the cards that a player gives to another before a hand.
settings-suggest-pass = Preselect cards to pass (counts as a hint)
settings-tips = Tips for new players

## Hand

# The order of the suits in the player's hand.
settings-order = Suit order
settings-order-ranks = By rank
# The order of the ranks in the player's hand.
settings-ranks = Ranks
settings-ranks-of =
    { $rise ->
        [up] Low to high
       *[down] High to low
    }
# On which side of the screen the buttons are that a player needs most often.
settings-side = Button side
settings-side-of =
    { $side ->
        [right] Right
       *[left] Left
    }
settings-keys = Single-letter shortcuts

## People

# Heading of a list of bots' levels: Easy, Medium, …
settings-stand-in = Level of the bot that plays for me while I’m away
# A player who did not follow suit by mistake can correct the card for some time.
settings-patience = Time to correct a card that didn’t follow suit
settings-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
settings-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
settings-chat = Chat
settings-chat-of =
    { $shown ->
        [all] Everything
        [signs] Quick phrases only
       *[nothing] Off
    }
settings-bot-phrases = Bots use quick phrases
settings-bot-phrases-help = They react to what everyone can see, and give away nothing about their cards.

## Look

settings-theme = Theme
# "System": light or dark, as the device is set.
settings-theme-of =
    { $theme ->
        [system] System
        [light] Light
       *[dark] Dark
    }
settings-cloth = Table colour
# "By game": each game has a colour of its own.
settings-cloth-of =
    { $cloth ->
        [game] By game
        [plum] Plum
        [baize] Green
        [sea] Blue
       *[slate] Slate
    }
# The drawing on the backs of the cards.
settings-back = Card backs
settings-back-of =
    { $back ->
        [crescent] Crescent
        [lattice] Lattice
        [waves] Waves
       *[plain] Heart
    }
# Each suit has a colour of its own.
settings-four-colours = Four-colour deck
settings-large = Large print

## Device

settings-quiet = Silent mode
settings-quiet-help = No sounds, vibration or notifications, whatever is on above.
settings-wake = Keep the screen on at a table
# Button.
settings-fullscreen =
    { $filled ->
        [true] Exit full screen
       *[false] Enter full screen
    }

# The messages of the chosen language did not load.
settings-language-failed = That language couldn’t be loaded. Check your connection, then try again.

### The names of cards, as CARD and CARDS in messages write them and as screen readers say them.
### $form: "bare" is the name without an article, as a label; any other form is the one for a sentence. A language may use
### forms of its own, such as "acc" and "dat": `{ CARD($card, form: "dat") }` comes here with that form.

# A card of the standard pack, of which there is one. $rank: "jack", "queen", "king", "ace", or "2" to "10".
cards-standard =
    { $form ->
        [bare] { $rank ->
            [jack] jack
            [queen] queen
            [king] king
            [ace] ace
           *[other] { $rank }
        } of { $suit ->
            [clubs] clubs
            [diamonds] diamonds
            [spades] spades
           *[hearts] hearts
        }
       *[other] the { $rank ->
            [jack] jack
            [queen] queen
            [king] king
            [ace] ace
           *[other] { $rank }
        } of { $suit ->
            [clubs] clubs
            [diamonds] diamonds
            [spades] spades
           *[hearts] hearts
        }
    }

# Wild Twists: a Wild, one for each suit. $as: how it was declared when it was played; "hand" while it is not.
cards-wild =
    { $form ->
        [bare] { $as ->
            [highest] Wild { $suit ->
                [clubs] Club
                [diamonds] Diamond
                [spades] Spade
               *[hearts] Heart
            } as highest
            [lowest] Wild { $suit ->
                [clubs] Club
                [diamonds] Diamond
                [spades] Spade
               *[hearts] Heart
            } as lowest
           *[hand] Wild { $suit ->
                [clubs] Club
                [diamonds] Diamond
                [spades] Spade
               *[hearts] Heart
            }
        }
       *[other] { $as ->
            [highest] the Wild { $suit ->
                [clubs] Club
                [diamonds] Diamond
                [spades] Spade
               *[hearts] Heart
            } as highest
            [lowest] the Wild { $suit ->
                [clubs] Club
                [diamonds] Diamond
                [spades] Spade
               *[hearts] Heart
            } as lowest
           *[hand] the Wild { $suit ->
                [clubs] Club
                [diamonds] Diamond
                [spades] Spade
               *[hearts] Heart
            }
        }
    }
# Button, and label on the card. At most ~12 letters fit.
cards-wild-declared =
    { $as ->
        [highest] ▲ Highest
       *[lowest] ▼ Lowest
    }
# What is called out when a Wild is played as the highest or lowest card of its suit.
cards-wild-called =
    { $as ->
        [highest] High
       *[lowest] Low
    }

# Black Hearts: a card with a number from 1 to 6. There is one of each red and blue card, but several of each white one.
# $another: whether an equal card was named just before, in a list.
cards-number =
    { $form ->
        [bare] { $colour ->
            [red] red { $number }
            [blue] blue { $number }
           *[white] white { $number }
        }
       *[other] { $another ->
            [true] another white { $number }
           *[false] { $colour ->
                [red] the red { $number }
                [blue] the blue { $number }
               *[white] a white { $number }
            }
        }
    }
# On a red card of Black Hearts, for screen readers.
cards-curse-points =
    { $count ->
        [one] { $count } curse point
       *[other] { $count } curse points
    }

# Heartcatchers: a heart, of which there are several equal ones. Its kinds are names printed on the cards.
# $another: whether an equal card was named just before, in a list.
cards-heart =
    { $form ->
        [bare] { $colour ->
            [red] red
            [green] green
           *[blue] blue
        } { $kind ->
            [blank] Blank
            [love] Ultimate Love
            [breaker] Heartbreaker
           *[change] Change-of-Heart
        }
       *[other] { $another ->
            [true] another
           *[false] a
        } { $colour ->
            [red] red
            [green] green
           *[blue] blue
        } { $kind ->
            [blank] Blank
            [love] Ultimate Love
            [breaker] Heartbreaker
           *[change] Change-of-Heart
        }
    }
# Heartcatchers: an Uncatchable, of which there are several.
cards-uncatchable =
    { $form ->
        [bare] Uncatchable
       *[other] { $another ->
            [true] another Uncatchable
           *[false] an Uncatchable
        }
    }
# In a list of tricks, below the name of who took the trick. At most ~12 letters fit.
cards-took-trick = took it

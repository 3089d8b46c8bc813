### The rules of the games: what the rules of every game share. The rules themselves are in the files `rules-…`.
### They appear on a page of their own and in a dialog at the table, where they follow the options of that table.

## Buttons above the rules. At most ~18 letters fit.

# Starts a match with bots.
rules-play = Play
# Starts the lesson.
rules-learn = Learn by playing
# Error below the buttons: the server has no game of that name.
rules-not-offered = This game isn’t available here.

## Headings

rules-cards = The cards
rules-passing = Passing
rules-playing = Play
# Heading: what happens when a player plays another suit although they could follow.
rules-revokes = Failing to follow suit
rules-scoring = Scoring
rules-end = The end

## Below the rules

# Heading above pictures of cards with captions.
rules-examples = Examples
# Heading above a table: what each player took, and the points.
rules-scoring-example = Scoring example
# Heading above a list of the options that can be set for a table.
rules-options = Table options

## Pictures of cards

# The players of the examples, as labels under the cards that they played. Ada, Clara, Edith and Greta are women, the others men.
# The examples of all games use the same names.
rules-you = You
rules-ada = Ada
rules-boris = Boris
rules-clara = Clara
rules-dmitri = Dmitri
rules-edith = Edith
rules-felix = Felix
rules-greta = Greta

# For screen readers: one card of a picture, in a list. $card is its name without an article.
rules-card =
    { $look ->
        [lit] { $card }, highlighted
        [dim] { $card }, greyed out
       *[plain] { $card }
    }
# For screen readers: one card of a picture, in a list. $label is the text below it, such as the player who played it.
rules-card-labelled =
    { $look ->
        [lit] { $label }: { $card }, highlighted
        [dim] { $label }: { $card }, greyed out
       *[plain] { $label }: { $card }
    }
# For screen readers: stands for the name of a card that lies face down.
rules-card-back = a face-down card

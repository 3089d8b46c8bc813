### The table of CARDominoes Hearts, which is played with tiles

cardominoes-drawn =
    { WHO($player) ->
        [you] You draw the lowest tile, so you deal first.
       *[other] { $player } draws the lowest tile and deals first.
    }

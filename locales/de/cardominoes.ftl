cardominoes-drawn =
    { WHO($player) ->
        [you] Du ziehst den niedrigsten Stein und gibst zuerst.
       *[other] { $player } zieht den niedrigsten Stein und gibt zuerst.
    }

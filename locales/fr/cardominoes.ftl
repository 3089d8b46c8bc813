cardominoes-drawn =
    { WHO($player) ->
        [you] Vous tirez la tuile la plus basse : à vous de donner en premier.
       *[other] { $player } tire la tuile la plus basse et donne en premier.
    }

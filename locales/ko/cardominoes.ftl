cardominoes-drawn =
    { WHO($player) ->
        [you] 가장 낮은 타일을 뽑아서 첫 딜러가 됐어요.
       *[other] { JOSA($player, form: "이/가") } 가장 낮은 타일을 뽑아서 첫 딜러가 됐어요.
    }

cardominoes-drawn =
    { WHO($player) ->
        [you] いちばん弱いタイルを引いたので、最初のディーラーです。
       *[other] { $player }がいちばん弱いタイルを引き、最初のディーラーになりました。
    }

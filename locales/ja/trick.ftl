trick-draw = 最初のディーラー決め
trick-draw-lowest =
    { $kind ->
        [tile]
            { WHO($player) ->
                [you] いちばん弱いタイルを引いたので、あなたがディーラーです。
               *[other] { $player }がいちばん弱いタイルを引き、ディーラーになりました。
            }
       *[card]
            { WHO($player) ->
                [you] いちばん弱いカードを引いたので、あなたがディーラーです。
               *[other] { $player }がいちばん弱いカードを引き、ディーラーになりました。
            }
    }
trick-draw-card = { $player }：{ CARD($card) }

trick-leftovers = 余り{ $count }枚
trick-leftovers-for = { $count }枚のカードが裏向きで中央に置かれています。最初のトリックを取った人が受け取ります。

trick-moon = シュート・ザ・ムーン達成！報酬を選んでください。
trick-moon-said = シュート・ザ・ムーン達成！自分の点から引くか、ほかの全員の点に加えるかを選んでください。
trick-moon-self = 自分の点から引く
trick-moon-others = ほかの全員に加える

trick-open = ワイルドクラブを最弱としてリードしますか？
trick-open-said = あなたの番です。ワイルドクラブを最弱のクラブとしてリードしますか？取っておくと、ほかのクラブのうちいちばん弱いものがリードされます。
trick-open-lead = これで始める
trick-open-keep = 取っておく

trick-gather = トリックを回収
trick-gather-said = あなたの番です。トリックを回収してください。回収した後は、誰も見られません。
trick-gather-or-correct =
    { $kind ->
        [tile] またはフォローするタイルに出し直せます。
       *[card] またはフォローするカードに出し直せます。
    }
trick-correct =
    { $kind ->
        [tile] フォローしていません。別のタイルに出し直さないと、13点のペナルティです。
       *[card] フォローしていません。別のカードに出し直さないと、13点のペナルティです。
    }

ending-standing = 順位表
ending-place = 順位
ending-player = 名前
ending-this-hand = 今回
ending-last-hand = 前回
ending-total = 合計
ending-line =
    { $over ->
        [true] 誰かの合計が{ $total }点を超えると試合が終わります。
       *[false] 誰かの合計が{ $total }点に達すると試合が終わります。
    }

ending-hands = ラウンドごとの得点
ending-hand = 回
ending-hands-none = 得点の付いたラウンドはまだありません。
ending-hands-total = 合計

ending-scores = 得点
ending-continue = 続ける

ending-moon = シュート・ザ・ムーン達成：報酬を選んでください
ending-moon-self = 自分の点から引く
ending-moon-others = ほかの全員に加える
ending-moon-totals = その後の合計
ending-moon-you = あなた

ending-no-winner = 今回は勝者なし
ending-tricks = 最後のラウンドのトリック
ending-verify = 配札を検証
ending-not-ready = 準備を取り消す
ending-start = CPUを入れて始める
ending-harder = 強いCPUと再戦
ending-watch-next = 次の試合を観戦
ending-go-next = 次の試合へ
ending-rematch = 再戦
ending-ready = ✓ 準備完了
ending-replay = 試合をリプレイする

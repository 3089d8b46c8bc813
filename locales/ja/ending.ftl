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
ending-again = 同じ配札でもう一度
ending-again-hand = ラウンド{ $number }からもう一度プレイする
ending-challenge = 友だちに挑戦する
ending-results =
    { $kind ->
        [duplicate] 順位と次の試合
       *[other] 結果を比べる
    }
ending-replay = 試合をリプレイする

ending-highlight-moon-made =
    { WHO($player) ->
        [you] シュート・ザ・ムーンを{ $count }回達成しました。
       *[other] { $player }がシュート・ザ・ムーンを{ $count }回達成しました。
    }
ending-highlight-moon-stopped =
    { WHO($player) ->
        [you] ほかの人のムーンを{ $count }回阻止しました。
       *[other] { $player }がほかの人のムーンを{ $count }回阻止しました。
    }
ending-highlight-moon-missed =
    { WHO($player) ->
        [you] ムーンに{ $count }回近づきましたが、届きませんでした。
       *[other] { $player }がムーンに{ $count }回近づきましたが、届きませんでした。
    }
ending-highlight-comeback =
    { WHO($player) ->
        [you] 第{ $hand }ラウンドの後は{ $count }点差で追う立場でしたが、逆転勝ちしました。
       *[other] { $player }は第{ $hand }ラウンドの後に{ $count }点差を追い、逆転勝ちしました。
    }
ending-highlight-lead-lost =
    { WHO($player) ->
        [you] 第{ $hand }ラウンドの後は{ $count }点リードしていましたが、勝てませんでした。
       *[other] { $player }は第{ $hand }ラウンドの後に{ $count }点リードしていましたが、勝てませんでした。
    }
ending-highlight-queen-taken =
    { WHO($player) ->
        [you] スペードのクイーンを{ $count }回取りました。
       *[other] { $player }がスペードのクイーンを{ $count }回取りました。
    }
ending-highlight-queen-given =
    { WHO($player) ->
        [you] スペードのクイーンを{ $count }回押し付けました。
       *[other] { $player }がスペードのクイーンを{ $count }回押し付けました。
    }
ending-highlight-clean-hands =
    { WHO($player) ->
        [you] { $count }ラウンドを無失点で終えました。
       *[other] { $player }が{ $count }ラウンドを無失点で終えました。
    }
ending-highlight-worst-hand =
    { WHO($player) ->
        [you] いちばん痛かったのは第{ $hand }ラウンドの{ $count }点です。
       *[other] { $player }にいちばん痛かったのは第{ $hand }ラウンドの{ $count }点です。
    }
ending-highlight-wilds =
    { WHO($player) ->
        [you] ワイルドを{ $count }枚出しました。
       *[other] { $player }がワイルドを{ $count }枚出しました。
    }
ending-highlight-curses =
    { WHO($player) ->
        [you] 呪いを{ $count }枚取りました。
       *[other] { $player }が呪いを{ $count }枚取りました。
    }
ending-highlight-stolen =
    { WHO($player) ->
        [you] 山を{ $count }つ奪いました。
       *[other] { $player }が山を{ $count }つ奪いました。
    }
ending-highlight-caught =
    { WHO($player) ->
        [you] 自分の側で山を{ $count }つキャッチしました。
       *[other] { $player }が自分の側で山を{ $count }つキャッチしました。
    }
ending-highlight-secret-points =
    { WHO($player) ->
        [you] 秘密で{ $count }点を得ました。
       *[other] { $player }が秘密で{ $count }点を得ました。
    }
ending-highlight-secrets-laid =
    { WHO($player) ->
        [you] 秘密を{ $count }枚伏せました。
       *[other] { $player }が秘密を{ $count }枚伏せました。
    }
ending-highlight-tricks =
    { WHO($player) ->
        [you] トリックを{ $count }回取りました。
       *[other] { $player }がトリックを{ $count }回取りました。
    }
ending-highlights = ハイライト
ending-review = 検討

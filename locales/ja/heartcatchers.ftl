heartcatchers-hint-secrets = ゲームの終わりに、自分の側に隠された究極の愛は1枚3点、失恋は1枚−3点になります。
heartcatchers-hint-change = 得点計算の前に、隠された心変わりのある山は向かいの山と入れ替わります。

heartcatchers-name =
    { WHO($player) ->
        [you] あなた
       *[other] { $player }
    }
heartcatchers-side =
    { WHO($player) ->
        [you] 自分の側
       *[other] { $player }の側
    }
heartcatchers-order = 赤は緑、緑は青、青は赤をキャッチします。高嶺の花はどの色でもキャッチできます。
heartcatchers-pile = 山札<b>{ $count }</b>枚
heartcatchers-stack =
    { WHO($player) ->
        [you] 自分の山{ $place }
       *[other] { $player }の山{ $place }
    }
heartcatchers-stack-said =
    { WHO($player) ->
        [you] 自分の山{ $place }。表向き{ $up }枚。いちばん上は{ CARD($top) }。秘密{ $secrets }枚。
       *[other] { $player }の山{ $place }。表向き{ $up }枚。いちばん上は{ CARD($top) }。秘密{ $secrets }枚。
    }
heartcatchers-stack-scored =
    { WHO($player) ->
        [you] 自分の山{ $place }。表向き{ $up }枚：{ CARDS($cards) }。
       *[other] { $player }の山{ $place }。表向き{ $up }枚：{ CARDS($cards) }。
    }
heartcatchers-stack-up = 表向きの枚数

heartcatchers-catch = キャッチ
heartcatchers-steal = 奪う
heartcatchers-stealing = 奪う山
heartcatchers-give = 渡す
heartcatchers-hide = 隠す
heartcatchers-hide-under =
    { WHO($player) ->
        [you] { CARD($card) }を自分の山{ $place }の下に隠す
       *[other] { CARD($card) }を{ $player }の山{ $place }の下に隠す
    }
heartcatchers-stolen = 奪取
heartcatchers-given = 交換
heartcatchers-exchange = 代わりにどの山を渡しますか？
heartcatchers-cancel = キャンセル

heartcatchers-secrets = 秘密
heartcatchers-no-secrets = 秘密なし
heartcatchers-only-you = 自分だけに見えます
heartcatchers-own-secret = 自分の秘密：{ CARD($card) }。自分だけに見えます。
heartcatchers-a-secret = 秘密
heartcatchers-hidden = 裏向き
heartcatchers-secret = 秘密：{ CARD($card) }
heartcatchers-secret-worth = 秘密：{ CARD($card) }、{ NUMBER($points, sign: "exceptZero") }点
heartcatchers-up-first = 表向き（上から順）

heartcatchers-dealt = 第{ $game }ゲームが始まります。
heartcatchers-caught =
    { WHO($player) ->
        [you] { CARD($card) }で自分の山{ $place }をキャッチしました。
       *[other] { $player }が{ CARD($card) }で自分の山{ $place }をキャッチしました。
    }
heartcatchers-stole =
    { WHO($player) ->
        [you] { CARD($card) }で{ $owner }の山{ $place }を奪い、代わりに自分の山{ $given }を渡しました。
       *[other]
            { WHO($owner) ->
                [you] { $player }が{ CARD($card) }であなたの山{ $place }を奪い、代わりに{ $player }の山{ $given }を渡しました。
               *[other] { $player }が{ CARD($card) }で{ $owner }の山{ $place }を奪い、代わりに{ $player }の山{ $given }を渡しました。
            }
    }
heartcatchers-hid-own =
    { WHO($player) ->
        [you] { CARD($card) }を自分の山{ $place }の下に隠しました。
       *[other] { $player }が{ CARD($card) }を自分の山{ $place }の下に隠しました。
    }
heartcatchers-hid-own-unknown =
    { WHO($player) ->
        [you] カードを1枚、自分の山{ $place }の下に隠しました。
       *[other] { $player }がカードを1枚、自分の山{ $place }の下に隠しました。
    }
heartcatchers-hid-other =
    { WHO($player) ->
        [you] { CARD($card) }を{ $owner }の山{ $place }の下に隠しました。
       *[other] { $player }が{ CARD($card) }を{ $owner }の山{ $place }の下に隠しました。
    }
heartcatchers-hid-other-unknown =
    { WHO($player) ->
        [you] カードを1枚、{ $owner }の山{ $place }の下に隠しました。
       *[other] { $player }がカードを1枚、{ $owner }の山{ $place }の下に隠しました。
    }
heartcatchers-drew =
    { WHO($player) ->
        [you] { CARDS($cards) }を引きました。
       *[other] { $player }が{ CARDS($cards) }を引きました。
    }
heartcatchers-drew-unknown =
    { WHO($player) ->
        [you] カードを{ $count }枚引きました。
       *[other] { $player }がカードを{ $count }枚引きました。
    }
heartcatchers-scored = 第{ $game }ゲームの得点：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。

heartcatchers-starts =
    { WHO($player) ->
        [you] 第{ $game }ゲーム：あなたが先攻です。
       *[other] 第{ $game }ゲーム：{ $player }が先攻です。
    }
heartcatchers-turn =
    { WHO($player) ->
        [you] 第{ $game }ゲーム、{ $turn }手目（全{ $turns }手）。先攻はあなたでした。
       *[other] 第{ $game }ゲーム、{ $turn }手目（全{ $turns }手）。先攻は{ $player }でした。
    }
heartcatchers-first-catch =
    { WHO($player) ->
        [you] { CARD($card) }で山をキャッチしました。今は自分の山{ $place }です。
       *[other] { $player }が{ CARD($card) }で山をキャッチしました。今は{ $player }の山{ $place }です。
    }

heartcatchers-planned-catch = 次の手：{ CARD($card) }で自分の山{ $place }をキャッチします。
heartcatchers-planned-steal = 次の手：{ CARD($card) }で相手の山{ $place }を奪い、自分の山{ $given }を渡します。
heartcatchers-planned-hide =
    { $side ->
        [mine] 次の手：{ CARD($card) }を自分の山{ $place }の下に隠します。
       *[theirs] 次の手：{ CARD($card) }を相手の山{ $place }の下に隠します。
    }

heartcatchers-try-catch = { CARD($card) }で自分の山{ $place }をキャッチするのがおすすめです。
heartcatchers-try-steal = { CARD($card) }で相手の山{ $place }を奪い、代わりに自分の山{ $given }を渡すのがおすすめです。
heartcatchers-try-hide =
    { $side ->
        [mine] { CARD($card) }を自分の山{ $place }の下に隠すのがおすすめです。
       *[theirs] { CARD($card) }を相手の山{ $place }の下に隠すのがおすすめです。
    }

heartcatchers-scoring = 第{ $game }ゲームの得点計算
heartcatchers-stage-changes =
    { $count ->
        [0] 第{ $game }ゲーム終了です。心変わりは隠されていませんでした。
        [1] 第{ $game }ゲーム終了です。まず、隠された心変わりをめくります。
       *[other] 第{ $game }ゲーム終了です。まず、隠された{ $count }枚の心変わりをめくります。
    }
heartcatchers-stage-swap =
    { $count ->
        [1] 山{ $place }どうし：互いの山が入れ替わり、心変わりは捨て札になります。
       *[other] 山{ $place }どうし：互いの山が入れ替わり、{ $count }枚の心変わりは捨て札になります。
    }
heartcatchers-stage-cancel = 山{ $place }どうし：2枚の心変わりは打ち消し合い、捨て札になります。
heartcatchers-stage-reveal = 続いて、残りの秘密をすべてめくります。
heartcatchers-stage-reveal-none = ほかに秘密はありません。
heartcatchers-stage-secrets = 隠された究極の愛は1枚3点、失恋は1枚−3点：{ $one } { NUMBER($onePoints, sign: "exceptZero") }点、{ $two } { NUMBER($twoPoints, sign: "exceptZero") }点。
heartcatchers-stage-secrets-none = 究極の愛も失恋も隠されていませんでした。
heartcatchers-stage-faces = 表向きのカードは1枚1点：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。
heartcatchers-stage-faces-hearts = 高嶺の花を除き、表向きのカードは1枚1点：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。
heartcatchers-stage-won =
    { WHO($winner) ->
        [you] 合計：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。このゲームはあなたの勝ちです！
       *[other] 合計：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。このゲームは{ $winner }の勝ちです。
    }
heartcatchers-stage-drawn = 合計：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。このゲームは引き分けです。
heartcatchers-stage-won-series =
    { WHO($winner) ->
        [you] 合計：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。このゲームはあなたの勝ちです！勝ち数：{ $one } { $oneGames }、{ $two } { $twoGames }。
       *[other] 合計：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。このゲームは{ $winner }の勝ちです。勝ち数：{ $one } { $oneGames }、{ $two } { $twoGames }。
    }
heartcatchers-stage-drawn-series = 合計：{ $one } { $onePoints }点、{ $two } { $twoPoints }点。このゲームは引き分けです。勝ち数：{ $one } { $oneGames }、{ $two } { $twoGames }。
heartcatchers-up = 表向き
heartcatchers-total = 合計
heartcatchers-next = 次へ
heartcatchers-skip = スキップ
heartcatchers-continue = 続ける

heartcatchers-game = 第{ $game }ゲーム
heartcatchers-last-game = 前のゲーム
heartcatchers-up-cards = 表向きのカード
heartcatchers-stack-number = 山{ $place }
heartcatchers-best-of = { $games }本勝負

heartcatchers-decided-draw = どちらの側も{ $points }点でした。
heartcatchers-decided-games =
    { WHO($player) ->
        [you] { $won }勝{ $lost }敗で勝ちました。
       *[other] { $player }が{ $won }勝{ $lost }敗で勝ちました。
    }
heartcatchers-decided-up =
    { WHO($player) ->
        [you] 表向きの点で上回りました：{ $up }対{ $against }。
       *[other] { $player }が表向きの点で上回りました：{ $up }対{ $against }。
    }
heartcatchers-decided-secrets-level = 決め手は秘密でした。表向きの点はどちらも{ $up }点でした。
heartcatchers-decided-secrets =
    { WHO($player) ->
        [you] 決め手は秘密でした。表向きの点では、あなたが{ $up }対{ $against }で上回っていました。
       *[other] 決め手は秘密でした。表向きの点では、{ $player }が{ $up }対{ $against }で上回っていました。
    }

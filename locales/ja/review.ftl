review-title = 検討
review-title-of = { $game }：検討
review-loading = 試合を読み込んでいます…
review-about = 一つひとつの判断を、強いCPUの選択と比べます。CPUが知っているのは、その席からその時に見えた情報だけです。隠れたカードは使いません。
review-seat = 席
review-start = 判断を検討する
review-stop = 止める
review-continue = 続ける
review-progress =
    { $all ->
       *[other] { $all }件中{ $done }件を検討しました
    }
review-nothing = 検討する判断はありませんでした。

review-adjusted-title = 運を除いた結果
review-adjusted =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) }点
        [matches] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }勝
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }ゲーム勝利
    }
review-adjusted-about =
    { $unit ->
        [points] 試合の点数とほかのプレイヤーの平均との差から、カードの運とほかのプレイヤーの選択による運を除いたものです。低いほどよい結果です。±は標準誤差で、1試合だけでわかることはわずかです。
        [matches] 1勝を1とした試合の結果から、カードの運とほかのプレイヤーの選択による運を除いたものです。高いほどよい結果です。±は標準誤差で、1試合だけでわかることはわずかです。
       *[games] 勝ったゲーム数からカードの運を除いたものです。高いほどよい結果です。±は標準誤差で、1試合だけでわかることはわずかです。
    }
review-luck-result = 結果
review-luck-deal = カードの運
review-luck-pass = 受け取ったカードの運
review-luck-play = ほかのプレイヤーの選択による運
review-adjusted-later = すべての判断の検討が終わると、運を除いた結果を表示します。
review-rate = 判断1回の平均損失：{ $costs }。
review-rate-about = 練習の目安です。CPUの選択との違いの大きさを表し、強さを表すものではありません。

review-chart = 予想される結果
review-chart-unit = 単位
review-chart-points = 点数
review-chart-chance = 勝つ確率
review-chart-about =
    { $unit ->
        [points] 各判断のあとに予想される、試合の点数とほかのプレイヤーの平均との差です。低いほどよい結果です。丸はミスを示します。
       *[chance] 各判断のあとの勝つ確率です。丸はミスを示します。
    }
review-chart-label =
    { $count ->
       *[other] { $count }回の判断のあとに予想される結果：最初は{ $first }、最後は{ $last }
    }
review-decision = 判断

review-areas = 損失の内訳
review-areas-about = 損失は点数で、勝敗がかかる場面では勝つ確率で表します。0より小さければ、CPUの選択よりよかったことになります。
review-area =
    { $area ->
        [pass] 受け渡し
        [lead] リード
        [follow] フォロー
        [discard] 捨て札
        [moon-tried] ムーン狙い
        [moon-not-stopped] ムーン阻止
        [reward] ムーンの報酬
       *[turn] 手番
    }
review-all = 合計
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

review-marks = ミス
review-none = 印を付けるほど損をした判断はありません。
review-none-yet = 印の付いた判断はまだありません。
review-show-close = 優劣を決められない判断も表示する（{ NUMBER($count) }）
review-verdict =
    { $verdict ->
        [blunder] 大きなミス
        [mistake] ミス
        [inaccuracy] 小さなミス
       *[close] 優劣を決められない
    }
review-place =
    { $round ->
        [game] 第{ $hand }ゲーム、第{ $trick }手番
       *[hand] 第{ $hand }ラウンド、第{ $trick }トリック
    }
review-played = 実際の手
review-better = よりよい手
review-other = CPUの選択
review-cost = 損失
review-points = { NUMBER($cost, digits: 1) } ± { NUMBER($error, digits: 1) }点
review-chance = 勝つ確率の{ NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
review-reason =
    { $reason ->
        [takes-queen] スペードのクイーンを取る確率が{ NUMBER($instead, digits: 0, style: "percent") }から{ NUMBER($after, digits: 0, style: "percent") }に上がります。
        [takes-points] 取る点数が{ NUMBER($instead, digits: 1) }点から{ NUMBER($after, digits: 1) }点に増えます。
        [gives-up-moon] シュート・ザ・ムーンを達成する確率が{ NUMBER($instead, digits: 0, style: "percent") }から{ NUMBER($after, digits: 0, style: "percent") }に下がります。
        [tries-moon] シュート・ザ・ムーンを狙いますが、達成する確率は{ NUMBER($after, digits: 0, style: "percent") }しかありません。
        [lets-moon] ほかのプレイヤーがシュート・ザ・ムーンを達成する確率が{ NUMBER($instead, digits: 0, style: "percent") }から{ NUMBER($after, digits: 0, style: "percent") }に上がります。
        [keeps-cards] あとで損になるカードが手札に残ります。
        [takes-curses] 取る呪い点が{ NUMBER($instead, digits: 1) }点から{ NUMBER($after, digits: 1) }点に増えます。
        [fewer-points-given] ほかのプレイヤーの取る点数が減ります。
       *[wins-less] 勝つ確率が{ NUMBER($instead, digits: 0, style: "percent") }から{ NUMBER($after, digits: 0, style: "percent") }に下がります。
    }
review-cards = 関わるカード：{ CARDS($cards) }。
review-to-replay = リプレイで見る

review-act-pass = 渡す：{ $cards }
review-act-catch = { CARD($card) }で山{ $place }をキャッチ
review-act-steal = { CARD($card) }で山{ $place }を奪い、山{ $given }を渡す
review-act-hide =
    { $side ->
        [mine] { CARD($card) }を自分の山{ $place }の下に隠す
       *[theirs] { CARD($card) }を相手の山{ $place }の下に隠す
    }

review-practice = ミスから学ぶ
review-practice-all = 自分のミスを練習する
review-practice-ask = あなたならどうしますか？
review-practice-choices = 選択肢
review-practice-pass =
    { $count ->
       *[other] 渡すカードを{ $count }枚選んでください。
    }
review-practice-try = 答える
review-practice-right = 正解！CPUも同じ手を選びます。
review-practice-same = それは実際に選ばれた手で、損失が大きすぎました。もう一度考えてください。
review-practice-wrong = CPUは別の手を選びます。もう一度考えるか、答えを見てください。
review-practice-see = 答えを見る
review-practice-next = 次へ
review-practice-end = 練習を終える

review-hindsight = あとから見ると
review-hindsight-about = 誰にも見えなかった全員の手札を見て調べます。わかるのはカードの配置で、判断の良し悪しではありません。このページの数値は変わりません。
review-hindsight-progress = { NUMBER($all) }件中{ NUMBER($done) }件の判断を確認済み
review-hindsight-best = 全員の手札を見ると、最善は「{ $action }」でした。実際のプレイは、この配札で{ $cost }の損でした。
review-hindsight-played = 全員の手札を見ると、実際のプレイが最善でした。

pad-title = スコア表
pad-about = 本物のカードで遊ぶときの得点を記録できます。得点はこのブラウザに保存され、オフラインでも使えます。
pad-options = プレイヤーと試合の終わり方
pad-players = プレイヤー
pad-best = 勝者
pad-best-of =
    { $best ->
        [low] 合計が最も少ない人
       *[high] 合計が最も多い人
    }
pad-limit = 合計がこの点に達すると試合終了（空欄なら上限なし）
pad-scores = 得点
pad-round = 回
pad-name-label = プレイヤー{ $number }の名前
pad-player = プレイヤー{ $number }
pad-score-label = 第{ $round }ラウンド、{ $name }
pad-delete = 削除
pad-delete-round = 第{ $round }ラウンドを削除
pad-total = 合計
pad-lead = トップ：{ LIST($names) }
pad-win =
    { $count ->
        [1] { LIST($names) }の勝ちです。
       *[other] { LIST($names) }が同点で勝ちました。
    }
pad-new = 新しい試合
pad-new-title = 新しい試合を始めますか？
pad-new-about = 得点は削除され、名前は残ります。
pad-keep = 得点を残す

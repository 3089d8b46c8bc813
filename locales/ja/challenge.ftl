challenge-title = チャレンジ
challenge-duplicate-title = デュプリケート試合
challenge-intro = このリンクを持つ全員と同じカード、同じ席、同じCPUで{ $game }をプレイします。プレイできるのは一度だけで、取り消しはできません。
challenge-duplicate-intro = 全員が同じ{ $game }の試合を{ $count }回、席を替えながらCPUとプレイするので、配札の運の差は出ません。各試合は一度だけで、取り消しはできません。
challenge-finished =
    { $count ->
        [0] まだ誰も終えていません。
       *[other] { $count }人が終えました。
    }
challenge-play = プレイする
challenge-continue = 続ける
challenge-next = { $count }試合中{ $number }試合目をプレイする
challenge-hidden = 結果は、終えたあとに表示されます。
challenge-results = 結果
challenge-place = 順位
challenge-player = 名前
challenge-hand =
    { $round ->
        [game] 第{ $number }ゲーム
       *[hand] 第{ $number }ラウンド
    }
challenge-match = 第{ $number }試合
challenge-total = 合計
challenge-you = （あなた）
challenge-first = （チャレンジの作成者）
challenge-own-match = 自分の試合を開く
challenge-share = 共有
challenge-link = リンク
challenge-copy = リンクをコピー
challenge-name = あなたの名前
challenge-loading = チャレンジを読み込んでいます…
challenge-round =
    { $state ->
        [over] 試合{ $number }：終了
        [begun] 試合{ $number }：進行中
       *[open] 試合{ $number }：未プレイ
    }

replay-title = リプレイ
replay-title-of = { $game }のリプレイ
replay-loading = 試合を読み込んでいます…
replay-hand-of =
    { $round ->
        [game] 第{ $number }ゲーム（全{ $of }）
       *[hand] 第{ $number }ラウンド（全{ $of }）
    }
replay-place =
    { $round ->
        [game] 第{ $hand }ゲーム、{ $of }手中{ $step }手目。
       *[hand] 第{ $hand }ラウンド、{ $of }手中{ $step }手目。
    }
replay-unnoticed = この席からは見えないことがありました。
replay-pass-chosen = { $player }が渡すカードを選びました：{ CARDS($cards) }。
replay-passed = { $from }が{ $to }に{ CARDS($cards) }を渡しました。

replay-eyes = 視点
replay-all-open = 全員の手札を表示
replay-eyes-of = { $name }の視点
replay-contents = ラウンドと得点
replay-hands = 手札
replay-no-cards = カードなし

replay-controls = リプレイの操作
replay-previous-hand =
    { $round ->
        [game] 前のゲーム
       *[hand] 前のラウンド
    }
replay-previous-trick =
    { $turns ->
        [true] 前の手番
       *[false] 前のトリック
    }
replay-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 1手進む
replay-next-trick =
    { $turns ->
        [true] 次の手番
       *[false] 次のトリック
    }
replay-next-hand =
    { $round ->
        [game] 次のゲーム
       *[hand] 次のラウンド
    }
replay-slider = 手数
replay-speed = 速さ
replay-speed-name =
    { $speed ->
        [slow] ゆっくり
        [fast] 速い
       *[normal] ふつう
    }

replay-list =
    { $round ->
        [game] ゲーム
       *[hand] ラウンド
    }
replay-round =
    { $round ->
        [game] 第{ $number }ゲーム
       *[hand] 第{ $number }ラウンド
    }
replay-trick =
    { $turns ->
        [true] 第{ $number }手番
       *[false] 第{ $number }トリック
    }
replay-points = { $points }点
replay-score = { $name } { NUMBER($points) }点
replay-not-scored = 未完了
replay-moon = { $name }がシュート・ザ・ムーンを達成

replay-scores = 得点
replay-chart =
    { $round ->
        [game] 各ゲーム後の得点（全{ $count }）
       *[hand] 各ラウンド後の得点（全{ $count }）
    }
replay-as-table = 表で見る
replay-round-column =
    { $round ->
        [game] ゲーム
       *[hand] ラウンド
    }

replay-chances = { $name }にわかっていたこと
replay-you-passed = { $name }に渡したカード：{ CARDS($cards) }
replay-you-received = { $name }から受け取ったカード：{ CARDS($cards) }
replay-void = { $name }は{ $suits }を持っていない
replay-chances-caption = 見えないカードを持つ確率（あり得る配札{ $count }通りから）
replay-elsewhere = その他
replay-all-seen = すべてのカードが見えていました。
replay-chances-loading = 数えています…

replay-share = 共有
replay-link = この場面へのリンク
replay-copy = コピー
replay-export = 記録ファイルをダウンロード

replay-running = この試合はまだ続いています。リプレイは終わってから見られます。それまでは、自分が見た内容をテーブルの履歴で確認できます。
replay-to-table = テーブルへ
replay-to-matches = 自分の試合

replay-import = ファイルから試合を開く
replay-import-about = 人から受け取ったものなど、記録ファイルを選んでください。すべての手を確認してからリプレイします。
replay-import-file = 記録ファイル
replay-importing = すべての手を確認しています…
replay-import-large = このファイルは試合としては大きすぎます。Moonshotからダウンロードした記録ファイルを選んでください。
replay-import-foreign = { $file }は記録ファイルではありません。Moonshotからダウンロードしたファイルを選んでください。

replay-what-if = もし別の手だったら
replay-what-if-about = 席を選んで、この場面から続けてプレイできます。もとの試合は変わりません。
replay-branch-seat = 担当するプレイヤー
replay-branch-cards = ほかの人のカード
replay-branch-same = もとのまま
replay-branch-new = 配り直す
replay-branch-name = 名前
replay-branch-default =
    { $round ->
        [game] 第{ $hand }ゲーム{ $step }手目、{ $player }
       *[hand] 第{ $hand }ラウンド{ $step }手目、{ $player }
    }
replay-branch-place =
    { $round ->
        [game] 第{ $hand }ゲーム{ $step }手目、{ $player }
       *[hand] 第{ $hand }ラウンド{ $step }手目、{ $player }
    }
replay-play-on = ここから続ける
replay-branches = 試した展開

replay-same = 同じカードでもう一度
replay-same-about = 同じCPUを相手にこの配札をもう一度プレイするか、友だちに挑戦できます。リンクを持つ全員に同じカードが配られ、結果をラウンドごとに比べられます。
replay-same-match = 最初からプレイする
replay-same-hand =
    { $round ->
        [game] ゲーム{ $number }からプレイする
       *[hand] ラウンド{ $number }からプレイする
    }
replay-origin =
    { $kind ->
        [imported] ファイルから
        [branch] もしも
        [again] 同じカード
        [challenge] チャレンジ
        [duplicate] デュプリケート試合
       *[daily] 今日の配札
    }

replay-shared = いっしょに見る
replay-shared-about = このリプレイのリンクを送りましょう。開いた全員に、あなたが表示している場面が見えます。
replay-shared-start = いっしょに見る
replay-shared-link = いっしょに見るためのリンク
replay-shared-leave = 退出する
replay-shared-count =
    { $count ->
        [1] あなただけです。
       *[other] { $count }人が見ています：
    }
replay-shared-guest = ゲスト
replay-shared-leads = (進行役)
replay-shared-you = (あなた)
replay-shared-state =
    { $state ->
        [leads] あなたが進行役です
        [follows] { $name }に合わせています
        [looks] { $name }が進行役です
       *[none] 進行役がいません
    }
replay-shared-follow = 合わせる
replay-shared-stop = 自分で見る
replay-shared-lead = 進行役になる
replay-shared-hand-over = { $name }に進行役を渡す

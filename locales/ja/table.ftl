table-title = { $game } · Moonshot
table-title-turn = ● あなたの番 · { $game } · Moonshot
table-title-loading = テーブル · Moonshot
table-loading = テーブルを準備しています…
table-unreachable = サーバーに接続できません
table-unreachable-why = 接続を試みています。サーバーが応答すると、すぐにテーブルが開きます。
table-connection-lost = 接続が切れました。再接続中…
table-your-cards = 自分のカード
table-sit-down = 着席する
table-show-result = 結果を見る
table-no-last-trick = 今は表示できる前のトリックがありません。
table-choice-failed = 選択肢を読み込めませんでした。ページを再読み込みしてください。

table-toolbar = テーブル
table-round =
    { $round ->
        [game] 第{ $number }ゲーム
       *[hand] 第{ $number }ラウンド
    }
table-round-of = 第{ $number }ラウンド（全{ $of }）
table-round-best = 第{ $number }ゲーム · { $of }本勝負
table-take-back = 待った
table-last-trick = 前のトリック
table-scores = 得点
table-log = ログ
table-history = 履歴
table-people = 参加者
table-rules = ルール
table-settings = 設定
table-shortcuts = キー操作
table-menu = メニュー
table-with-key = { $name }（{ $key }）

table-status = ラウンドの状況
table-status-scoring = 得点計算
table-status-on-hold = 保留中
table-status-paused = 一時停止中
table-status-your-turn = あなたの番
table-status-pass = { $player }に{ $count }枚渡す
table-status-passed = { $player }に渡す
table-status-pass-direction =
    { $direction ->
        [left] 左に渡す
        [right] 右に渡す
        [across] 向かいに渡す
       *[further] 左へ{ $places }つ先の席に渡す
    }
table-status-hearts =
    { $broken ->
        [true] ハートはブレイク済み
       *[false] ハートは未ブレイク
    }
table-status-hearts-short =
    { $broken ->
        [true] ブレイク済み
       *[false] 未ブレイク
    }
table-status-trick = トリック{ $now }/{ $of }

table-seats =
    { $watching ->
        [true] プレイヤー（時計回り）
       *[false] ほかのプレイヤー（左隣から時計回り）
    }
table-own-mark = （あなた）
table-badge-leads = このトリックをリード
table-badge-deals = ディーラー
table-badge-turn = 手番
table-badge-clock = この手の残り{ $left }、考慮時間{ $reserve }
table-badge-time-left = 残り{ $left }
table-badge-reserve-left = 考慮時間の残り{ $reserve }
table-badge-cards = カード{ $count }枚
table-badge-tiles = タイル{ $count }枚
table-badge-points = このラウンド{ $count }点
table-badge-curses = このラウンドの呪い{ $count }点
table-badge-curses-before = このラウンドの呪い{ $count }点（「{ $gift }」の反映前）
table-badge-score = 試合の合計：{ $score }点

table-score-strip = 試合の得点
table-score-end =
    { $over ->
        [true] { $total }点を超えると終了
       *[false] { $total }点以上で終了
    }

table-trick = 現在のトリック
table-trick-card = { $name }：{ CARD($card, form: "bare") }

table-hint = ヒント
table-play-as = { CARD($card) }をどう出しますか？
table-play-cancel = キャンセル
table-pass-missing = あと{ $count }枚選ぶ
table-pass-cards = カードを{ $count }枚渡す
table-pass-tiles = タイルを{ $count }枚渡す
table-continue = 続ける
table-keep-card =
    { $tiles ->
        [true] 出し直さない
       *[false] 出し直さない
    }
table-settled = もう得点は変わりません。
table-end-hand =
    { $asks ->
        [true] ラウンド終了を提案
       *[false] ラウンドを終える
    }
table-rest-yours = 残りのトリックはあなたのものです。
table-claim =
    { $asks ->
        [true] 残りの獲得を提案
       *[false] 残りを獲得する
    }
table-skip-ahead = スキップ
table-answer = 答える

table-tip = アドバイス

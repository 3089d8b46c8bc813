terminal-card = { CARD($card, form: "bare") }
terminal-decimal = { $whole }.{ $part }
terminal-percent = { $number }%

terminal-catch = { CARD($card) }で自分の山{ $place }をキャッチ
terminal-steal = { CARD($card) }で相手の山{ $place }を奪い、自分の山{ $given }を渡す
terminal-hide =
    { $side ->
        [mine] { CARD($card) }を自分の山{ $place }の下に隠す
       *[theirs] { CARD($card) }を相手の山{ $place }の下に隠す
    }

terminal-against = { $game }で{ PLAYERS($players) }と対戦します。
terminal-continues = { $game }の試合を続けます。
terminal-link = このテーブルのリンク：{ $link }
terminal-type-help = 「?」でヘルプを表示します。
terminal-saved = 試合は保存されています。「moonshot play { $game }」で続けられます。
terminal-replay = リプレイです。nで1手進み、pで1手戻ります。

terminal-choice = { $number }. { $label }
terminal-cost = { $label }：{ $cost }
terminal-ask = 選択：
terminal-ask-pass =
    { $count ->
       *[other] { $count }枚の番号（空白で区切る）：
    }
terminal-unknown = 「{ $answer }」は選べません。1〜{ $most }の番号か、「?」（ヘルプ）を入力してください。
terminal-pass-wrong =
    { $count ->
        [1] 番号を1つ入力してください。
       *[other] 異なる番号を{ $count }つ入力してください。
    }
terminal-not-now = 今は選べるものがありません。
terminal-say-what = 「say」の後にメッセージを入力してください。
terminal-not-here = サーバーのテーブルでだけ使えます。
terminal-only-replay = リプレイでだけ使えます。
terminal-first-step = 最初の手です。
terminal-last-step = 最後の手です。
terminal-no-tables = プレイヤーを待っているテーブルはありません。ゲームを指定すると、テーブルを作れます。

terminal-hand = 手札：{ $cards }
terminal-hand-empty = 手札はありません。
terminal-laid = { $player }：{ $card }
terminal-table-empty = 場には何も出ていません。
terminal-totals = 試合の得点：{ $scores }
terminal-stack = { $name }。表向き{ $up }枚。いちばん上は{ $card }。秘密{ $secrets }枚。

terminal-help = キーとコマンド
terminal-help-number = その番号を選ぶ
terminal-help-card = そのカードを出す（例：QSはスペードのクイーン）
terminal-help-hand = 手札
terminal-help-table = 場のカード
terminal-help-last = 前のトリック
terminal-help-scores = 得点
terminal-help-log = これまでの経過
terminal-help-hint = ヒントと、ほかの手の損失
terminal-help-undo = 待った（最後の手を戻す）
terminal-help-say = ほかの人にメッセージを送る
terminal-help-begin = 着席する・試合を始める
terminal-help-step = リプレイで1手進む・戻る
terminal-help-answer = 提案に答える（はい・いいえ）
terminal-help-actions = ここでできるほかのこと
terminal-help-quit = 終了（CPUとの試合は保存）
terminal-help-leave = 終了
terminal-help-move = カードを選ぶ
terminal-help-play = カードを出す、または渡すカードとして選ぶ
terminal-help-mouse = クリックでカードを選ぶ（選択中のカードなら出す）
terminal-help-this = この一覧

terminal-key-play = 出す
terminal-key-hint = ヒント
terminal-key-scores = 得点
terminal-key-last = 前のトリック
terminal-key-log = ログ
terminal-key-undo = 待った
terminal-key-chat = チャット
terminal-key-actions = 操作
terminal-key-begin = 開始
terminal-key-next = 次
terminal-key-back = 前
terminal-key-help = ヘルプ
terminal-key-quit = 終了
terminal-close = { $key }で閉じる
terminal-thinking = 少々お待ちください…
terminal-small = 画面が小さすぎます。{ $columns }桁×{ $rows }行以上にしてください。

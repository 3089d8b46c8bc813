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
terminal-continues = { $game }の対戦を続けます。
terminal-link = このテーブルのリンク：{ $link }
terminal-type-help = ? でヘルプを表示します。
terminal-saved = 対戦を保存しました。「moonshot play { $game }」で続けられます。
terminal-replay = リプレイです。n で次へ、p で前へ進みます。

terminal-choice = { $number }. { $label }
terminal-cost = { $label }：{ $cost }
terminal-ask = 番号：
terminal-ask-pass =
    { $count ->
       *[other] { $count }枚の番号（空白で区切る）：
    }
terminal-unknown = 「{ $answer }」は選べません。1から{ $most }の番号か、? を入力してください。
terminal-pass-wrong =
    { $count ->
       *[other] 異なる番号を{ $count }個入力してください。
    }
terminal-not-now = 今は選ぶものがありません。

terminal-hand = 手札：{ $cards }
terminal-hand-empty = 手札はありません。
terminal-laid = { $player }：{ $card }
terminal-table-empty = 場にカードはありません。
terminal-totals = 対戦の得点：{ $scores }
terminal-stack = { $name }：{ $card }、表向き{ $up }枚、裏向き{ $secrets }枚

terminal-help = キーとコマンド
terminal-help-number = その番号を選ぶ
terminal-help-card = そのカードを出す（QSはスペードのクイーン）
terminal-help-hand = 手札
terminal-help-table = 場のカード
terminal-help-last = 前のトリック
terminal-help-scores = 得点
terminal-help-log = これまでの記録
terminal-help-hint = ヒントと、それぞれの手の損得
terminal-help-undo = 最後の手を戻す
terminal-help-say = ほかの人に話す
terminal-help-begin = 席に着く、または対戦を始める
terminal-help-step = リプレイの次または前
terminal-help-quit = 保存して終了
terminal-help-move = カードを選ぶ
terminal-help-play = カードを出す、または渡すカードに選ぶ
terminal-help-mouse = クリックでカードを選び、もう一度クリックで出す
terminal-help-this = この一覧

terminal-key-play = 出す
terminal-key-hint = ヒント
terminal-key-scores = 得点
terminal-key-last = 前のトリック
terminal-key-log = ログ
terminal-key-undo = 戻す
terminal-key-chat = チャット
terminal-key-next = 次
terminal-key-back = 前
terminal-key-help = ヘルプ
terminal-key-quit = 終了
terminal-close = { $key }で閉じます
terminal-thinking = お待ちください…
terminal-small = 画面が小さすぎます。{ $columns }×{ $rows }以上にしてください。

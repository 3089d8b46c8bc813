opening-got-it = わかりました

opening-hearts-pass = 渡すカードを3枚選び、「渡す」をタップしてください。いちばん危険なのは、強いスペードと強いハートです。
opening-cardominoes-pass = 渡すタイルを3枚選び、「渡す」をタップしてください。自分のタイルの表は自分にしか見えません。
opening-black-hearts-pass = どれを渡すか迷ったら？ルールブックのおすすめは、手札でいちばん大きい数字です。
opening-custom-hearts-pass = 渡すカードを選び、「渡す」をタップしてください。

opening-hearts-play = 明るいカードを出せます。グレーのカードをタップすると、出せない理由がわかります。
opening-cardominoes-play = 明るいタイルを出せます。終わったトリックは、取った人がリードするか回収するまで見られます。
opening-wild-twists-play = 明るいカードを出せます。ワイルドは、出すときにそのスートの最強か最弱かを選べます。
opening-black-hearts-play = 色を合わせる必要はありません。いちばん大きい数字の勝ち、同じ数字なら後に出したほうの勝ちです。ギフトで変わることもあります。
opening-custom-hearts-play = 明るいカードを出せます。グレーのカードをタップすると、出せない理由がわかります。

opening-heartcatchers-turn = カードを選び、「キャッチ」「奪う」「隠す」のどれかをタップしてください。ハートの列は、どの色がどの色をキャッチするかを示しています。

opening-card-blank = ブランク
opening-card-love = 究極の愛
opening-card-breaker = 失恋
opening-card-change = 心変わり
opening-card-uncatchable = 高嶺の花

opening-card-wild = ワイルド
opening-card-high = 最強
opening-card-low = 最弱

setup-players = プレイヤー
setup-difficulty = 難易度
setup-your-name = あなたの名前
setup-bot = CPU
setup-bot-number = CPU{ $number }
setup-level = レベル
setup-level-at = 席{ $seat }のレベル
setup-levels = CPUのプレイの特徴
setup-reset = リセット
setup-friends = 友達と
setup-play = プレイ

setup-wrong-range = { $least }〜{ $most }の数を入力してください。
setup-wrong-card = 「{ $typed }」というカードはありません。ダイヤの2は2D、ワイルドクラブはWCのように入力してください。
setup-wrong-again = 「{ $typed }」は使用するカードにないか、2回除かれています。
setup-wrong-uneven = { $cards }枚のカードを{ $players }人に均等に配れません。除くカードを増やすか減らしてください。
setup-wrong-clubs = クラブをもっと残してください。ラウンドは必ずクラブで始まります。
setup-wrong-points = スペードのクイーンと、ハートを1枚以上残してください。
setup-wrong-pass = 各プレイヤーに配られるのは{ $cards }枚だけです。渡す枚数を減らしてください。
setup-wrong-direction = 「{ $typed }」という方向はありません。「左」「右」「向かい」「なし」のどれかを入力してください。
setup-wrong-across = 奇数人では、向かいの人がいません。「左」「右」「なし」を使ってください。
setup-wrong-no-direction = 方向を1つ以上入力するか、「カードの受け渡し」をオフにしてください。
setup-wrong-end = 試合が終わる点数かラウンド数を設定してください。

setup-duplicate = デュプリケート試合
setup-duplicate-about = 友だちにリンクを送りましょう。全員が同じ試合を{ $count }回、席を替えながらCPUとプレイします。好きな時間にプレイでき、配札の運は結果に影響しません。
setup-duplicate-make = デュプリケート試合を作る

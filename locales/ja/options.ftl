options-usual-switch =
    { $usual ->
        [true] 標準：オン。
       *[false] 標準：オフ。
    }
options-usual-choice = { LIST($values, type: "disjunction") }。標準：{ $usual }。
options-usual-range = { $least }〜{ $most }。標準：{ $usual }。
options-usual-list = 標準：{ $usual }。
options-usual-none = 標準：なし。

options-left = 左
options-right = 右
options-across = 向かい
options-hold = なし

options-hearts-target = 終了点
options-hearts-target-help = 誰かの合計がこの点に達すると試合が終わります。合計がいちばん少ない人の勝ちです。

options-cardominoes-target = 終了点
options-cardominoes-target-help = 誰かの合計がこの点を超えると試合が終わります。合計がいちばん少ない人の勝ちです。
options-cardominoes-revoke = リボーク
options-cardominoes-revoke-help = フォローできるのにしないことをリボークといいます。そもそもできないようにするか、できるかわりに、トリックが回収されるまでにタイルを戻さないと13点のペナルティを受けるかを選びます。
options-revoke-refused = 不可
options-revoke-penalty = ペナルティ

options-length = 長さ
options-length-help = ショート：1ラウンド、ミドル：3ラウンド、ロング：5ラウンド。
options-length-short = ショート
options-length-medium = ミドル
options-length-long = ロング

options-gifts = ギフト
options-gifts-help = ラウンドごとにギフトがルールを1つ変えます。これはギフトを使い切るまで続きます。初めてなら、まずはギフトなしで遊んでみましょう。

options-best-of = 試合形式
options-best-of-help = 3本勝負と5本勝負は、一方が追いつけなくなった時点で終わります。最後のゲームを終えて同数なら、差がつくまで続けます。
options-best-of-one = 1本勝負
options-best-of-three = 3本勝負
options-best-of-five = 5本勝負
options-uncatchable-scores = 高嶺の花も得点になる
options-uncatchable-scores-help = 表向きの高嶺の花も、ほかの表向きのカードと同じく1点になります。

options-base = 元にするルール
options-base-help = 下のすべての項目を、このゲームのルールに合わせます。
options-base-openspiel = ハーツ1ラウンド
options-wilds = ワイルド
options-wilds-help = 4枚のワイルドを加えます。ワイルドは、出すときにそのスートの最強か最弱かを選べます。
options-removed = 除くカード
options-removed-help = 使わないカードです。数字または文字（2〜10、J、Q、K、A、Wはワイルド）の後にスート（C＝クラブ、D＝ダイヤ、H＝ハート、S＝スペード）を付けて入力します。「2D 10S WC」なら、ダイヤの2、スペードの10、ワイルドクラブを除きます。
options-pass-cards = カードの受け渡し
options-pass-cards-help = 最初のトリックの前に、カードを渡します。
options-pass-count = 渡す枚数
options-pass-count-help = 各プレイヤーが渡すカードの枚数です。
options-pass-cycle = 渡す方向
options-pass-cycle-help = ラウンドごとの渡す方向：左、右、向かい、なし（渡さない）。最後まで行くと最初に戻ります。
options-first-trick = 最初のトリックは得点カードなし
options-first-trick-help = 最初のトリックでは、ほかに出せるカードがない場合を除き、ハートとスペードのクイーンを出せません。
options-any-club = どのクラブでも開始可
options-any-club-help = いちばん弱いクラブを持つ人は、手札のどのクラブで始めてもかまいません。
options-must-break = ハートブレイクが必要
options-must-break-help = ほかに出せるカードがない場合を除き、ブレイクするまでハートをリードできません。
options-queen-breaks = クイーンでもブレイク
options-queen-breaks-help = スペードのクイーンでもハートがブレイクします。
options-hearts-break = ブレイクの時点
options-hearts-break-help = カードが出されたときか、そのトリックが終わったときかを選びます。
options-hearts-break-at-once = すぐ
options-hearts-break-after-trick = トリックの後
options-hearts-instead = クイーンの代わりにハート
options-hearts-instead-help = 手札がハートとスペードのクイーンだけなら、ブレイク前でもハートをリードできます。
options-jack = ダイヤのジャック
options-jack-help = ダイヤのジャックを取ると、10点減ります。
options-no-tricks = ノートリックボーナス
options-no-tricks-help = 1ラウンドで1トリックも取らないと、5点減ります。ただし、誰かがシュート・ザ・ムーンを達成したときは除きます。
options-moon = シュート・ザ・ムーン
options-moon-help = ほかの全員に全点を加えるか、自分の点から引くか、達成した人が選ぶかを決めます。
options-moon-add = ほかの全員に加算
options-moon-subtract = 自分から減点
options-moon-choose = 自分で選ぶ
options-revoke = リボーク
options-revoke-help = フォローできるのにしないことをリボークといいます。そもそもできないようにするか、できるかわりに、トリックが回収されるまでにカードを戻さないと13点のペナルティを受けるかを選びます。
options-draw = ディーラー決め
options-draw-help = 全員がカードを引き、いちばん弱いカードの人が最初のディーラーになります。その後、ディーラーは左隣に移ります。
options-closes = 前のトリックを隠す
options-closes-help = 次のトリックが始まると、誰も前のトリックを見られなくなります。
options-target = 終了点
options-target-help = 試合が終わる点数です。0なら上限なし。
options-target-rule = 試合が終わる条件
options-target-rule-help = 到達：ちょうどその点でも終わります。超過：少なくとも1点超える必要があります。
options-target-rule-meets = 到達
options-target-rule-exceeds = 超過
options-hands = ラウンド数
options-hands-help = 試合のラウンド数です。0なら上限なし。

rules-black-hearts-lead = 呪いは6枚、勝負は5トリック。呪いを人に押しつけるか、1ラウンドで6枚すべてを取って試合に勝つか。

rules-black-hearts-curses = 呪いは1〜6の数字が付いた赤いカード6枚で、毎ラウンドすべて使います。カードの黒いハートの数が呪い点です。
rules-black-hearts-red = 赤の{ $number }：
rules-black-hearts-curse-points = { $points }点
rules-black-hearts-blue =
    { $players ->
        [0] 1〜6の数字が付いた青いカード6枚。2は「午前2時」です。3人の場合は、青いカードはこれだけを使います。
        [3] 青いカード1枚：2の「午前2時」。
       *[other] 1〜6の数字が付いた青いカード6枚。2は「午前2時」です。
    }
rules-black-hearts-white =
    { $players ->
        [0] 1〜6の数字が各3枚、計18枚の白いカード。ラウンドごとに、3〜4人なら8枚、5人なら13枚を無作為に選びます。6人なら18枚すべてを使います。どれが除かれたかは誰にもわかりません。
        [5] 白いカード13枚。1〜6が各3枚ある計18枚から、ラウンドごとに無作為に選びます。どれが除かれたかは誰にもわかりません。
        [6] 白いカード18枚（1〜6が各3枚）を毎ラウンドすべて使います。
       *[other] 白いカード8枚。1〜6が各3枚ある計18枚から、ラウンドごとに無作為に選びます。どれが除かれたかは誰にもわかりません。
    }

rules-black-hearts-hand = ラウンドの流れ
rules-black-hearts-pass = 各自に5枚ずつ配り、そのうち2枚を左隣に渡します。全員が選び終えるまで、受け取るカードは見られません。迷ったら、数字の大きいカードを渡しましょう。
rules-black-hearts-gift-turned = 次に、ギフトを無作為に1枚めくります。ギフトは場に残り、ラウンドのあいだ有効です。ルールと食い違うときはギフトが優先します。
rules-black-hearts-no-gifts = このテーブルではギフトを使いません。
rules-black-hearts-first = 「午前2時」を持つ人は、最初のトリックで必ずそれをリードします。
rules-black-hearts-any-card = フォローの義務はありません。どのカードを出してもかまいません。
rules-black-hearts-takes = いちばん大きい数字がトリックを取ります。それが2枚以上あるときは、その中で最後に出されたカードが取ります。取った人が次のトリックをリードします。1ラウンドは5トリックです。

rules-black-hearts-gifts = ギフト
rules-black-hearts-gifts-used =
    { $table ->
        [true] 一度めくられたギフトは、その試合ではもう使いません。ギフトがなくなったら、それ以降はめくりません。
       *[false] 一度めくられたギフトは、その試合ではもう使いません。ギフトがなくなったら、それ以降はめくりません。初めての試合では、ギフトなしでも遊べます。
    }
rules-black-hearts-gift =
    { $copies ->
        [1] <b>{ $name }：</b>{ $text }
       *[other] <b>{ $name }：</b>{ $text }このカードは{ $copies }枚あります。
    }

rules-black-hearts-points = 5トリックが終わると、取った呪い点が合計に加わります。
rules-black-hearts-all = 1ラウンドで呪いを6枚すべて取った人は、合計に関係なく試合に勝ちます。ほかの全員は負けです。
rules-black-hearts-end = それ以外の場合、誰かの合計が13点以上になると試合が終わります。自分も13点以上であっても、合計がいちばん少ない人の勝ちです。同点なら全員の勝ちになります。まだ誰も13点に達していなければ、次のラウンドを配ります。

rules-black-hearts-picture-curses = 6枚の呪い。それぞれに名前と呪い点があり、毎ラウンド6枚すべてを使います。
rules-black-hearts-picture-first = あなたは「午前2時」（青の2）を持っていたので、必ずリードします。これにはどのカードを出してもかまいません。Claraの5がいちばん大きいので、Claraがトリックを取り、Borisの呪いも引き受けます。
rules-black-hearts-picture-tie = 6が2枚なら、後に出したほうの勝ちです。ClaraはAdaの後に出したので、赤の4はClaraのものです。
rules-black-hearts-picture-pass = 左隣に2枚渡します。迷ったら、数字の大きいカードを渡しましょう。大きい数字はトリックを取ってしまいます。

rules-black-hearts-score-you = あなたは呪いなし
rules-black-hearts-score-ada = Adaは赤の2と赤の3
rules-black-hearts-score-boris = Borisは赤の6
rules-black-hearts-score-clara = Claraは赤の1、4、5
rules-black-hearts-score-sum = これらの点が合計に加わります。誰かの合計が13点以上になると、合計がいちばん少ない人の勝ちです。もしClaraがこのラウンドで呪いを6枚すべて取っていたら、Claraが試合に勝っていました。

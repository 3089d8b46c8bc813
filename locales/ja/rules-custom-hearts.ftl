rules-custom-hearts-lead = 自分たちのハウスルールで遊ぶハーツ。

rules-custom-hearts-about = ハーツ、CARDominoes、ワイルドツイストのどれかを元に、好きなルールを変えられます。何をどこに渡すか、最初のトリックで何を出せるか、何でハートがブレイクするか、シュート・ザ・ムーンで何が起こるか、いつ試合が終わるか。変えなかったところは元のゲームのままです。3〜8人で遊べます。
rules-custom-hearts-at-table = テーブルでは、選んだルールがこのページに表示されます。

rules-custom-hearts-base =
    { $base ->
        [hearts] ハーツを元にした、次のルールです：
        [cardominoes] CARDominoesハーツを元にした、次のルールです：
        [wild-twists] ワイルドツイスト・ハーツを元にした、次のルールです：
       *[other] ハーツ1ラウンドを元にした、次のルールです：
    }

rules-custom-hearts-pack = 52枚のトランプ1組を使います。エースが最強です。
rules-custom-hearts-pack-wilds = 52枚のトランプ1組とワイルド4枚を使います。エースが最強です。ワイルドは、出すときにそのスートの最強か最弱かを選べます。
rules-custom-hearts-pack-some-wilds =
    { $count ->
        [1] 52枚のトランプ1組とワイルド1枚（{ CARDS($wilds) }）を使います。エースが最強です。ワイルドは、出すときにそのスートの最強か最弱かを選べます。
       *[other] 52枚のトランプ1組とワイルド{ $count }枚（{ CARDS($wilds) }）を使います。エースが最強です。ワイルドは、出すときにそのスートの最強か最弱かを選べます。
    }
rules-custom-hearts-all-in = 除くカードはありません。
rules-custom-hearts-left-out = 除くカード：{ CARDS($cards) }。
rules-custom-hearts-dealt = カードは均等に配ります。
rules-custom-hearts-dealt-rest = カードは均等に配ります。余りは裏向きで中央に置き、最初のトリックを取った人が見ずに受け取ります。
rules-custom-hearts-draw = 最初のラウンドの前に、各自がカードを1枚引きます。ランクがいちばん弱い人がディーラーになり、同じなら該当者だけで引き直します。ディーラーは、ラウンドごとに左隣に移ります。

rules-custom-hearts-no-pass = カードは渡しません。
rules-custom-hearts-pass-left = ラウンドの初めに、カードを{ $count }枚、左に渡します。全員が選び終えるまで、受け取るカードは見られません。
rules-custom-hearts-pass-right = ラウンドの初めに、カードを{ $count }枚、右に渡します。全員が選び終えるまで、受け取るカードは見られません。
rules-custom-hearts-pass-across = ラウンドの初めに、カードを{ $count }枚、向かいに渡します。全員が選び終えるまで、受け取るカードは見られません。
rules-custom-hearts-pass-cycle = カードを{ $count }枚渡します。方向はラウンドごとに{ LIST($ways) }で、以後これを繰り返します。全員が選び終えるまで、受け取るカードは見られません。
rules-custom-hearts-way-left = 左
rules-custom-hearts-way-right = 右
rules-custom-hearts-way-across = 向かい
rules-custom-hearts-way-hold = 渡さない

rules-custom-hearts-first = 最初のトリックは、いちばん弱いクラブを持つ人がそれをリードします。
rules-custom-hearts-first-wild = 最初のトリックは、いちばん弱いクラブを持つ人がそれをリードします。ワイルドクラブを持つ人には、それを最弱として代わりにリードするかどうかを、ほかの人に知られずに尋ねます。
rules-custom-hearts-first-any = 最初のトリックは、いちばん弱いクラブを持つ人が、手札のどのクラブでもリードできます。
rules-custom-hearts-follow = できるかぎりフォロー（リードと同じスートを出すこと）します。できないときはどのカードも出せます。リードされたスートでいちばん強いカードがトリックを取り、取った人が次のトリックをリードします。
rules-custom-hearts-safe = 最初のトリックでは、ほかに出せるカードがない場合を除き、ハートとスペードのクイーンを出せません。
rules-custom-hearts-unsafe = 最初のトリックでも、ハートとスペードのクイーンを出せます。
rules-custom-hearts-lead-any = ハートはいつでもリードできます。
rules-custom-hearts-broken =
    { $queen ->
        [true] { $when ->
            [trick] ハートがブレイクするまで、ハートはリードできません。ほかのスートに出されたハート、またはスペードのクイーンにより、そのトリックが終わるとブレイクします。
           *[card] ハートがブレイクするまで、ハートはリードできません。ほかのスートにハートが出されるか、スペードのクイーンが出されると、すぐにブレイクします。
        }
       *[false] { $when ->
            [trick] ハートがブレイクするまで、ハートはリードできません。ほかのスートにハートが出されると、そのトリックが終わるとブレイクします。スペードのクイーンではブレイクしません。
           *[card] ハートがブレイクするまで、ハートはリードできません。ほかのスートにハートが出されると、すぐにブレイクします。スペードのクイーンではブレイクしません。
        }
    }
rules-custom-hearts-only-hearts = 手札がハートだけなら、ブレイク前でもハートをリードできます。
rules-custom-hearts-only-points = 手札がハートとスペードのクイーンだけなら、ブレイク前でもハートをリードできます。
rules-custom-hearts-last-open = 前のトリックはもう一度見られます。
rules-custom-hearts-last-closes = 終わったトリックは、次がリードされるまで見られます。その後は裏向きのままです。
rules-custom-hearts-last-gathered = 終わったトリックは、取った人が回収するまで見られます。その後は裏向きのままです。

rules-custom-hearts-refused = フォローできるときに、フォローしないカードは出せません。
rules-custom-hearts-revoke = フォローできるのに別のスートのカードを出すこともできます。これをリボークといいます。
rules-custom-hearts-revoke-safe = ただし最初のトリックでは、ほかのカードがあるかぎり、ハートとスペードのクイーンは出せません。
rules-custom-hearts-correct = トリックが終わると、取った人がカードを回収します。それまでなら、リボークしたカードを戻し、フォローするカードをペナルティなしで出し直せます。
rules-custom-hearts-penalty = トリックが回収されるまでに直されなかったリボークは、その人に13点のペナルティとなり、ラウンドはそこで終わります。ほかの人には点が付きません。同じトリックで複数の人がリボークしたときは、それぞれ13点です。
rules-custom-hearts-silent = リボークは、トリックが回収されるまでほかの人には知らされません。人間のプレイヤーがフォローしなかったときは、リボークかどうかにかかわらず、CPUは間を置いてから回収します。

rules-custom-hearts-points = 取ったハートは1枚1点、スペードのクイーンは13点です。
rules-custom-hearts-jack = ダイヤのジャックを取ると、10点減ります。
rules-custom-hearts-no-tricks = 1トリックも取らないと、5点減ります。ただし、誰かがシュート・ザ・ムーンを達成したときは除きます。
rules-custom-hearts-moon =
    { $moon ->
        [add] すべてのハートとスペードのクイーンを取ると、シュート・ザ・ムーンです。達成した人はその分の失点がなくなり、ほかの全員にその点が加わります。
        [subtract] すべてのハートとスペードのクイーンを取ると、シュート・ザ・ムーンです。その点が自分の合計から引かれます。
       *[choose] すべてのハートとスペードのクイーンを取ると、シュート・ザ・ムーンです。その点を自分の合計から引くか、ほかの全員の合計に加えるかを選びます。
    }

rules-custom-hearts-end-target =
    { $rule ->
        [exceeds] 誰かの合計が{ NUMBER($target) }点を超えると試合が終わります。
       *[meets] 誰かの合計が{ NUMBER($target) }点に達すると試合が終わります。
    }
rules-custom-hearts-end-hands = { $hands }ラウンドで試合が終わります。
rules-custom-hearts-end-both =
    { $rule ->
        [exceeds] 誰かの合計が{ NUMBER($target) }点を超えるか、{ $hands }ラウンドが終わるか、どちらか早いほうで試合が終わります。
       *[meets] 誰かの合計が{ NUMBER($target) }点に達するか、{ $hands }ラウンドが終わるか、どちらか早いほうで試合が終わります。
    }
rules-custom-hearts-wins = 合計がいちばん少ない人の勝ちで、同点なら全員の勝ちです。

rules-custom-hearts-pictures = これらの例は標準のルールによるものです。テーブルでは、そのテーブルのルールに合わせて表示されます。
rules-custom-hearts-picture-follow = あなたが{ CARD($led) }をリードしました。Adaの{ CARD($high, form: "bare") }がいちばん強いダイヤなので、Adaがトリックを取ります。{ $last }にはダイヤがなく、{ CARD($thrown) }では勝てません。
rules-custom-hearts-picture-pass =
    { $count ->
        [1] カードを1枚渡します。明るいカードは持っていると危険です。クイーンより強いスペードはクイーンを、強いハートはほかのハートを取ってしまいます。
       *[other] カードを{ $count }枚渡します。明るいカードは持っていると危険です。クイーンより強いスペードはクイーンを、強いハートはほかのハートを取ってしまいます。
    }
rules-custom-hearts-picture-safe = 最初のトリックで、あなたにはクラブがありません。ほかに出せるカードがない場合を除き、ハートとスペードのクイーン以外なら何でも出せます。
rules-custom-hearts-picture-unsafe = 最初のトリックでも失点することがあります。クラブのないあなたは、スペードのクイーンを捨てました。Adaの{ CARD($high, form: "bare") }がトリックを取り、13点も引き受けます。
rules-custom-hearts-picture-lead-any = ハートのブレイクは必要ありません。ハートも含め、どのカードでもリードできます。
rules-custom-hearts-picture-broken =
    { $queen ->
        [true] { $when ->
            [trick] クラブのないAdaがハートを捨て、それがトリックとともにあなたのものになります。このトリックが終わるとハートがブレイクし、誰でもハートをリードできます。スペードのクイーンでもブレイクします。
           *[card] クラブのないAdaがハートを捨て、それがトリックとともにあなたのものになります。これでハートがすぐにブレイクし、以後は誰でもハートをリードできます。スペードのクイーンでもブレイクします。
        }
       *[false] { $when ->
            [trick] クラブのないAdaがハートを捨て、それがトリックとともにあなたのものになります。このトリックが終わるとハートがブレイクし、誰でもハートをリードできます。スペードのクイーンではブレイクしません。
           *[card] クラブのないAdaがハートを捨て、それがトリックとともにあなたのものになります。これでハートがすぐにブレイクし、以後は誰でもハートをリードできます。スペードのクイーンではブレイクしません。
        }
    }
rules-custom-hearts-picture-wilds = ワイルドは、出すときにそのスートの最強（エースより上）か最弱（2より下）かを選べます。
rules-custom-hearts-picture-revoke = { $last }はダイヤがまだあるのにクラブを出しました。リボークです。トリックが回収されるまでなら、{ $last }はペナルティなしで戻せます。その後は{ $last }に13点が付き、ラウンドが終わります。
rules-custom-hearts-picture-jack = ダイヤのジャックを取った人は、10点減ります。

rules-custom-hearts-score-you = あなたはハート2枚
rules-custom-hearts-score-jack = あなたはハート2枚とダイヤのジャック
rules-custom-hearts-score-queen = { $name }はスペードのクイーンとハート{ $hearts }枚
rules-custom-hearts-score-hearts = { $name }はハート{ $hearts }枚
rules-custom-hearts-score-no-points = { $name }は点のないトリックのみ
rules-custom-hearts-score-no-tricks = { $name }はトリックなし
rules-custom-hearts-score-moon =
    { $moon ->
        [add] もしAdaがすべてのハートとスペードのクイーンを取っていたら、この{ NUMBER($all) }点はAdaには付かず、ほかの全員に{ NUMBER($all) }点ずつ付きました。
        [subtract] もしAdaがすべてのハートとスペードのクイーンを取っていたら、この{ NUMBER($all) }点がAdaの合計から引かれました。
       *[choose] もしAdaがすべてのハートとスペードのクイーンを取っていたら、自分の合計から{ NUMBER($all) }点を引くか、ほかの全員の合計に{ NUMBER($all) }点を加えるかを選べました。
    }

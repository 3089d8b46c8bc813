rules-heartcatchers-lead = 6つの山をめぐる2人の勝負。キャッチし、奪い、下に秘密を隠します。表向きのカードはすべて得点になり、隠したカードにはそれ以上の価値を持つものもあります。

rules-heartcatchers-cards = カードは20枚。赤・緑・青それぞれに、ブランク3枚、究極の愛1枚、失恋1枚、心変わり1枚。さらに、白い高嶺の花が2枚あります。
rules-heartcatchers-setup = それぞれの側に、3枚のカードを表向きに並べます。1枚1枚が山の始まりで、どちらの側も山は常に3つです。手札は3枚ずつで、残りの8枚が山札になります。

rules-heartcatchers-start = 先攻
rules-heartcatchers-starter =
    { $games ->
        [1] 先攻は無作為に決まります。
       *[other] 先攻は無作為に決まります。複数のゲームで戦う試合では、交互に先攻になります。
    }

rules-heartcatchers-turn = 自分の番には、次の3つから1つを行います
rules-heartcatchers-catch = <b>キャッチ：</b>自分の山の上に、カードを表向きに重ねます。いちばん上のカードをキャッチできる色でなければなりません。赤は緑、緑は青、青は赤をキャッチします。
rules-heartcatchers-steal = <b>奪う：</b>同じようにして、相手の山をキャッチします。その山を丸ごと、自分の3つの山のどれか1つと交換します。秘密も山と一緒に移ります。
rules-heartcatchers-secret = <b>秘密を隠す：</b>好きなカードを1枚、自分か相手のどれかの山の下に裏向きで入れます。1つの山に秘密は何枚あってもかまいません。
rules-heartcatchers-uncatchable = 高嶺の花はどの色でもキャッチでき、その上にカードを重ねることはできません。ただし、持ち主が山を奪うときの交換に出した場合と、心変わりの場合は、その山も移ります。高嶺の花の下にも秘密を隠せます。
rules-heartcatchers-draw = 自分の番の後、山札があるかぎり、手札が3枚になるまで引きます。
rules-heartcatchers-count = 山の枚数はいつでも数えられます。秘密を見ることは誰にもできませんが、自分が隠した秘密はいつでも確認できます。

rules-heartcatchers-end = すべてのカードを出し終えると、14手でゲームが終わります。次の順に得点を計算します：
rules-heartcatchers-change = 隠された心変わりは、1枚ごとにその山を向かいの山と入れ替え、捨て札になります。向かい合う1組の山に2枚あると、互いに打ち消し合います。ほかの秘密は山と一緒に移ります。
rules-heartcatchers-secrets = 自分の側に隠された究極の愛は1枚につき3点増え、失恋は1枚につき3点減ります。ほかの秘密は得点になりません。
rules-heartcatchers-face-up =
    { $uncatchables ->
        [score] 自分の側の表向きのカードは、種類にかかわらず1枚1点です。高嶺の花も数えます。
        [nothing] 自分の側の表向きのハートは、種類にかかわらず1枚1点です。このテーブルでは、高嶺の花は得点になりません。
       *[any] 自分の側の表向きのカードは、種類にかかわらず1枚1点です。テーブルの設定で外していなければ、高嶺の花も数えます。
    }
rules-heartcatchers-game = 得点の多いほうがそのゲームの勝ちです。同点なら引き分けです。
rules-heartcatchers-match =
    { $games ->
        [0] 試合は1本勝負、3本勝負、5本勝負のどれかです。1本勝負が引き分けなら両者の勝ちで、決着をつける3本勝負を続けて行えます。3本勝負と5本勝負は、勝ち数の差が残りのゲーム数を上回った時点で終わります。引き分けは1ゲームに数えますが、どちらの勝ちにもなりません。最後のゲームを終えて同数なら、差がつくまで1ゲームずつ続けます。
        [1] この試合は1本勝負です。引き分けなら両者の勝ちで、決着をつける3本勝負を続けて行えます。
       *[other] この試合は{ $games }本勝負で、勝ち数の差が残りのゲーム数を上回った時点で終わります。引き分けは1ゲームに数えますが、どちらの勝ちにもなりません。{ $games }ゲームを終えて同数なら、差がつくまで1ゲームずつ続けます。
    }

rules-heartcatchers-picture-colours = 赤は緑、緑は青、青は赤をキャッチします。
rules-heartcatchers-picture-catch = キャッチ：いちばん上が緑の自分の山に、赤いカードを重ねます。山は1枚増え、最後に自分の側の表向きのカードは1枚1点になります。
rules-heartcatchers-picture-steal = 奪う：緑のカードで、いちばん上が青い相手の山をキャッチします。その山は秘密も含めて丸ごと、自分の山の1つと入れ替わります。
rules-heartcatchers-picture-secret = 隠す：どのカードも、どの山の下にでも裏向きで入れられます。最後に、心変わりはその山を向かいの山と入れ替えて捨て札になります。その後、究極の愛と失恋は、そのときにある側の得点になります。
rules-heartcatchers-picture-uncatchable = 高嶺の花はどの色でもキャッチでき、その上にカードを重ねることはできません。その山は奪われず、持ち主が別の山と引き換えに渡すか、心変わりがあるときにだけ移ります。

rules-heartcatchers-label-own = 自分の山
rules-heartcatchers-label-hand = 手札から
rules-heartcatchers-label-theirs = 相手の山
rules-heartcatchers-label-given = 渡す山
rules-heartcatchers-label-secret = どの山の下でも
rules-heartcatchers-label-love = +3点
rules-heartcatchers-label-breaker = −3点
rules-heartcatchers-label-change = 入れ替え

rules-heartcatchers-score-own-cards = あなたの3つの山は、表向き3枚、3枚、5枚
rules-heartcatchers-score-own-secrets = あなたの側に隠された究極の愛は2枚
rules-heartcatchers-score-own = あなたの得点
rules-heartcatchers-score-ada-cards = Adaの3つの山は、表向き2枚、1枚、1枚
rules-heartcatchers-score-ada-secrets = Adaの側に隠された究極の愛は1枚、失恋は1枚
rules-heartcatchers-score-ada-points = { NUMBER($love, sign: "always") } { NUMBER($breaker, sign: "always") }
rules-heartcatchers-score-ada = Adaの得点
rules-heartcatchers-score-sum = 隠された心変わりは、先に処理して捨て札にしてあります。表向きのカードはすべて同じ点です。

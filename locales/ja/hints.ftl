hints-legal = ルール上、問題のない手です。
hints-only-card = 出せるのはこのカードだけです。
hints-last-card = 最後の1枚です。
hints-none-better = ほかのどのカードでも、結果はよくなりません。

hints-exact = ありうる配札をすべて調べましたが、これよりよい手はありません。
hints-simulated = シミュレーションでは、これがいちばんよい結果になります。
hints-simulated-pass = シミュレーションでは、これらのカードを手放すのがいちばんよい結果になります。
hints-simulated-wins = シミュレーションでは、これがいちばん多く勝ちます。

hints-like-search = 深く先読みするCPUも、おそらく同じ手を選びます。
hints-best-for-trick = このトリックではこれがいちばんよさそうです。
hints-best-for-queen = このトリックとスペードのクイーンを考えると、これがいちばんよさそうです。
hints-best-by-cards-played = これまでに出たカードから見て、いちばんよさそうです。
hints-best-for-now = 今のところ、これがいちばんよさそうです。

hints-pass-for-moon = シュート・ザ・ムーンを狙えます。トリックを落としそうなカードを渡しましょう。
hints-pass-queen = スペードのクイーンを守るには、スペードの枚数が足りません。
hints-pass-suit = 渡すとあるスートがなくなり、そのスートがリードされたときに好きなカードを捨てられます。
hints-pass-spades = 強いスペードは、スペードのクイーンを取ってしまうおそれがあります。
hints-pass-high = これらのカードは、おそらくトリックを取ってしまいます。

hints-draw-queen = スペードのクイーンを引き出せるかもしれません。
hints-lead-low = 弱いリードなので、おそらくほかの人が取ります。
hints-lead-losing = このリードなら、おそらくほかの人が取ります。
hints-lead-cheap = おそらくこのトリックを取りますが、失点は少ないはずです。
hints-lead-best = これよりよいリードはありません。

hints-highest-under = このトリックを取らずに済む、いちばん強いカードです。
hints-under = このトリックを取る心配がありません。
hints-high-while-cheap = このトリックにはおそらく点がないので、いちばん強いカードを出しておきましょう。
hints-must-win = このトリックを取るのは避けられません。
hints-likely-win = このトリックを取るのは、おそらく避けられません。
hints-worth-winning = このトリックは取る価値があります。
hints-probably-under = 後の誰かが、おそらくもっと強いカードを出します。

hints-drop-queen = スペードのクイーンを手放しましょう。
hints-give-heart = ほかの人のトリックにハートを捨てましょう。
hints-drop-high-spade = スペードのクイーンを取ってしまいそうな、強いスペードを手放しましょう。
hints-drop-danger = 後でいちばん失点につながりそうなカードを捨てましょう。
hints-avoid-queen = ほかのカードでは、スペードのクイーンを取ってしまいます。

hints-stop-moon = ここまでの点をすべて1人が取っています。このトリックを取ってシュート・ザ・ムーンを止めましょう。
hints-moon-certain = 残りのトリックをすべて取って、確実にシュート・ザ・ムーンを達成できます。
hints-moon-lead = シュート・ザ・ムーンを狙えます。いちばん確実に取れるカードをリードしましょう。
hints-moon-win = シュート・ザ・ムーンのために、このトリックも取りましょう。
hints-moon-lose = シュート・ザ・ムーンのために、後でトリックを落としそうなカードを手放しましょう。

hints-reward-wins = これで試合が終わり、あなたの勝ちです。
hints-reward-too-soon = ほかの人に加えると、トップに立つ前に試合が終わってしまいます。
hints-reward-ahead = あなたより上の人はいないので、試合が短いほうが有利です。
hints-reward-behind = 後れを取っているので、試合が長いほうが有利です。
hints-reward-likelier = こちらのほうが試合に勝つ可能性が高くなります。
hints-reward-same = どちらを選んでも、ほかの人との差は同じだけ広がります。

hints-keep-wild = ワイルドクラブは後のために取っておきましょう。
hints-open-only-club = 唯一のクラブですし、最弱ならめったにトリックを取りません。
hints-open-high-clubs = ほかのクラブは強いですが、ワイルドクラブなら最弱で始められます。

hints-correct-revoke = リボークを直せるので、ペナルティを受けません。
hints-gather = トリックのカードが出そろっています。

hints-pass-curse = 呪いは人に持たせるほうが得です。
hints-pass-winners = トリックを取りそうなカードを渡しましょう。
hints-two-oclock = 「午前2時」でラウンドを始めます。
hints-give-curse = このトリックはほかの人が取るので、呪いを押しつけましょう。
hints-no-curse = このトリックには呪いがないので、取っても安全です。
hints-may-be-beaten = 後の誰かが、まだこれに勝つかもしれません。

hints-uncatchable = 高嶺の花をいちばん上に置くと、その山は奪われません。
hints-add-heart = 自分の側が1点増えます。
hints-better-stack = 交換で、よりよい山が手に入ります。
hints-stack-for-card = カード1枚と引き換えに、山が丸ごと手に入ります。
hints-ultimate-love = 自分の山の下に究極の愛を隠すと、3点になります。
hints-heartbreaker = 相手の山の下に失恋を隠すと、相手は3点失います。
hints-change-of-heart = 最後に、心変わりのある山は向かいの山と入れ替わります。
hints-hide = このカードは秘密として隠すほうが得です。

hints-why = なぜ？
hints-pass = { CARDS($cards) }を渡しましょう。
hints-choices = 選べる手
hints-choice = 手
hints-points = 増える点数
hints-chance = 勝率の低下
hints-best = 最善
hints-points-more = { NUMBER($more, digits: 1) } ± { NUMBER($error, digits: 1) }
hints-chance-more = { NUMBER($more, digits: 0, style: "percent") } ± { NUMBER($error, digits: 0, style: "percent") }
hints-once = ほとんど試していない
hints-close = 優劣を決められない
hints-about = あなたに見えている情報と矛盾しない配り方をたくさん作り、CPUが最後までプレイして比べた結果です。棒は平均の損失、先端の線は不確かさ（標準誤差）です。
hints-more =
    { $count ->
       *[other] あと{ $count }件を表示
    }
hints-nothing = ほかに比べる手はありません。

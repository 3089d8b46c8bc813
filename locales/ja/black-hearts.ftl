black-hearts-small-hours = 小夜
black-hearts-small-hours-text = いちばん小さい数字がトリックを取ります。同じ数字なら、最後に出したカードが取ります。
black-hearts-double-curse = 二重の呪い
black-hearts-double-curse-text = このラウンドの呪い点は2倍になります。
black-hearts-mercy = 慈悲
black-hearts-mercy-text = このラウンドの各自の呪い点が2点減ります。ただし、0点より下にはなりません。
black-hearts-first-strike = 先手必勝
black-hearts-first-strike-text = いちばん大きい数字が同じなら、最初に出したカードがトリックを取ります。
black-hearts-return-gift = お返し
black-hearts-return-gift-text = 最初のトリックの前に、各自カードを1枚右隣に渡します。

black-hearts-gift-turned = ギフトは「{ $name }」：{ $text }
black-hearts-gift-notice = { $name }：{ $text }
black-hearts-gift-strip = <b>{ $name }：</b>{ $text }
black-hearts-gift-strip-star = <b>{ $name }*：</b>{ $text }
black-hearts-gift-star = *の付いた点には、このギフトがまだ反映されていません。
black-hearts-gift-opens = このラウンドのギフトは「{ $name }」。{ $text }
black-hearts-gift = このラウンドのギフト
black-hearts-gift-later = カードを渡した後に、ギフトがめくられます。
black-hearts-gift-none = ギフトはすべて使われました。

black-hearts-takes =
    { WHO($player) ->
        [you] トリックを取りました：呪い{ $points }点。
       *[other] { $player }がトリックを取りました：呪い{ $points }点。
    }

black-hearts-taken = このラウンドで取った呪い
black-hearts-taken-names = { LIST($curses) }
black-hearts-scored = { $points }点
black-hearts-scored-with = カードは{ $printed }点、「{ $gift }」で<b>{ $scored }点</b>
black-hearts-ended = { CAPITAL(PLAYERS($players)) }が{ $total }点に達したため、試合終了です。合計がいちばん少ない人の勝ちです。

black-hearts-all-curses =
    { WHO($player) ->
        [you] 呪いを6枚すべて取りました！
       *[other] { $player }が呪いを6枚すべて取りました！
    }
black-hearts-all-curses-win = 1ラウンドで呪いを6枚すべて取ると、試合に勝ちます。
black-hearts-decided =
    { WHO($player) ->
        [you] 1ラウンドで呪いを6枚すべて取りました。
       *[other] { $player }が1ラウンドで呪いを6枚すべて取りました。
    }

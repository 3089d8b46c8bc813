curses-hiccups = しゃっくり
curses-cold-tea = 冷めたお茶
curses-lost-key = なくした鍵
curses-bad-dream = 悪い夢
curses-broken-mirror = 割れた鏡
curses-midnight = 真夜中
curses-two-oclock = 午前2時

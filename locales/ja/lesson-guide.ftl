lesson-guide-label = レッスン：ステップ{ $step }/{ $steps }
lesson-guide-text = レッスンの説明
lesson-guide-next = 次へ
lesson-guide-rules = ルール
lesson-guide-leave = レッスンをやめる
lesson-guide-leave-hint = レッスンをやめます。ロビーから続きを再開できます。
lesson-guide-other = それも出せますが、このステップの課題とは違います。もう一度考えてみましょう。

lesson-guide-score = { $player } { $points }点
lesson-guide-result =
    { $place ->
        [first] このラウンドの得点：{ LIST($scores) }。あなたがいちばん少ない点です！
        [shared] このラウンドの得点：{ LIST($scores) }。あなたより少ない人はいません。
       *[others] このラウンドの得点：{ LIST($scores) }。いちばん少ないのは{ PLAYERS($best) }です。
    }

lobby-wait = 少々お待ちください。前の操作がまだ終わっていません。

lobby-open = 参加できるテーブル
lobby-free = 空席{ $free }/{ $seats }
lobby-program = { $name }（ボット）

lobby-unfinished = 続きから
lobby-lesson = レッスン：{ $game }
lobby-waiting = 参加者を待っています
lobby-round =
    { $round ->
        [game] 第{ $number }ゲーム
       *[hand] 第{ $number }ラウンド
    }
lobby-score = { $name } { NUMBER($points) }点
lobby-archive = アーカイブ
lobby-archive-match = アーカイブ：{ $game }、{ $when }
lobby-archived = { $game }をアーカイブしました。「自分の試合」にあります。
lobby-undo = 取り消す
lobby-undo-match = 取り消す：{ $game }、{ $when }を元に戻す
lobby-restored = { $game }を元に戻しました。
lobby-more = あと{ $count }件表示

lobby-friends = { $game }を友達と
lobby-friends-text = リンクを知っている人は誰でも参加できます。開始時の空席にはCPUが入ります。
lobby-create = テーブルを作る

lobby-quick = クイック対戦：{ $game }
lobby-quick-text = 次に見つかった{ $game }のテーブルに参加します。なければ新しく開き、参加者を待ちます。いつでもCPUと始められます。
lobby-find = テーブルを探す

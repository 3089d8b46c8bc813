history-title = 履歴
history-loading = 読み込み中…
history-transcript = <link>記録ファイルをダウンロード</link>できます。すべてのカードと、すべてのシャッフルのシードが含まれます。
history-replay = この試合をテーブルでリプレイする
history-closed = このテーブルでは、次のトリックがリードされると前のトリックは隠されます。そのカードは、試合の後にここに表示されます。
history-round =
    { $round ->
        [game] 第{ $number }ゲーム
       *[hand] 第{ $number }ラウンド
    }
history-score = { $player } { $score }点
history-no-score =
    { $over ->
        [true] 未終了
       *[false] 進行中
    }
history-dealt = 配られたカード
history-tricks = トリック{ $count }回
history-hidden = 隠されたトリックが{ $count }回あります。
history-nothing = まだ何も起きていません。

report-title = { $name }さんを通報
report-about = 通報は、双方の名前、時刻、最新のチャットとともに、このサーバーの管理者に送られます。テーブルの人には知らされません。
report-reason = どのような問題ですか？
report-reason-of =
    { $reason ->
        [words] 不適切な発言や名前
        [cheating] 不正行為
        [stalling] 故意の遅延
       *[other] その他
    }
report-note = 何がありましたか？（任意）
report-send = 通報する
report-cancel = キャンセル
report-close = 完了
report-sent = 通報しました。このサーバーの管理者が確認します。返信はありませんが、{ $name }さんをミュートしたり、ホストがテーブルから外したりできます。
report-sent-left = 通報しました。このサーバーの管理者が確認します。返信はありませんが、{ $name }さんをミュートすると、ここでの発言を非表示にできます。

room-begun = 試合が始まりました。{ $delay }遅れて表示されます。
room-free =
    { $count ->
        [0] 満席です。
       *[other] 空席が{ $count }席あります。
    }
room-listed-own = あなたがここにいるあいだ、このテーブルはロビーに表示されます。
room-listed = { $host }さんがここにいるあいだ、このテーブルはロビーに表示されます。
room-start-own =
    { $free ->
        [true] 準備ができたら始めてください。空席にはCPUが入ります。
       *[false] 準備ができたら始めてください。
    }
room-start-host = { $host }さんが試合を始めます。
room-no-host = 最初に着席した人がホストになります。

room-start = 試合を始める
room-leave = 退席する
room-sit-down = 着席する
room-sit-reserved = 予約席に着く
room-join-late = 途中からでも参加できます。CPUのカードと得点を引き継ぎます。
room-invite = 招待する
room-invite-title = Moonshotの{ $game }
room-chat = チャット
room-alerts = 自分の番のお知らせ
room-settings = テーブルの設定

room-seat-free = 空席
room-seat-reserved = { $name }さんの予約席
room-seat-own = { $name }（あなた）
room-host = ホスト
room-sit-here = ここに座る
room-sit-here-label = ここに座る：席{ $seat }
room-add-bot = CPUを追加
room-add-bot-label = CPUを追加：席{ $seat }
room-bot-level = { $name }のレベル
room-remove = 外す
room-remove-label = 外す：{ $name }
room-remove-sure = 完全に外す？
room-remove-sure-label = 完全に外す？{ $name }
room-make-host = ホストにする
room-make-host-label = ホストにする：{ $name }
room-swap = 移動
room-swap-label = 移動：{ $name }
room-swap-here = 席を交換
room-swap-here-label = 席を交換：席{ $seat }
room-swap-cancel = キャンセル
room-swap-cancel-label = キャンセル：{ $name }の移動

room-people = テーブルの参加者
room-clock = 残り{ $left }、考慮時間{ $reserve }
room-take-over = 引き継ぐ
room-take-over-label = 引き継ぐ：{ $name }の席
room-report = 通報
room-report-label = 通報：{ $name }さん
room-report-left-label = 通報：退席した{ $name }さん
room-left = 退席した人
room-spectators = 観戦者{ $count }人
room-spectators-delay = 観戦者{ $count }人（{ $delay }遅れ）
room-take-over-heading = CPUの席を引き継ぐ
room-take-over-text = CPUのカードと得点を引き継ぎます。上からCPUを選ぶか、最初のCPUの席に着いてください。
room-actions = 操作
room-come-back = プレイに戻る
room-step-out = 休憩する
room-ask-undo = 待ったを申し込む
room-ask-stop = 試合の中止を提案
room-stop = 試合を中止
room-stop-sure = 結果なしで中止しますか？
room-pause = 一時停止
room-resume = 試合を再開
room-leave-sure = 完全に退席しますか？席にはCPUが入ります
room-slow = 時間がかかる人や退席した人がいる場合
room-invite-watch =
    { $join ->
        [true] このリンクを知っている人は誰でも、観戦するかCPUの席を引き継げます。
       *[false] このリンクを知っている人は誰でも観戦できます。
    }
room-device = 別の端末で続ける
room-device-title = Moonshotのあなたの席
room-device-text = 別の端末でこのリンクを開くか、スマートフォンのカメラで読み取ってください。リンクを開いた人があなたの席に着くので、ほかの人には教えないでください。このブラウザで席の情報が失われたときに戻れるよう、コードを保管しておいてください。

room-join = この試合に参加
room-join-text = CPUのカードと得点を引き継ぎます。
room-join-seat = 席
room-join-bot = { $name }、{ $score }点
room-join-full = 席は残っていません。このまま観戦できます。

room-move = この端末で続けますか？
room-move-text = このリンクで、あなたの席がこの端末に移ります。もう一方の端末では観戦だけになります。
room-move-watch = 観戦だけする
room-move-take = 席に着く

room-share-link = リンクを共有
room-copy-link = リンクをコピー
room-link = リンク
room-qr = リンクのQRコード
room-local = <b>このリンクは、このコンピューターでしか使えません。</b>同じネットワークのほかの端末から参加できるようにするには、次のコマンドでMoonshotを再起動してください：<code>{ $command }</code>

room-proof = 公正さを検証できる配札
room-proof-text = サーバーはすでに秘密の値を確定しており、これはその指紋です。各プレイヤーが着席すると、そのブラウザが乱数を加え、カードはその後で配られます。試合の後は、誰でもすべてのシャッフルを検証できます。
room-proof-added =
    { $you ->
        [true]
            { $count ->
                [1] あなたのブラウザが乱数を加えました。
               *[other] あなたを含む{ $count }人が乱数を加えました。
            }
       *[false] { $count }人が乱数を加えました。
    }

room-title = テーブル名
room-title-none = 任意
room-access = 参加・観戦できる人
room-access-link = リンクを知っている人
room-access-listed = ロビーにいる人すべて
room-access-closed = ほかの人は不可
room-time = 時間制限
room-away = CPUが代わりに入るまでの不在時間
room-delay = 観戦の遅延
room-delay-none = なし
room-late = 試合中にほかの人がCPUの席を引き継げる
room-write = プレイヤーがチャットを書ける
room-hints = プレイヤーがヒントを使える
room-rotate = 再戦のたびに席を移動する
room-retry = { $error }再試行中…

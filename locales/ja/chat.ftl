chat-phrases = 定型文
chat-phrase =
    { $sign ->
        [hello] よろしくお願いします！
        [nice] ナイスプレイ！
        [thanks] ありがとう！
        [sorry] すみません！
        [wow] すごい！
        [laugh] あはは！
        [moment] 少々お待ちください
       *[good-game] お疲れさまでした！
    }
chat-message = メッセージ
chat-send = 送信
chat-phrases-only = ホストの設定により、定型文だけ使えます。
chat-hidden =
    { $shown ->
        [phrases] ほかの人の定型文だけを表示しています。「設定」で変更できます。
       *[nothing] 「設定」でチャットをオフにしています。
    }
chat-mute = { $name }さんをミュート
chat-unmute = { $name }さんのミュートを解除

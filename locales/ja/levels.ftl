levels-name =
    { $level ->
        [novice] 初級
        [casual] 初中級
        [steady] 中級
        [sharp] 上級
        [expert] 達人
        [master] 名人
        [careful] 慎重派
        [bold] 強気
       *[moon-mad] ムーン狙い
    }
levels-about =
    { $level ->
        [novice] 目の前のトリックだけを見て、それまでのカードは忘れます。
        [casual] スペードのクイーンには注意しますが、ほかのカードは忘れ、シュート・ザ・ムーンも見逃します。
        [steady] 出たカードを数え、シュート・ザ・ムーンにも注意します。先読みはラウンドの終盤だけです。
        [sharp] 名人から学んだプレイをします。ブラックハーツとハートキャッチャーズでは少し先読みします。
        [expert] 先読みしてからプレイします。
        [master] 時間が許すかぎり先読みします。
        [careful] 危険なカードを早めに手放し、シュート・ザ・ムーンはめったに狙いません。ブラックハーツとハートキャッチャーズでは中級と同じです。
        [bold] 強いカードを残し、シュート・ザ・ムーンを多めに狙います。ブラックハーツとハートキャッチャーズでは中級と同じです。
       *[moon-mad] 隙あらばシュート・ザ・ムーンを狙います。ブラックハーツとハートキャッチャーズでは中級と同じです。
    }
levels-bot = CPU・{ $level }
levels-bot-unknown = CPU

levels-difficulty =
    { $difficulty ->
        [easy] 初級
        [medium] 中級
        [hard] 上級
        [expert] 達人
       *[mixed] 混合
    }
levels-bots =
    { $difficulty ->
        [easy] 初級CPU
        [medium] 中級CPU
        [hard] 上級CPU
        [expert] 達人CPU
       *[mixed] 混合CPU
    }
levels-one-bot =
    { $difficulty ->
        [easy] 初級CPU
        [medium] 中級CPU
        [hard] 上級CPU
        [expert] 達人CPU
       *[mixed] 混合CPU
    }

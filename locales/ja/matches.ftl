matches-empty = まだ試合がありません。プレイした試合がここに表示されます。
matches-all = レーティング順の全プレイヤー

matches-by-game = ゲーム別の成績
matches-tally = { $played }試合{ $won }勝
matches-rating = レーティング：{ $rating }

matches-in-progress = 進行中
matches-archived = アーカイブ
matches-finished = 終了

matches-with = 相手：{ LIST($names) }
matches-round =
    { $round ->
        [game] 第{ $number }ゲーム
       *[hand] 第{ $number }ラウンド
    }
matches-won =
    { WHO($player) ->
        [you] あなたの勝ち
       *[other] { $player }の勝ち
    }
matches-shared = 同点で勝利：{ PLAYERS($players) }
matches-stopped = 結果なしで中止
matches-when = { $ago }、{ $date }
matches-score = { $name } { NUMBER($points) }点

matches-name = { $game }（相手：{ LIST($names) }）
matches-continue = 続ける
matches-continue-match = 続ける：{ $match }
matches-view = 見る
matches-view-match = 見る：{ $match }
matches-replay = リプレイ
matches-replay-match = リプレイ：{ $match }
matches-check = 配札を検証
matches-check-match = 配札を検証：{ $match }
matches-transcript = 記録ファイル
matches-transcript-match = 記録ファイル：{ $match }
matches-archive = アーカイブ
matches-archive-match = アーカイブ：{ $match }
matches-restore = 元に戻す
matches-restore-match = 元に戻す：{ $match }
matches-is-archived = { $game }をアーカイブしました。
matches-is-restored = { $game }を進行中に戻しました。
matches-statistics = 成績を見る

seats-presence =
    { $program ->
        [true] { $how ->
            [away] ボット・不在
            [bot] ボット・CPU代行
            [offline] ボット・切断中
           *[here] ボット
        }
       *[false] { $how ->
            [away] 不在
            [bot] CPU代行中
            [offline] 切断中
           *[here] {""}
        }
    }
seats-watching = 観戦中です。
seats-watching-late = 観戦中です（{ $time }遅れ）。

seats-away =
    { WHO($player) ->
        [you] { $why ->
            [gone] 不在のため、CPUが代わりにプレイしています。
            [time] 時間切れのため、CPUが代わりにプレイしています。
            [late] プログラムの応答が間に合わなかったため、CPUが代わりにプレイしています。
            [wrong] プログラムがルールに合う手を返さなかったため、CPUが代わりにプレイしています。
            [ended] プログラムが終了したため、CPUが代わりにプレイしています。
           *[asked] 休憩中です。CPUが代わりにプレイしています。
        }
       *[other] { $why ->
            [gone] { $player }さんが不在のため、CPUが代わりにプレイしています。
            [time] { $player }さんが時間切れのため、CPUが代わりにプレイしています。
            [late] { $player }さんのプログラムの応答が間に合わなかったため、CPUが代わりにプレイしています。
            [wrong] { $player }さんのプログラムがルールに合う手を返さなかったため、CPUが代わりにプレイしています。
            [ended] { $player }さんのプログラムが終了したため、CPUが代わりにプレイしています。
           *[asked] { $player }さんは休憩中です。CPUが代わりにプレイしています。
        }
    }
seats-resting =
    { $why ->
        [gone] あなたが不在で、ほかにプレイしている人がいないため、試合は保留中です。
        [time] あなたが時間切れで、ほかにプレイしている人がいないため、試合は保留中です。
        [asked] あなたが休憩中で、ほかにプレイしている人がいないため、試合は保留中です。
       *[none] プレイしている人がいないため、誰かが戻るまで試合は保留中です。
    }
seats-come-back = 復帰する
seats-continue = 試合を続ける
seats-paused-prompt = 試合は一時停止中です。
seats-resume = 試合を再開

seats-proposal =
    { WHO($player) ->
        [you] { $what ->
            [undo] 待ったを申し込みました。
            [finish] もう得点は変わらないため、ラウンドの終了を提案しました。
            [claim] 誰にも阻止できないため、残りのトリックをすべて取ると宣言しました。
           *[stop] 試合の中止を提案しました。
        }
       *[other] { $what ->
            [undo] { $player }さんが待ったを申し込みました。
            [finish] もう得点は変わらないため、{ $player }さんがラウンドの終了を提案しました。
            [claim] 誰にも阻止できないため、{ $player }さんが残りのトリックをすべて取ると宣言しました。
           *[stop] { $player }さんが試合の中止を提案しました。
        }
    }
seats-proposal-waiting = { $proposal }{ PLAYERS($players) }の返事を待っています。
seats-agree = 同意する
seats-decline = 断る
seats-withdraw = 取り下げる

seats-declined =
    { WHO($player) ->
        [you] { $what ->
            [undo] 断りました。手はそのままです。
            [stop] 断りました。試合を続けます。
           *[hand] 断りました。ラウンドを続けます。
        }
       *[other] { $what ->
            [undo] { $player }さんが断りました。手はそのままです。
            [stop] { $player }さんが断りました。試合を続けます。
           *[hand] { $player }さんが断りました。ラウンドを続けます。
        }
    }
seats-declined-unknown =
    { $what ->
        [undo] 断った人がいました。手はそのままです。
        [stop] 断った人がいました。試合を続けます。
       *[hand] 断った人がいました。ラウンドを続けます。
    }
seats-withdrawn =
    { WHO($player) ->
        [you] { $what ->
            [undo] 提案を取り下げました。手はそのままです。
            [stop] 提案を取り下げました。試合を続けます。
           *[hand] 提案を取り下げました。ラウンドを続けます。
        }
       *[other] { $what ->
            [undo] { $player }さんが提案を取り下げました。手はそのままです。
            [stop] { $player }さんが提案を取り下げました。試合を続けます。
           *[hand] { $player }さんが提案を取り下げました。ラウンドを続けます。
        }
    }
seats-lapsed =
    { $what ->
        [undo] 時間内に全員の返事がありませんでした。手はそのままです。
        [stop] 時間内に全員の返事がありませんでした。試合を続けます。
       *[hand] 時間内に全員の返事がありませんでした。ラウンドを続けます。
    }
seats-overtaken =
    { $what ->
        [undo] 全員が同意する前にプレイが進みました。手はそのままです。
        [stop] 全員が同意する前にプレイが進みました。試合を続けます。
       *[hand] 全員が同意する前にプレイが進みました。ラウンドを続けます。
    }
seats-proposal-ended =
    { WHO($player) ->
        [you] { $played ->
            [true] 試合が進んだため、あなたの提案は終了しました。
           *[false] あなたの提案は終了しました。
        }
       *[other] { $played ->
            [true] 試合が進んだため、{ $player }さんの提案は終了しました。
           *[false] { $player }さんの提案は終了しました。
        }
    }

seats-alert-full = 満席になりました。試合を始められます。
seats-alert-pass = 渡すカードを選んでください。
seats-alert-turn = あなたの番です。

seats-rematch-ready =
    { $count ->
        [1]
            { WHO($first) ->
                [you] 準備完了です。
               *[other] { $first }さんは準備完了です。
            }
       *[other] 準備完了：{ PLAYERS($ready) }。
    }
seats-rematch-waiting = { $ready }{ PLAYERS($asked) }を待っています。
seats-rematch-absent = { $ready }不在：{ PLAYERS($absent) }。
seats-rematch-begun = 再戦が始まりました。参加者：{ PLAYERS($ready) }。

seats-undone =
    { WHO($player) ->
        [you] 待ったで最後の手を戻しました。
       *[other] { $player }さんが待ったで最後の手を戻しました。
    }
seats-sat =
    { WHO($player) ->
        [you] 着席しました。
       *[other] { $player }さんが着席しました。
    }
seats-sat-for =
    { WHO($player) ->
        [you] { $before }の席を引き継ぎました。
       *[other] { $player }さんが{ $before }の席を引き継ぎました。
    }
seats-moved =
    { WHO($player) ->
        [you] 別の端末で続けています。
       *[other] { $player }さんが別の端末で続けています。
    }
seats-bot-sat = CPUの{ $bot }が着席しました。
seats-bot-replaces = { $player }さんが退席し、CPUの{ $bot }が引き継ぎました。
seats-left = { $player }さんが退席しました。
seats-swapped = { PLAYERS($players) }が席を交換しました。
seats-begun = 試合が始まりました。
seats-back =
    { WHO($player) ->
        [you] 復帰しました。
       *[other] { $player }さんが復帰しました。
    }
seats-host =
    { WHO($player) ->
        [you] あなたがホストになりました。
       *[other] { $player }さんがホストになりました。
    }
seats-paused =
    { WHO($player) ->
        [you] { $paused ->
            [true] 試合を一時停止しました。
           *[false] 試合を再開しました。
        }
       *[other] { $paused ->
            [true] { $player }さんが試合を一時停止しました。
           *[false] { $player }さんが試合を再開しました。
        }
    }
seats-stopped = 試合は中止されました。
seats-next = 再戦は別のテーブルで行われます。
seats-hint =
    { WHO($player) ->
        [you] ヒントを見ました。
       *[other] { $player }さんがヒントを見ました。
    }
seats-said =
    { WHO($player) ->
        [you] あなた：{ $words }
       *[other] { $player }さん：{ $words }
    }

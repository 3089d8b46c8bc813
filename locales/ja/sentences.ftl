sentences-drawn =
    { WHO($player) ->
        [you] { $card ->
            [tile] いちばん弱いタイルを引き、最初のディーラーになりました。
           *[card] いちばん弱いカードを引き、最初のディーラーになりました。
        }
       *[other] { $card ->
            [tile] { $player }がいちばん弱いタイルを引き、最初のディーラーになりました。
           *[card] { $player }がいちばん弱いカードを引き、最初のディーラーになりました。
        }
    }
sentences-dealt = 第{ $hand }ラウンドの手札が配られました。
sentences-pass-chosen =
    { WHO($player) ->
        [you] 渡す手札を選びました。
       *[other] { $player }が渡す手札を選びました。
    }
sentences-passed-to-you = { $player }から{ CARDS($cards) }を受け取りました。
sentences-you-passed = { $player }に{ CARDS($cards) }を渡しました。
sentences-led =
    { WHO($player) ->
        [you] { CARD($card) }をリードしました。
       *[other] { $player }が{ CARD($card) }をリードしました。
    }
sentences-played =
    { WHO($player) ->
        [you] { CARD($card) }を出しました。
       *[other] { $player }が{ CARD($card) }を出しました。
    }
sentences-corrected =
    { WHO($player) ->
        [you] { CARD($from) }を戻して{ CARD($to) }を出しました。
       *[other] { $player }が{ CARD($from) }を戻して{ CARD($to) }を出しました。
    }
sentences-hearts-broken = ハートがブレイクしました。
sentences-trick-taken =
    { WHO($player) ->
        [you] { $points ->
            [0] トリックを取りました。
           *[other] トリックを取りました：{ $points }点。
        }
       *[other] { $points ->
            [0] { $player }がトリックを取りました。
           *[other] { $player }がトリックを取りました：{ $points }点。
        }
    }
sentences-leftovers =
    { WHO($player) ->
        [you] 中央の{ $count }枚を裏向きのまま受け取りました。
       *[other] { $player }が中央の{ $count }枚を裏向きのまま受け取りました。
    }
sentences-revoked = リボーク：{ PLAYERS($players) }がフォローせず、そのまま直しませんでした。ラウンド終了です。
sentences-revoke-cost =
    { $count ->
        [1] リボークが直されませんでした：{ PLAYERS($players) }に{ $points }点。ほかの人には点が付きません。
       *[other] リボークが直されませんでした：{ PLAYERS($players) }に各{ $points }点。ほかの人には点が付きません。
    }
sentences-moon-shot =
    { WHO($player) ->
        [you] シュート・ザ・ムーンを達成しました！
       *[other] { $player }がシュート・ザ・ムーンを達成しました！
    }
sentences-moon-chosen =
    { WHO($player) ->
        [you] { $others ->
            [true] その点をほかの全員の点に加えました。
           *[false] その点を自分の点から引きました。
        }
       *[other] { $others ->
            [true] { $player }がその点をほかの全員の点に加えました。
           *[false] { $player }がその点を自分の点から引きました。
        }
    }
sentences-hand-scored = 第{ $hand }ラウンドの得点：{ $scores }。
sentences-score = { $player } { $score }点
sentences-won =
    { WHO($player) ->
        [you] あなたの勝ちです！
       *[other] { $player }の勝ちです。
    }
sentences-shared = { PLAYERS($players) }が同点で勝ちました。

sentences-notice-hearts-broken = ハートブレイク！
sentences-notice-queen =
    { WHO($player) ->
        [you] スペードのクイーンを取りました！
       *[other] { $player }がスペードのクイーンを取りました！
    }
sentences-notice-attempt =
    { WHO($player) ->
        [you] ここまでの{ $points }点をすべて取っています！
       *[other] { $player }がここまでの{ $points }点をすべて取っています！
    }
sentences-notice-stopped =
    { WHO($player) ->
        [you] { $shooter }のシュート・ザ・ムーンを阻止！
       *[other] { WHO($shooter) ->
            [you] { $player }にシュート・ザ・ムーンを阻止されました！
           *[other] { $player }が{ $shooter }のシュート・ザ・ムーンを阻止！
        }
    }

sentences-turn-over = 試合終了
sentences-turn-yours = あなたの番
sentences-turn-others =
    { $watching ->
        [true] プレイヤーが選択中
       *[false] ほかの人が選択中
    }
sentences-turn-none = 少々お待ちください
sentences-turn-taker =
    { WHO($player) ->
        [you] あなたが獲得
       *[other] { $player }が獲得
    }
sentences-turn =
    { $phase ->
        [gather] { $player }が回収中
        [moon] { $player }が報酬を選択中
        [pass] { $player }が選択中
       *[other] { $player }の番
    }
sentences-received = { $player }から受け取りました：{ CARDS($cards) }
sentences-received-count = { $player }から{ $count }枚受け取りました

sentences-your-turn-pass =
    { $card ->
        [tile] あなたの番です。渡すタイルを{ $count }枚選んでください。
       *[card] あなたの番です。渡すカードを{ $count }枚選んでください。
    }
sentences-your-turn-play =
    { $card ->
        [tile] { $count ->
            [1] あなたの番です。出せるタイルは1枚だけです。
           *[other] あなたの番です。出せるタイルは{ $count }枚です。
        }
       *[card] { $count ->
            [1] あなたの番です。出せるカードは1枚だけです。
           *[other] あなたの番です。出せるカードは{ $count }枚です。
        }
    }
sentences-your-turn-choose = あなたの番です。選んでください。

sentences-gathers =
    { $seconds ->
        [0] { $player }がトリックを回収します。
       *[other] { $player }があと{ $seconds }秒でトリックを回収します。
    }
sentences-reserve = 考慮時間に入りました。残り{ $seconds }秒です。

sentences-farewell =
    { $how ->
        [won] お見事！
        [shared] 同点で勝利
       *[lost] お疲れさまでした
    }
sentences-hand = 第{ $hand }ラウンド
sentences-next-hand = 次のラウンド

sentences-decided-moon =
    { WHO($winner) ->
        [you] { $hand ->
            [0] シュート・ザ・ムーンを達成しました。
           *[other] 決め手は第{ $hand }ラウンド。シュート・ザ・ムーンを達成しました。
        }
       *[other] { $hand ->
            [0] { $winner }がシュート・ザ・ムーンを達成しました。
           *[other] 決め手は第{ $hand }ラウンド。{ $winner }がシュート・ザ・ムーンを達成しました。
        }
    }
sentences-decided-revoke =
    { WHO($rival) ->
        [you] { $hand ->
            [0] フォローしなかったため、{ $lost }点のペナルティを受けました。
           *[other] 決め手は第{ $hand }ラウンド。フォローしなかったため、{ $lost }点のペナルティを受けました。
        }
       *[other] { $hand ->
            [0] { $rival }がフォローしなかったため、{ $lost }点のペナルティを受けました。
           *[other] 決め手は第{ $hand }ラウンド。{ $rival }がフォローしなかったため、{ $lost }点のペナルティを受けました。
        }
    }
sentences-decided-points =
    { $hand ->
        [0] { $queen ->
            [true] { $rival }はスペードのクイーンを取って{ $lost }点、{ $winner }は{ $won }点でした。
           *[false] { $rival }は{ $lost }点、{ $winner }は{ $won }点でした。
        }
       *[other] { $queen ->
            [true] 決め手は第{ $hand }ラウンド。{ $rival }はスペードのクイーンを取って{ $lost }点、{ $winner }は{ $won }点でした。
           *[false] 決め手は第{ $hand }ラウンド。{ $rival }は{ $lost }点、{ $winner }は{ $won }点でした。
        }
    }
sentences-decided-ahead =
    { WHO($player) ->
        [you] 最初から最後までトップを守りました。
       *[other] { $player }が最初から最後までトップを守りました。
    }
sentences-decided-lead =
    { WHO($player) ->
        [you] 第{ $hand }ラウンドでトップに立ち、そのまま守りきりました。
       *[other] { $player }が第{ $hand }ラウンドでトップに立ち、そのまま守りきりました。
    }

sentences-hint-play = { CARD($card) }がおすすめです。
sentences-hint-correct = 代わりに{ CARD($card) }を出しましょう。
sentences-hint-decline = いちばん弱いクラブにリードを任せましょう。
sentences-hint-gather = トリックを回収しましょう。
sentences-hint-moon-self = 自分の点から引きましょう。
sentences-hint-moon-others = ほかの全員の点に加えましょう。
sentences-next-close = { CAPITAL(CARD($card)) }もほぼ同じくらいよいカードです。
sentences-next-points = 次によいのは{ CARD($card) }ですが、約{ NUMBER($more, digits: 1) }点損になります。
sentences-next-chance = 次によいのは{ CARD($card) }ですが、勝つ割合が約{ NUMBER($more, digits: 0, style: "percent") }下がります。
sentences-hint-more = { $first }{ $second }

sentences-your-hand =
    { $card ->
        [tile] 手元のタイル{ $count }枚
       *[card] 手札{ $count }枚
    }
sentences-among-equal = { $count }枚中{ $place }枚目
sentences-card-premove = 自分の番に出すカード
sentences-card-fresh = 受け取ったばかりのカード
sentences-card-refused = { $card }。{ $why }

sentences-tag-chosen = ✓
sentences-tag-premove = 次
sentences-tag-hint = ヒント
sentences-tag-new = 新着

sentences-premove = { CAPITAL(CARD($card)) }を自分の番に出します。
sentences-premove-cancelled = 先に選んだカードを取り消しました。
sentences-premove-refused = { CAPITAL(CARD($card)) }は今は出せません。
sentences-premove-refused-why = { CAPITAL(CARD($card)) }は今は出せません。{ $why }
sentences-under-way = 少々お待ちください。前の操作を送信しています。
sentences-others-play = 少々お待ちください。ほかの人がプレイ中です。
sentences-match-over = 試合は終わりました。
sentences-not-your-turn = あなたの番ではありません。
sentences-waiting-for = あなたの番ではありません。{ PLAYERS($players) }を待っています。
sentences-not-seated = もうこのテーブルの席に着いていません。
sentences-guide-failed = レッスンのガイドを読み込めませんでした。ページを再読み込みしてください。
sentences-remark = { $player }：{ $words }
sentences-trying-again = { $problem }再試行中…
sentences-link-lost = 接続が切れました。再接続中…
sentences-link-back = 再接続しました。

sentences-log = ログ
sentences-log-close = ログを閉じる
sentences-log-label = テーブルの出来事

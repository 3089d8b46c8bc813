refusals-match-over = 試合は終わりました。
refusals-not-your-turn = あなたの番ではありません。
refusals-not-held = { CARD($card) }は持っていません。
refusals-not-now = 今はできません。
refusals-another-game = それは別のゲームの操作です。

refusals-pass-first = まず、渡すものを選んでください。
refusals-pass-exactly = ちょうど{ $count }枚渡さなければなりません。
refusals-passed-twice = { CARD($card) }は1回しか渡せません。
refusals-passing-is-over = 渡せるのは、プレイが始まる前だけです。

refusals-must-open-with = 最初のトリックでは、{ CARD($card) }をリードしなければなりません。
refusals-must-open-with-two = 最初のトリックでは、「午前2時」（青の2）をリードしなければなりません。
refusals-must-open-with-club = 最初のトリックでは、クラブをリードしなければなりません。
refusals-opening-first = まず、ワイルドクラブをリードするかどうかを決めてください。
refusals-nothing-to-decline = 今は、ワイルドクラブをリードするかどうかを決めるときではありません。
refusals-opens-lowest = ワイルドクラブでラウンドを始めるときは、最弱としてしか出せません。
refusals-no-hearts-on-first-trick = 最初のトリックでは、ハートを出せません。
refusals-no-points-on-first-trick = 最初のトリックでは、{ CARD($card) }を出せません。

refusals-must-follow =
    { $suit ->
        [clubs] クラブでフォローしなければなりません。
        [diamonds] ダイヤでフォローしなければなりません。
        [spades] スペードでフォローしなければなりません。
       *[hearts] ハートでフォローしなければなりません。
    }
refusals-hearts-not-broken = ハートがブレイクするまで、ハートはリードできません。
refusals-moon-first = まず、シュート・ザ・ムーンの報酬を選んでください。

refusals-already-played = このトリックではもう出しました。今できるのは、タイルの出し直しだけです。
refusals-nothing-to-correct = このトリックに、出し直すタイルはありません。
refusals-correction-must-follow =
    { $suit ->
        [clubs] 出し直しはクラブでフォローしなければなりません。
        [diamonds] 出し直しはダイヤでフォローしなければなりません。
        [spades] 出し直しはスペードでフォローしなければなりません。
       *[hearts] 出し直しはハートでフォローしなければなりません。
    }
refusals-trick-complete = トリックは終わりました。取った人が回収します。
refusals-nothing-to-gather = 回収するトリックがありません。

refusals-does-not-catch =
    { $own ->
        [red] { $top ->
            [red] 赤がキャッチするのは緑で、赤ではありません。
           *[blue] 赤がキャッチするのは緑で、青ではありません。
        }
        [green] { $top ->
            [green] 緑がキャッチするのは青で、緑ではありません。
           *[red] 緑がキャッチするのは青で、赤ではありません。
        }
       *[blue] { $top ->
            [blue] 青がキャッチするのは赤で、青ではありません。
           *[green] 青がキャッチするのは赤で、緑ではありません。
        }
    }
refusals-top-is-uncatchable = 高嶺の花の上には何も重ねられません。

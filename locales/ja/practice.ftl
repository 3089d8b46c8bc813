practice-title = 練習
practice-loading = 読み込み中…
practice-about = 正解すると1日、3日、7日、16日、35日後にまた出題され、その後は出なくなります。間違えると翌日また出ます。数えるのは最初の答えだけです。
practice-mistakes = 自分のミス
practice-due =
    { $count ->
       *[other] 今日の復習は{ $count }問です。
    }
practice-start = 自分のミスを練習する
practice-next = 今日の復習はありません。次は{ $date }です。
practice-empty = 終わった試合を検討すると、自分のミスがここに集まります。
practice-counts = 後日：{ NUMBER($later) }　習得済み：{ NUMBER($learned) }
practice-spots = 問題
practice-spots-about = どの局面にも、ほかよりはっきり優れた手が1つだけあります。見つけられますか？
practice-solved = { NUMBER($all) }問中{ NUMBER($right) }問正解
practice-again =
    { $count ->
       *[other] もう一度解く問題が{ $count }問あります。
    }
practice-solve = { $game }の問題を解く
practice-count = { $number }／{ $of }
practice-costs = それぞれの手の損
practice-best = 最善手
practice-tried = 自分の答え
practice-back = 次は{ $date }に出題されます。
practice-learned = 習得しました。もう出題されません。

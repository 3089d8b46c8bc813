cards-standard =
    { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [spades] スペード
       *[hearts] ハート
    }の{ $rank ->
        [jack] ジャック
        [queen] クイーン
        [king] キング
        [ace] エース
       *[other] { $rank }
    }

cards-wild =
    { $suit ->
        [clubs] ワイルドクラブ
        [diamonds] ワイルドダイヤ
        [spades] ワイルドスペード
       *[hearts] ワイルドハート
    }{ $as ->
        [highest] （最強）
        [lowest] （最弱）
       *[hand] {""}
    }
cards-wild-declared =
    { $as ->
        [highest] ▲ 最強
       *[lowest] ▼ 最弱
    }
cards-wild-called =
    { $as ->
        [highest] 最強
       *[lowest] 最弱
    }

cards-number =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] もう1枚の
           *[false] {""}
        }
    }{ $colour ->
        [red] 赤
        [blue] 青
       *[white] 白
    }の{ $number }
cards-curse-points = 呪い{ $count }点

cards-heart =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] もう1枚の
           *[false] {""}
        }
    }{ $colour ->
        [red] 赤い
        [green] 緑の
       *[blue] 青い
    }{ $kind ->
        [blank] ブランク
        [love] 究極の愛
        [breaker] 失恋
       *[change] 心変わり
    }
cards-uncatchable =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] もう1枚の
           *[false] {""}
        }
    }高嶺の花
cards-took-trick = 獲得

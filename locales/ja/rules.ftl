rules-play = プレイ
rules-learn = 遊んで学ぶ
rules-not-offered = このゲームはここでは遊べません。

rules-cards = カード
rules-passing = カードを渡す
rules-playing = プレイ
rules-revokes = フォローしなかったとき
rules-scoring = 得点
rules-end = 試合の終わり

rules-examples = 例
rules-scoring-example = 得点の例
rules-options = テーブルのオプション

rules-you = あなた
rules-ada = Ada
rules-boris = Boris
rules-clara = Clara
rules-dmitri = Dmitri
rules-edith = Edith
rules-felix = Felix
rules-greta = Greta

rules-card =
    { $look ->
        [lit] { $card }（強調表示）
        [dim] { $card }（グレー表示）
       *[plain] { $card }
    }
rules-card-labelled =
    { $look ->
        [lit] { $label }：{ $card }（強調表示）
        [dim] { $label }：{ $card }（グレー表示）
       *[plain] { $label }：{ $card }
    }
rules-card-back = 裏向きのカード

statistics-title = 成績
statistics-empty = 試合を最後までプレイすると、ここに成績が表示されます。
statistics-practice = 自分のミスを練習する
statistics-game = ゲーム
statistics-against = 相手
statistics-time = 期間
statistics-ever = 全期間
statistics-matches = 試合数
statistics-won = 勝率
statistics-points-hand = 1ラウンドの平均点
statistics-points-game = 1ゲームの平均点
statistics-course = 点数の推移
statistics-course-about = 丸1つが1試合で、金色は勝った試合です。線は直近10試合の平均です。
statistics-places = 順位
statistics-place = 順位
statistics-passes = 渡す方向ごとの点数
statistics-direction = 方向
statistics-moons-tried = ムーンへの挑戦
statistics-moons-made = ムーン達成
statistics-moons-stopped = ムーン阻止
statistics-moons-suffered = ほかの人のムーン
statistics-queens-taken = 取ったスペードのクイーン
statistics-queens-given = 押し付けたスペードのクイーン
statistics-list = これらの試合の一覧
statistics-date = 日付
statistics-hands = ラウンド
statistics-points = 点
statistics-against-of =
    { $against ->
        [bots] CPUのみ
        [people] 人を含む
       *[all] すべて
    }
statistics-days = { $count }日
statistics-direction-of =
    { $direction ->
        [left] 左
        [right] 右
        [across] 向かい
        [further] さらに左
       *[none] 受け渡しなし
    }

## What reviews found

statistics-reviews = 運と判断
# When no match of the reader has been reviewed.
statistics-reviews-none = 終わった試合を検討すると、運がどれだけ影響し、判断でどれだけ損をしたかがここに表示されます。
statistics-reviewed = 検討した試合
# A number with its standard error stands below; as in the review.
statistics-adjusted =
    { $unit ->
        [points] 運を除いた結果（1ラウンド）
        [matches] 運を除いた結果（1試合）
       *[games] 運を除いた結果（1ゲーム）
    }
statistics-with-luck =
    { $unit ->
        [points] 運を含む結果（1ラウンド）
        [matches] 運を含む結果（1試合）
       *[games] 運を含む結果（1ゲーム）
    }
statistics-result =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) }
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }
    }
statistics-plain =
    { $unit ->
        [points] { NUMBER($value, digits: 1) }
       *[games] { NUMBER($value, digits: 2) }
    }
statistics-cost = 判断1回の損失
statistics-cost-points = { NUMBER($cost, digits: 2) } ± { NUMBER($error, digits: 2) }
statistics-cost-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
statistics-reviews-about =
    { $unit ->
        [points] 結果は点数とほかのプレイヤーの平均との差で、低いほどよい結果です。±は標準誤差です。
        [matches] 結果は勝った試合の割合で、1なら全勝、0なら全敗です。±は標準誤差です。
       *[games] 結果は勝ったゲームの割合で、1なら全勝、0なら全敗です。±は標準誤差です。
    }
statistics-cost-course = 判断1回の損失の推移
statistics-cost-about = 丸1つが検討した1試合で、標準誤差も示します。損失は強いCPUのプレイとの違いを表し、強さを表すものではありません。

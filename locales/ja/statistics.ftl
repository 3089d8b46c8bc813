statistics-title = 成績
statistics-empty = 試合を最後まで遊ぶと、ここに成績が表示されます。
statistics-game = ゲーム
statistics-against = 相手
statistics-time = 期間
statistics-ever = 全期間
statistics-matches = 試合数
statistics-won = 勝率
statistics-points-hand = 1ラウンドの平均点
statistics-points-game = 1ゲームの平均点
statistics-course = 点数の推移
statistics-course-about = 点は1試合で、金色は勝った試合です。線は直近10試合の平均です。
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
        [people] 人と
       *[all] すべて
    }
statistics-days = { $count }日
statistics-direction-of =
    { $direction ->
        [left] 左
        [right] 右
        [across] 向かい
        [further] その先
       *[none] なし
    }

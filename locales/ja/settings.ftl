settings-title = 設定
settings-sections = 設定の分類
settings-section =
    { $section ->
        [play] プレイ
        [hand] 手札
        [people] 交流
        [look] 表示
       *[device] 端末
    }

settings-pace = 速さ
settings-pace-of =
    { $pace ->
        [slow] 遅い
        [normal] 普通
        [fast] 速い
       *[wait] タップで進む
    }
settings-autoplay = 出せるカードが1枚だけなら自動で出す
settings-autoplay-of =
    { $autoplay ->
        [off] オフ
        [last-trick] 最後のトリック
       *[forced] 常に
    }
settings-autoplay-people = ほかの人がテーブルにいるあいだは、ラウンドの最後の1枚だけを自動で出します。それ以外も自動で出すと、選択の余地がなかったことが伝わってしまうためです。
settings-tap = カードの出し方
settings-tap-of =
    { $taps ->
        [single] 1回タップ
       *[double] 2回タップ
    }
settings-premove = 自分の番の前にカードを選ぶ
settings-premove-of =
    { $ahead ->
        [people] 対人戦のみ
        [always] 常に
       *[never] しない
    }
settings-suggest-pass = 渡すカードをあらかじめ選ぶ（ヒント扱い）
settings-tips = 初心者向けのアドバイス

settings-order = スートの並び順
settings-order-ranks = ランク順
settings-ranks = ランクの並び順
settings-ranks-of =
    { $rise ->
        [up] 弱い順
       *[down] 強い順
    }
settings-side = ボタンの位置
settings-side-of =
    { $side ->
        [right] 右
       *[left] 左
    }
settings-keys = 1文字ショートカット

settings-stand-in = 不在中に代わりをするCPUのレベル
settings-patience = フォローしなかったカードを直せる時間
settings-seconds = { $seconds }秒
settings-minutes = { $minutes }分
settings-chat = チャット
settings-chat-of =
    { $shown ->
        [all] すべて
        [signs] 定型文のみ
       *[nothing] オフ
    }
settings-bot-phrases = CPUが定型文を使う
settings-bot-phrases-help = 全員に見えることにだけ反応し、自分のカードについては何も明かしません。

settings-theme = テーマ
settings-theme-of =
    { $theme ->
        [system] 自動
        [light] ライト
       *[dark] ダーク
    }
settings-cloth = テーブルの色
settings-cloth-of =
    { $cloth ->
        [game] ゲーム別
        [plum] プラム
        [baize] グリーン
        [sea] ブルー
       *[slate] スレート
    }
settings-back = カードの裏面
settings-back-of =
    { $back ->
        [crescent] 三日月
        [lattice] 格子
        [waves] 波
       *[plain] ハート
    }
settings-four-colours = スートを4色で表示
settings-large = 大きな文字

settings-quiet = サイレントモード
settings-quiet-help = 上の設定にかかわらず、音、振動、通知をすべて止めます。
settings-wake = テーブルでは画面を消さない
settings-fullscreen =
    { $filled ->
        [true] 全画面を終了
       *[false] 全画面にする
    }

settings-language-failed = その言語を読み込めませんでした。通信状況を確認して、もう一度お試しください。

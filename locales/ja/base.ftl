base-you = あなた
base-close = 閉じる
base-seat = 席{ $number }
base-try-again = もう一度試す
base-unreachable = 現在、サーバーに接続できません。
base-server-error = サーバーで問題が発生しています（エラー{ $status }）。
base-copied = コピーしました
base-select-to-copy = このブラウザではここからコピーできません。選択されているテキストを手動でコピーしてください。
base-sending = 送信中

base-all-games = ゲーム一覧
base-matches = 自分の試合
base-pad = スコア表
base-players = プレイヤー
base-daily = 今日の配札
base-practice = 練習
base-choose-game = ゲームを選ぶ
base-rules = ルール

base-account-mark = アカウントを持つプレイヤーの名前です
base-account-aloud = （アカウントあり）

base-updated = 新しいバージョンがあります
base-updated-text = 読み込むと続けられます。試合は保存されています。
base-updated-load = 新しいバージョンを読み込む
base-not-loaded = この部分を読み込めませんでした
base-not-loaded-away = サーバーに接続できません。通信状況を確認して、もう一度お試しください。
base-not-loaded-again = 問題が発生しました。もう一度お試しください。
base-not-loaded-reload = この部分を読み込めませんでした。通信状況を確認して、ページを再読み込みしてください。
base-not-now = 後で

base-no-page = ページが見つかりません
base-no-page-text = お探しのページは見つかりませんでした。アドレスを確認してください。
base-no-rules = ルールが見つかりません
base-no-rules-text = この名前のゲームはありません。ゲームを選ぶとルールを見られます。
base-no-table = テーブルが見つかりません
base-no-table-text = リンク全体が正しいか確認してください。長いあいだ使われていないテーブルは削除されます。新しいリンクを送ってもらうか、自分でテーブルを作ってください。
base-closed = このテーブルは非公開です
base-closed-text = このテーブルを開けるのは、参加しているプレイヤーだけです。
base-removed = ホストがあなたをこのテーブルから外しました
base-removed-text = 別のテーブルに参加するか、自分でテーブルを作れます。
base-deleted = このテーブルは削除されました
base-deleted-text = 長いあいだ使われていないテーブルは削除されます。新しく作ることができます。
base-language = 言語

games-hearts = ハーツ
games-cardominoes = CARDominoesハーツ
games-wild-twists = ワイルドツイスト・ハーツ
games-black-hearts = ブラックハーツ
games-heartcatchers = ハートキャッチャーズ
games-custom-hearts = カスタムハーツ

games-hearts-summary = ハートとスペードのクイーンを避けましょう。あえて全部取る手もあります。
games-cardominoes-summary = 立てたタイルで遊ぶハーツ。シュート・ザ・ムーンの報酬は自分で選べます。
games-wild-twists-summary = 4枚のワイルドが加わったハーツ。それぞれスートの最強にも最弱にもなります。
games-black-hearts-summary = 勝負は5トリック、呪いは6枚。友達に押しつけるか、全部集めて勝つか。
games-heartcatchers-summary = 2人の真剣勝負。山をキャッチし、奪い、下に秘密を隠します。
games-custom-hearts-summary = ハウスルールで遊ぶハーツ。ルールをすべて自由に変えられます。

games-title = Moonshot · ハーツのカードゲーム
games-welcome = ハーツとその仲間のゲーム。今すぐCPUと遊ぶか、リンクで友達を招待できます。
games-account = アカウント
games-settings = 設定

games-lesson = レッスン
games-lesson-question = ハーツは初めてですか？
games-lesson-offer = 遊びながら覚えましょう。{ $steps }ステップ、約{ $minutes }分です。
games-lesson-start = レッスンを始める
games-lesson-decline = 今はしない

games-list = ゲーム
games-players = { $least }〜{ $most }人
games-players-exactly = { $count }人
games-minutes = { $least }〜{ $most }分
games-difficulty-of = { $game }の難易度
games-play = プレイ
games-play-game = { $game }をプレイ
games-friends = 友達と
games-friends-game = { $game }を友達と
games-learn = 学ぶ
games-learn-game = { $game }を学ぶ
games-learn-on = レッスンの続き
games-learn-on-game = レッスンの続き：{ $game }
games-rules = ルール
games-rules-game = { $game }のルール
games-options = オプション
games-options-game = { $game }のオプション
games-quick = クイック対戦
games-quick-game = クイック対戦：{ $game }

games-about = Moonshotについて

games-you = あなた

games-not-offered = このサーバーでは、このゲームを遊べません。

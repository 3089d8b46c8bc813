page-title = Moonshot · ハーツとその仲間
page-description = ハーツとその仲間のゲームを、友達やCPUとオンラインで遊べます。
page-opening = 少々お待ちください…
page-unloaded = Moonshotをすべて読み込めなかったため、まだボタンが動きません。ページを再読み込みしてください。それでも直らないときは、/assets/以下のファイルを読み込めないことを、このサーバーの管理者に知らせてください。
page-reload = ページを再読み込み
page-no-script = MoonshotにはJavaScriptが必要です。このサイトで許可して、ページを再読み込みしてください。

page-app-name = Moonshot：ハーツとその仲間
page-app-description = ハーツとその仲間のゲームを、友達やCPUとオンラインで遊べます。

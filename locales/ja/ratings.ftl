ratings-intro = レーティングの対象は、ログインしたプレイヤーどうしの公開試合だけです。
ratings-game = ゲーム
ratings-empty = このゲームでは、まだ誰にもレーティングがありません。公開試合をプレイして、最初の1人になりましょう。

ratings-place = 順位
ratings-player = プレイヤー
ratings-rating = レーティング
ratings-won = 勝ち

ratings-won-of = { $won }/{ $played }
ratings-you = あなた
ratings-program = { $name }（ボット）

ratings-how = レーティングの仕組み
ratings-how-who = 開始時に2人以上が参加し、全員がログインしている試合が対象です。その試合のCPUにもレーティングが付きます。
ratings-how-start = 誰もが{ $rating }から始まります。±の後の数字は、レーティングに含まれうる誤差を示します。
ratings-how-surer = 試合をするたびにレーティングは正確になり、この数字は小さくなります。
ratings-how-order = 順位は、レーティングからこの数字を引いた値で決まります。
ratings-how-leave = 試合から完全に退席すると、その試合では最下位になります。

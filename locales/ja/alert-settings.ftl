alert-settings-sounds = 効果音
alert-settings-sounds-help = 自分の番を知らせる音も含みます。ほかの人との試合ではいつでも、CPUとの試合では別のタブを見ているときに鳴ります。
alert-settings-volume = 音量
alert-settings-volume-value = { NUMBER($volume, style: "percent", digits: 0) }
alert-settings-vibrate = 自分の番に振動する
alert-settings-notify = ページを見ていないときに通知する
alert-settings-notify-help = 自分の番、ほかの人からの確認、テーブルの満席をお知らせします。
alert-settings-blocked = ブラウザがこのページの通知をブロックしています。ブラウザの設定で許可できます。

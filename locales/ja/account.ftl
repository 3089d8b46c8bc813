account-title = アカウント
account-retry = もう一度試す
account-cancel = キャンセル

account-guest = ゲストとしてプレイしています。アカウントがあれば、自分の名前と試合をすべての端末で使えます。メールアドレスは必要ありません。
account-sign-up = 新規登録
account-name = 名前
account-sign-up-passkey = パスキーで登録
account-sign-up-password = パスワードで登録
account-passkey-help = パスキーは端末またはパスワードマネージャーに保存され、使うときに指紋、顔、PINのどれかで確認します。
account-no-passkeys = このブラウザはパスキーに対応していません。パスワードを使ってください。
account-no-passkeys-here = パスキーには、httpsで始まるアドレスかlocalhostが必要です。ここではパスワードを使ってください。
account-use-password = パスワードを使う
account-new-password = 新しいパスワード
account-password-help = 8文字以上。メールアドレスをお聞きしていないため、パスワードの再設定はできません。
account-sign-in = ログイン
account-sign-in-passkey = パスキーでログイン
account-use-name = 名前とパスワードを使う
account-account-name = アカウント名
account-password = パスワード
account-guest-matches = このブラウザでゲストとして遊んだ試合は、ログイン中は表示されません。ログアウトすると再び表示されます。
account-welcome-passkey = { $name }さん、ようこそ！このパスキーがあるほかの端末でもログインできます。
account-welcome-password = { $name }さん、ようこそ！ほかの端末では、この名前とパスワードでログインしてください。
account-welcome-back = おかえりなさい！

account-signed-in =
    { $bot ->
        [true] ボット「<b>{ $name }</b>」としてログイン中です。アカウント作成日：{ $created }。
       *[false] 「<b>{ $name }</b>」としてログイン中です。登録日：{ $created }。
    }
account-sign-out = ログアウト
account-sign-out-others = ほかの端末をログアウト
account-sign-out-everywhere = すべての端末でログアウト
account-signed-out = ログアウトしました。ゲストに戻りました。
account-others-signed-out = ほかの端末をログアウトしました。
account-all-signed-out = すべての端末でログアウトしました。ゲストに戻りました。

account-devices = ログイン中の端末
account-device = { $browser }（{ $system }）
account-device-unknown = 不明な端末
account-device-current = { $device }（この端末）
account-device-times = ログイン：{ $since }、最終使用：{ $used }
account-sign-out-device = ログアウト：{ $device }
account-device-signed-out = { $device }をログアウトしました。
account-devices-note = 180日間使わなかった端末は、自動的にログアウトします。

account-ways = ログイン方法
account-passkey = { $site }のパスキー
account-passkey-times = 作成：{ $created }（{ $device }）、最終使用：{ $used }
account-way-password = 名前とパスワード
account-remove = 削除
account-remove-passkey = { $site }のパスキーを削除
account-remove-password = パスワードを削除
account-change-password = パスワードを変更
account-add-password = パスワードを追加

account-change-name = 名前を変更
account-new-name = 新しい名前
account-change-name-note = 変更後は、新しい名前でログインします。すでに参加したテーブルには、前の名前が残ります。前の名前は90日間、ほかの人には使えません。名前の変更は90日間に3回までです。

account-delete = アカウントを削除
account-delete-about = アカウントとそのパスキー、端末、試合の一覧を削除します。終わっていない試合からはすべて退席します。ほかの誰も参加していない試合は削除され、それ以外の試合では「削除されたプレイヤー」と表示されて、あなたのメッセージは消えます。この操作は取り消せません。
account-delete-sure = アカウントを削除します。

account-confirm =
    { $action ->
        [add-passkey] パスキーを追加するための本人確認
        [rename] 名前を変更するための本人確認
        [set-password] パスワードを設定するための本人確認
        [remove-passkey] パスキーを削除するための本人確認
        [remove-password] パスワードを削除するための本人確認
       *[delete] アカウントを削除するための本人確認
    }
account-your-password = 現在のパスワード
account-do =
    { $action ->
        [add-passkey] パスキーを追加
        [rename] 名前を変更
        [set-password] パスワードを設定
        [remove-passkey] パスキーを削除
        [remove-password] パスワードを削除
       *[delete] アカウントを完全に削除
    }
account-do-passkey = パスキーで確認
account-passkeys-elsewhere = このアドレスでは、お持ちのパスキーを使えません。パスキーを作成したアドレスでページを開いてください。
account-passkey-added = パスキーを追加しました。
account-renamed = 名前を{ $name }に変更しました。前の名前は90日間、ほかの人には使えません。
account-password-set = パスワードを設定しました。ほかの端末はログアウトしました。
account-passkey-removed = パスキーを削除しました。端末またはパスワードマネージャーからも削除してください。
account-password-removed = パスワードを削除しました。ほかの端末はログアウトしました。
account-deleted = アカウントを削除しました。

account-passkey-exists = この端末には、このアカウントのパスキーがすでにあります。
account-passkey-cancelled = パスキーの操作がキャンセルされたか、時間切れになりました。もう一度お試しください。
account-passkey-failed = ブラウザでパスキーを使えませんでした：{ $message }

check-title = 配札の検証
check-about = サーバーは試合前に秘密のシードのハッシュを公開し、試合後にシードそのものを公開します。ここでは、サーバーに頼らずブラウザがそのシードからすべてのシャッフルを計算し、実際のカードと照合します。
check-file = 記録ファイル
check-kept = 試合前に保存したコミットメント（任意）
check-kept-form = 16進数64桁

check-failed = { $count }件の検証に失敗しました。
check-no-shuffle = エラーはありませんが、検証するシャッフルがありませんでした。
check-verified = 検証済み：すべてのカードが、記録ファイルのシードから生じたものです。
check-verified-kept = 検証済み：すべてのカードが、試合前に確定したシードから生じたものです。

check-steps = 検証の手順
check-source-server = サーバーにあるこの試合の記録ファイル
check-source-file = ファイル：{ $file }
check-mark =
    { $is ->
        [right] OK
        [wrong] 不一致
       *[note] 注意
    }
check-values = 値
check-values-of = 値：{ $step }
check-limits = このページでは、試合の結果や各プレイがルールに沿っていたかは検証しません。それには<code>moonshot verify</code>を使います。どの席もナンスを提供しない場合、サーバーは複数のシードを試してから1つに確定できます。サーバーの管理者は、試合中に保存データを見ることができます。

check-transcript = 記録ファイル
check-transcript-of = { $game }、プレイヤー{ $players }人、{ $entries }項目
check-not-json = 記録ファイルではありません。JSON形式ではありません。
check-not-moonshot = Moonshotの記録ファイルではありません。
check-version = この記録ファイルの形式のバージョンは、このページでは読めません。
check-incomplete = この記録ファイルは不完全です。フィールドが欠けています。

check-checksums = チェックサム
check-checksums-right = ヘッダーと全{ $entries }項目がチェックサムと一致します。
check-header-changed = ヘッダーが作成後に変更されています。
check-entry-changed = 項目{ $entry }、または項目の順序が、作成後に変更されています。

check-commitment = コミットメント
check-no-seed = この試合にはサーバーのシードがありません。レッスンなどのように、カードはあらかじめ決められていました。
check-bad-seed = サーバーのシードが16進数64桁ではありません。
check-commitment-wrong = サーバーのシードのSHA-256ハッシュが、コミットメントと一致しません。
check-commitment-right = サーバーのシードのSHA-256ハッシュが、コミットメントと一致します。
check-commitment-values = シード：{ $seed }、コミットメント：{ $commitment }
check-promise = 保存したコミットメント
check-promise-right = この試合のものです。保存した時点から、サーバーはシードを変えていません。
check-promise-wrong = サーバーは、試合前に約束したものとは別のシードを使いました。

check-entry = 項目{ $entry }
check-early-deal = 試合が始まる前にカードが配られています。
check-bad-undo = 存在しない手の待ったです。
check-before-deal = 最初の配札より前にあります。
check-bad-entry = このような項目が書かれることはありません。

check-nonces = 席のナンス
check-nonces-unreadable = 16進数でないナンスがあります。
check-nonces-unneeded = ナンスを使うシャッフルがありませんでした。
check-nonces-none = どの席もナンスを提供しなかったため、シードはサーバーだけで決めました。コミットメントの後に変えることはできませんが、その前に複数のシードを試すことはできました。
check-nonces-right = { $count }席がナンスを提供し、すべてのシャッフルに使われました。
check-nonce = { $name }のナンス
check-nonce-of-seat = 席{ $seat }のナンス
check-nonce-left-out = サーバーは、どのシャッフルにもこれを使いませんでした。
check-nonce-unused = どのシャッフルにも使われていません。差し替えられたか、間に合いませんでした。
check-nonce-used =
    { $count ->
        [1] 第{ $first }ラウンドのシャッフルに使われました。
       *[other] 第{ $first }〜{ $last }ラウンドのシャッフルに使われました。
    }
check-own = あなたのナンス
check-own-used =
    { $count ->
        [1] このブラウザのナンスは、第{ $first }ラウンドのシャッフルに使われました。
       *[other] このブラウザのナンスは、第{ $first }〜{ $last }ラウンドのシャッフルに使われました。
    }
check-own-unused = このブラウザのナンスはありますが、どのシャッフルにも使われていません。差し替えられたか、間に合いませんでした。
check-own-missing = このブラウザはこのテーブルであなたのナンスを作りましたが、記録ファイルにはありません。席に着いていたのであれば、サーバーが除外しています。

check-undone = 待った
check-undone-times = 待ったが{ $times }回ありました。その前後の配札も検証しています。

check-shuffles = シャッフル
check-shuffles-impossible = サーバーのシードとナンスを読み取れないと、シャッフルを検証できません。
check-shuffles-unknown = このゲームの配札は、このページでは検証できません。
check-draw =
    { $again ->
        [true] 最初のディーラー決め（再計算）
       *[false] 最初のディーラー決め
    }
check-deal =
    { $again ->
        [true] 第{ $hand }ラウンドの配札（再計算）
       *[false] 第{ $hand }ラウンドの配札
    }
check-gift =
    { $again ->
        [true] 第{ $hand }ラウンドのギフト（再計算）
       *[false] 第{ $hand }ラウンドのギフト
    }
check-missing = この手順が記録ファイルにありません。
check-missing-at = この手順がありません。記録ファイルのこの位置には「{ $kind }」があります。
check-matches = 記録ファイルはシードと一致します。
check-matches-nonces = 記録ファイルはシードおよびナンスと一致します。
check-key = ストリーム鍵：{ $key }
check-differs-seat = シードから計算すると、席{ $seat }のカードが異なります：{ $cards }
check-differs =
    { $part ->
        [hands] シードから計算した手札が異なります：{ $value }
        [extras] シードから計算した余りのカードが異なります：{ $value }
        [draw] シードから計算した、引かれたタイルが異なります：{ $value }
        [gift] シードから計算したギフトが異なります：{ $value }
        [field] シードから計算した場のカードが異なります：{ $value }
       *[pile] シードから計算した山札が異なります：{ $value }
    }
check-differs-first = シードから計算すると、先攻は席{ $seat }です。
check-extra = 記録ファイルに、どのシャッフルからも生じない「{ $part }」があります。

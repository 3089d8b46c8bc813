about-title = Moonshotについて
about-heading = Moonshotについて
about-intro = バージョン{ $version }。ハーツとその仲間のゲームを、誰かのコンピューター（もしかするとあなた自身の）で動く1つのプログラムで遊べます。Moonshotは自由ソフトウェアで、MITまたはApache 2.0ライセンスのもとで利用、改変、共有できます。

about-manual = ドキュメント
about-manual-text = <link>ドキュメント</link>（英語）には、チュートリアル、各ゲームのルール、サーバーの運用やボットの作成に必要な情報があります。

about-programs = 開発者の方へ
about-programs-text = このページでできることは、すべてプログラムからも行えます。<link>API</link>の説明はこのサーバーにあり、ソースにはPythonで書かれた完全なプレイヤーも含まれています。

about-bug = 問題を報告する
about-bug-text = このページのアドレスを教えてくれた人、つまりこのサーバーの管理者に知らせてください。何をして、何を期待し、実際には何が起きたかを書き、テーブルのアドレスと次の情報を添えてください：
about-copy = コピー
about-bug-match = 試合の後は、「履歴」ですべてのカードを見直せます。そこにある記録ファイルにはすべてのカードが記録され、<code>moonshot verify</code>で検証できます。

about-inside = 使用している作品
about-inside-text = Moonshotは多くの人の成果の上に成り立っています。プログラムとこのページには、{ $count }件の作品が含まれています。
about-find = 検索
about-loading = 読み込み中…
about-found-none = 見つかりませんでした。別の名前やライセンスでお試しください。
about-inside-failed = サーバーに接続できないため、一覧を読み込めません。後でもう一度お試しください。
about-by = 作者：{ $authors }

about-typefaces = フォント
about-packages = ページのパッケージ
about-crates = プログラムのクレート
about-others = その他の作品

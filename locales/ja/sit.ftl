sit-name = あなたの名前
sit-name-needed = 名前を入力してください
sit-reserved = { $name }さんの席が予約されています。
sit-as = 「{ $name }」で着席
sit-sign-in = ログイン

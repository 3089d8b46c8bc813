lesson-cardominoes-welcome = CARDominoesへようこそ！タイルを使いますが、ハーツと同じく点は少ないほどよく、ハートは1枚1点、スペードのクイーンは13点です。最初に全員がタイルを引き、いちばん弱い5を引いたAdaがディーラーになりました。

lesson-cardominoes-pass = まず、左隣のAdaにタイルを3枚渡します。あなたの手元にはスペードのクイーンとクラブが3枚。最初のトリックはクラブの2のリードで、このゲームではそこから失点することがあります。
lesson-cardominoes-pass-task = クラブを3枚とも渡しましょう。クラブがなければ、すぐにクイーンを捨てられます。
lesson-cardominoes-pass-why-queen = クイーンはAdaの手に渡っても、トリックであなたに回ってくるおそれがあります。クラブがなければ、最初のトリックで捨てられます。
lesson-cardominoes-pass-why-other = 代わりにクラブのキング、8、4を渡して、クラブをなくしましょう。

lesson-cardominoes-first = Borisがクラブの2をリードしました。あなたはクラブがないので、どのタイルも出せます。ハーツの最初のトリックには点がありませんが、CARDominoesでは違います。
lesson-cardominoes-first-task = スペードのクイーンを捨てましょう。
lesson-cardominoes-first-why-heart = ハートなら誰かに1点ですが、クイーンなら13点です。捨てられるうちに捨てましょう。
lesson-cardominoes-first-why-other = それでは誰の失点にもなりません。クイーンを捨てましょう。そのためにクラブを渡したのです。

lesson-cardominoes-win = あなたが渡したキングでAdaがクイーンを取り、13点です。CARDominoesでは、クイーンではハートがブレイクしません。次はAdaがダイヤをリードし、あなたは最後です。
lesson-cardominoes-win-task = このトリックに点はありません。ジャックで取りましょう。
lesson-cardominoes-win-why = 弱いタイルは、トリックをほかの人に取らせるために残しておきます。点のない今のうちにジャックを出しましょう。

lesson-cardominoes-look = 取ったトリックは、あなたがリードするまで表向きのままです。その後は裏返され、もう誰も見られません。今のうちに見ておきましょう！

lesson-cardominoes-lead = ハートはまだリードできません。タップすると理由がわかります。でも、スペードのクイーンはもう出たので、スペードで失点することはありません。
lesson-cardominoes-lead-task = スペードを1枚リードしましょう。
lesson-cardominoes-lead-why = 弱いダイヤは、後でほかの人に取らせるために残しておきましょう。スペードをリードしてください。

lesson-cardominoes-broken = ダイヤのないClaraが、ハートのエースを捨てました。このトリックが終わるとハートがブレイクし、次のトリックからハートをリードできます。
lesson-cardominoes-broken-task = クイーンより弱いダイヤのうち、いちばん強い5を出しましょう。
lesson-cardominoes-broken-why = 2もクイーンより弱いですが、残しておきましょう。後で5より多くのタイルの下に出せます。

lesson-cardominoes-duck = Borisがハートの6をリードし、今のところClaraの9がいちばん強いです。
lesson-cardominoes-duck-task = 9より弱いハートのうち、いちばん強い7を出しましょう。
lesson-cardominoes-duck-why-king = ハートのエースはもう出たので、キングではトリックとその中のハートを全部取ってしまいます。
lesson-cardominoes-duck-why-low = それも9より弱いですが、後で手放しにくくなるのは7のほうです。

lesson-cardominoes-moon = Adaの10がハートを4枚取りました。ハート13枚とクイーンをすべて取るとシュート・ザ・ムーンで、自分の点から26点を引くか、ほかの全員に26点を加えます。このラウンドでは、もう誰もできません。
lesson-cardominoes-moon-task = ここからは自分でラウンドを終えましょう。

lesson-cardominoes-scored = { $result }誰かの合計が100点を超えると試合が終わります。ちょうど100点では終わりません。そのとき合計がいちばん少ない人の勝ちです。
lesson-cardominoes-end = 今度は右に、その次のラウンドは向かいに渡し、さらにその次は渡しません。フォローしないこともできるテーブルがありますが、トリックが回収されるまでに直さないと13点のペナルティです。
lesson-cardominoes-end-task = このまま続けるか、ロビーから自分の試合を始めましょう。

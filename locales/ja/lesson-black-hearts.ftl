lesson-black-hearts-welcome = ブラックハーツへようこそ！6枚の赤いカードが呪いで、それぞれに呪い点が書かれています。トリックを取ると、その中の呪いも引き受けます。点はできるだけ取らないようにしましょう。

lesson-black-hearts-pass = 色に関係なく、いちばん大きい数字がトリックを取ります。6ならほぼ確実に取ってしまいます。まず、全員が左隣に2枚渡します。あなたはAdaに渡します。
lesson-black-hearts-pass-task = 6を2枚とも選び、「渡す」をタップしましょう。
lesson-black-hearts-pass-why-six = それではもう1枚の6が残ります。2枚とも渡しましょう。6より大きいカードはありません。
lesson-black-hearts-pass-why-low = 小さい数字はトリックを取らずに済むので、残しておきたいカードです。いちばん大きい6を2枚渡しましょう。

lesson-black-hearts-open = Claraから5と、呪いの赤の3が来ました。あなたは青の2「午前2時」も持っています。これを持つ人は、最初のトリックで必ずリードします。
lesson-black-hearts-open-task = 「午前2時」をリードしましょう。

lesson-black-hearts-curse = Borisが赤の1を出し、Claraの5がトリックを取ったので、Claraに1点です。このように、ほかの人が取るトリックに出せば、呪いを手放せます。

lesson-black-hearts-any = Claraが4をリードしました。色を合わせる必要はなく、どのカードでも出せます。あなたの赤の3は4より小さいので、このトリックを取ることはありません。
lesson-black-hearts-any-task = 呪いを手放しましょう。赤の3を出してください。
lesson-black-hearts-any-why-five = 5は4に勝つので、後から出された呪いを引き受けるおそれがあります。
lesson-black-hearts-any-why-four = 4はClaraの4と同じ数字で、同じなら後に出したほうの勝ちです。しかも呪いは手元に残ります。
lesson-black-hearts-any-why-one = 1も安全ですが、この機会を逃さないようにしましょう。今ならClaraの4の下に呪いを出せます。

lesson-black-hearts-last = あなたが渡した6でAdaが呪いを取り、赤の3はAdaの失点になりました。このトリックではあなたが最後なので、全部のカードが見えます。その中に、呪いの赤の2があります。
lesson-black-hearts-tie = 4には注意しましょう。Adaも4を出していて、同じ数字なら後に出したほうの勝ちです。
lesson-black-hearts-tie-task = 小さいカードで逃げましょう。1を出してください。
lesson-black-hearts-tie-why-four = Adaの4と同じ数字で後に出すことになるので、赤の2を取ってしまいます。
lesson-black-hearts-tie-why-five = 5がいちばん大きくなるので、赤の2を取ってしまいます。

lesson-black-hearts-two = このトリックには、赤の4と赤の5の2枚の呪いがあります。今回もあなたが最後です。
lesson-black-hearts-two-task = 取らずに済む4を出しましょう。
lesson-black-hearts-two-why = 5は赤の5と同じ数字で後に出すことになるので、2枚とも取って5点になってしまいます。

lesson-black-hearts-single = Claraが2枚とも取って5点になり、最後のカードをリードしました。あなたも残り1枚なので、選ぶ余地はありません。
lesson-black-hearts-single-task = 5を出しましょう。

lesson-black-hearts-sixes = 最後のトリックでは、Adaは赤の6を、続いてBorisは青の6を出すしかありませんでした。同じ数字なら後に出したほうの勝ちなので、Borisがトリックと呪いを取りました。
lesson-black-hearts-scored = { $result }誰かの合計が13点以上になるまで、ラウンドを続けます。そのとき合計がいちばん少ない人の勝ちです。
lesson-black-hearts-end = ただし、1ラウンドで呪いを6枚すべて取った人は、合計に関係なく試合に勝ちます。ギフトありの試合では、カードを渡した後にギフトが1枚めくられ、そのラウンドのルールが変わります。
lesson-black-hearts-end-task = このまま続けるか、ロビーからギフトありの試合を始めましょう。

lesson-wild-twists-welcome = ワイルドツイストへようこそ！ハーツと同じく点は少ないほどよく、ハートは1枚1点、スペードのクイーンは13点です。新しいのは、各スートに1枚ずつある4枚のワイルド。あなたはそのうち3枚を持っています！
lesson-wild-twists-wild = ワイルドは、それぞれのスートのカードです。出すときに、そのスートの最強（エースより上）か最弱（2より下）かを選びます。このゲームでは、カードの受け渡しはありません。

lesson-wild-twists-open = 最初のトリックは、いちばん弱いクラブのリードです。ワイルドクラブを持つあなたは、それを最弱としてリードできます。しない場合は、ほかのいちばん弱いクラブがリードされます。
lesson-wild-twists-open-task = ワイルドクラブを最弱としてリードしましょう。トリックを取ることはありません。
lesson-wild-twists-open-why = 取っておくこともできますが、最弱のワイルドがどう働くか、今回はリードして見てみましょう。

lesson-wild-twists-queen = クラブのないBorisが、スペードのクイーンを捨てました。このゲームでは、最初のトリックでも失点することがあります。Claraのキングがそれを取り、13点です。ここではクイーンでハートはブレイクしません。

lesson-wild-twists-discard = Claraがダイヤのエースをリードし、あなたにはダイヤがありません。フォローできないときは、どのカードでも出せます。ハートを捨てると、ハートがブレイクします。
lesson-wild-twists-discard-task = ハートのエースを捨てましょう。おそらくClaraが取ります。
lesson-wild-twists-discard-why-wild = ワイルドは、そのスートで使うほうが役に立ちます。後でハートを取ってしまいそうな、ハートのエースを捨てましょう。
lesson-wild-twists-discard-why-jack = ジャックでもかまいませんが、エースのほうが危険です。ほかの人のハートでは、エースに勝てません。
lesson-wild-twists-discard-why-other = 安全ですが、Claraに点が付きません。ここでは損をせずにハートを手放せます。

lesson-wild-twists-follow = Borisがワイルドダイヤを最弱で出したので、Claraのエースが取りました。ハートがブレイクし、Claraはハートの8をリードします。あなたはフォローしなければなりません。ワイルドハートもハートで、同じく1点です。
lesson-wild-twists-follow-task = ワイルドハートを最弱で出しましょう。
lesson-wild-twists-follow-why-highest = 最強では、このトリックとその中のハートを確実に全部取ってしまいます。最弱で出しましょう。
lesson-wild-twists-follow-why-jack = ジャックでは、誰かがもっと強いハートを出さないかぎり取ってしまいます。最弱のワイルドハートなら、取ることはありません。

lesson-wild-twists-last = Adaのキングがハートを4枚取りました。次はAdaがスペードをリードし、あなたは最後です。このトリックに点はないので、取っても失点はありません。
lesson-wild-twists-win = 最強で出したワイルドは、同じスートのほかのどのカードにも勝ちます。そして、トリックを取れば次をリードできます。
lesson-wild-twists-win-task = ワイルドスペードを最強で出して、トリックを取りましょう。
lesson-wild-twists-win-why-lowest = 最弱では、トリックをClaraに譲ることになります。失点のない今は、最強で出しましょう。
lesson-wild-twists-win-why-other = それも出せますが、今こそワイルドを最強で出すときです。このトリックに点はありません。

lesson-wild-twists-lead = 失点なしでトリックを取りました。次はあなたのリードです。ほかの人が同じスートのもっと強いカードを持っているあいだは、弱いカードのリードが安全です。
lesson-wild-twists-lead-task = スペードの2をリードしましょう。
lesson-wild-twists-lead-why-spade = もっと強いスペードでは、トリックを取ってしまうかもしれません。いちばん弱いスペードが最も安全です。
lesson-wild-twists-lead-why-heart = ハートもリードできますが、ジャックではハートを取ってしまうかもしれません。1枚につき1点です。
lesson-wild-twists-lead-why-club = Borisにはクラブがないので、このトリックにハートを捨てるかもしれません。それをあなたが取るおそれがあります。

lesson-wild-twists-moon = ハート14枚とクイーンで、全部で27点です。すべて取るとシュート・ザ・ムーンで、自分の点から27点を引くか、ほかの全員に27点を加えます。このラウンドでは、もう誰もできません。
lesson-wild-twists-moon-task = ここからは自分でラウンドを終えましょう。

lesson-wild-twists-scored = { $result }試合はショートが1ラウンド、ミドルが3ラウンド、ロングが5ラウンド。合計がいちばん少ない人の勝ちです。
lesson-wild-twists-end = 3人、5人、6人の場合は、カードが余ります。余りは裏向きで中央に置かれ、最初のトリックを取った人が見ずに受け取ります。
lesson-wild-twists-end-task = 以上がワイルドツイストです！ロビーから自分の試合を始めましょう。

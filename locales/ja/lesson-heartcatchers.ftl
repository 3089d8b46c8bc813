lesson-heartcatchers-welcome = ハートキャッチャーズへようこそ！下の3つの山があなたの、上の3つの山がAdaのものです。最後に、自分の側の表向きのカードは1枚1点になります。自分の番には、キャッチするか、奪うか、隠すかを選びます。

lesson-heartcatchers-catch = 自分の山の上にカードを重ねるのがキャッチです。赤は緑、緑は青、青は赤をキャッチします。キャッチするたびに、自分の側の表向きのカードが1枚増えます。
lesson-heartcatchers-catch-task = 手札の赤いカードを選び、自分の緑の山をキャッチしましょう。
lesson-heartcatchers-catch-why-other = それもよいキャッチですが、まずは赤いカードを緑の山に出しましょう。
lesson-heartcatchers-catch-why-steal = 奪うのは、もっと取れるものが増えてからです。まずはキャッチしましょう。
lesson-heartcatchers-catch-why-hide = 隠すのはもう少し後です。まずは赤いカードでキャッチしましょう。表向きなら1点になります。

lesson-heartcatchers-breaker = Adaもキャッチしました。あなたは失恋を持っています。山の下に裏向きで隠すと、最後にその山を持っている人が3点失います。
lesson-heartcatchers-lock = Adaの山3のいちばん上は、高嶺の花です。その上には何も重ねられないので、誰もキャッチしたり奪ったりできません。入れ替わらないかぎり、Adaの側に残ります。
lesson-heartcatchers-lock-task = 失恋を選び、その山の下に隠しましょう。
lesson-heartcatchers-lock-why-own = 自分の山の下に隠すと、あなたが3点失います。
lesson-heartcatchers-lock-why-open = ほかの山は、あなたも含めて誰かに奪われるかもしれません。高嶺の花の下なら、その心配はありません。
lesson-heartcatchers-lock-why-up = 表向きではほかのカードと同じ1点です。裏向きなら、Adaから3点奪えます。
lesson-heartcatchers-lock-why-other = それは後でもできます。まずは失恋を、Adaが困る場所に隠しましょう。

lesson-heartcatchers-steal = Adaの山2は3枚になり、いちばん上は青です。奪うには、いちばん上のカードをキャッチします。山を丸ごと手に入れ、代わりに自分の山を1つ渡します。
lesson-heartcatchers-steal-task = 緑のカードでAdaの山2を奪いましょう。代わりに、1枚だけの自分の山3を渡します。
lesson-heartcatchers-steal-why-give = 奪う山は正解です！ただし渡すのは、1枚だけの山3にしましょう。ほかの2つは後で必要になります。
lesson-heartcatchers-steal-why-wild = 高嶺の花は、守る価値のある山のために取っておきましょう。3枚の山は緑のカードで奪えます。
lesson-heartcatchers-steal-why-other = Adaの3枚の山を奪うほうが得です。その3枚に加えて、キャッチした緑のカードも手元に残ります。

lesson-heartcatchers-keep = あなたの山3は4枚になり、いちばん上は緑です。Adaは赤いカードで奪い返すかもしれません。高嶺の花ならどの色でもキャッチでき、その上には何も重ねられません。
lesson-heartcatchers-keep-task = 大きな山を守りましょう。高嶺の花でキャッチしてください。
lesson-heartcatchers-keep-why-biggest = 高嶺の花を重ねた山は守られます。いちばん大きな山に使いましょう。
lesson-heartcatchers-keep-why-first = まずは大きな山を守りましょう。Adaに赤いカードで奪われるかもしれません。

lesson-heartcatchers-love = Adaは自分の山1の下にカードを隠しました。あなたは究極の愛を持っています。山の下に隠すと、最後にその山を持っている人が3点を得ます。
lesson-heartcatchers-love-task = 誰にも奪われない、守られた山の下に隠しましょう。
lesson-heartcatchers-love-why-open = その山はあなたのものですが、究極の愛ごとAdaに奪われるかもしれません。守られた山なら奪われません。
lesson-heartcatchers-love-why-theirs = そこに隠すと、Adaに3点入ってしまいます。
lesson-heartcatchers-love-why-other = まずは究極の愛を安全な場所に隠しましょう。3点の価値があります。

lesson-heartcatchers-change = Adaは自分の山1の下に何を隠したのでしょう？究極の愛かもしれませんし、はったりかもしれません。あなたは心変わりを持っています。山の下に隠すと、最後にその山は向かいの山と入れ替わります。
lesson-heartcatchers-swap = Adaの山1は3枚と秘密が1枚。向かいのあなたの山1は2枚だけです。ただし、心変わりを2枚ともそこに隠してはいけません。2枚目が1枚目を打ち消してしまいます。
lesson-heartcatchers-swap-task = 赤い心変わりを、どちらかの山1の下に隠しましょう。
lesson-heartcatchers-swap-why-steal = よい手ですが、Adaに奪い返されるかもしれません。隠した心変わりの効果は最後なので、Adaにはもう何もできません。
lesson-heartcatchers-swap-why-catch = まずは赤い心変わりを隠しましょう。Adaの山1を手に入れられます。
lesson-heartcatchers-swap-why-locked = それでは守られた大きな山がAdaに渡り、あなたは失恋のある山を受け取ることになります！
lesson-heartcatchers-swap-why-second = そこでは得をしません。山1どうしなら、Adaのほうがあなたより多く持っています。
lesson-heartcatchers-swap-why-green = 場所は正解です！ただし、隠すのは赤いほうにしましょう。緑のほうは、まだ青いカードをキャッチできます。

lesson-heartcatchers-last = 最後の手札は、もう1枚の心変わりです。表向きでは色だけが意味を持ち、緑は青をキャッチします。自分の山2をキャッチすることも、2枚あるAdaの山2を奪うこともできます。
lesson-heartcatchers-last-task = いちばん得をする手を見つけましょう。
lesson-heartcatchers-last-why-catch = それでは1点です。Adaの山2を奪って自分の山2を渡せば、1枚と引き換えに3枚が手に入ります。
lesson-heartcatchers-last-why-locked = それでは守られた大きな山を手放してしまいます！
lesson-heartcatchers-last-why-first = 奪う山は正解です。でも、自分の山1はどのみち最後にAdaに渡るので、今は山2を渡しましょう。
lesson-heartcatchers-last-why-undo = その組に2枚目の心変わりを隠すと、1枚目が打ち消されてしまいます。
lesson-heartcatchers-last-why-second = それでは最後に、あなたの1枚とAdaの2枚が入れ替わるだけです。奪えば、緑のカードも手元に残ります。

lesson-heartcatchers-scored = 最終得点：あなた { $own }点、Ada { $other }点。まず心変わりで、山1どうしが秘密ごと入れ替わりました。次に、隠された究極の愛は1枚3点、失恋は1枚−3点、表向きのカードは1枚1点になりました。
lesson-heartcatchers-end = 手早く点を取るならキャッチ、大きくなった山は奪い、守る価値のある山は守りましょう。愛は自分の側に、失恋は相手の側に。そして隠したカードは、はったりかもしれません。
lesson-heartcatchers-end-task = ロビーから自分のゲームを始めましょう。

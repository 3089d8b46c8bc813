### The lesson of Heartcatchers, a whole game against Ada. The cards are fixed, so every sentence is about cards that are really
### played. The words of a step fill a small strip: at most about 290 letters with the task. A key that ends in -task is what the
### player shall do; -why-… explains why another move is not the right one.

lesson-heartcatchers-welcome = Welcome to Heartcatchers! The 3 stacks below are yours, the 3 above are Ada’s. At the end, each face-up card on your side is worth 1 point. On each turn, you catch, steal or hide.

lesson-heartcatchers-catch = To catch, play a card on one of your own stacks. Red catches green, green catches blue, and blue catches red. Each catch adds a face-up card to your side.
lesson-heartcatchers-catch-task = Select the red card in your hand and catch your green stack with it.
lesson-heartcatchers-catch-why-other = That’s a good catch too, but start with your red card on the green stack.
lesson-heartcatchers-catch-why-steal = You’ll steal soon, when there is more to take. First, make a catch.
lesson-heartcatchers-catch-why-hide = You’ll hide a card soon. First, catch with the red card: face up, it’s worth a point.

lesson-heartcatchers-breaker = Ada made a catch too. You have a Heartbreaker. Hide it face down under a stack, and it takes 3 points from the player who has that stack at the end.
lesson-heartcatchers-lock = Ada’s third stack has an Uncatchable on top. Nothing can be played on it, so nobody can catch or steal that stack. It stays on her side unless it is swapped.
lesson-heartcatchers-lock-task = Select the Heartbreaker and hide it under that stack.
lesson-heartcatchers-lock-why-own = Under your own stack, it would cost you the 3 points.
lesson-heartcatchers-lock-why-open = Her other stacks can be stolen, maybe even by you. Under the Uncatchable, the Heartbreaker is safe from that.
lesson-heartcatchers-lock-why-up = Face up, it’s worth 1 point like any other card. Face down, it takes 3 points from Ada.
lesson-heartcatchers-lock-why-other = That can wait. First, hide the Heartbreaker where it hurts Ada.

lesson-heartcatchers-steal = Ada’s second stack has 3 cards now, with blue on top. To steal it, catch its top card: you get the whole stack and give one of yours in exchange.
lesson-heartcatchers-steal-task = Steal her second stack with your green card. Give your third stack, a single card, in exchange.
lesson-heartcatchers-steal-why-give = Right stack! But give your third one in exchange: it’s a single card, and you’ll need the other two.
lesson-heartcatchers-steal-why-wild = Save the Uncatchable for a stack that is worth keeping. Your green card can steal the stack of 3.
lesson-heartcatchers-steal-why-other = It’s worth more to steal her stack of 3: you get those cards and keep the green one that caught them.

lesson-heartcatchers-keep = Your third stack has 4 cards now, with green on top. Ada could steal it back with a red card. An Uncatchable catches any colour, and nothing can be played on top of it.
lesson-heartcatchers-keep-task = Lock your big stack: catch it with the Uncatchable.
lesson-heartcatchers-keep-why-biggest = The Uncatchable locks the stack that you play it on. Lock your biggest one.
lesson-heartcatchers-keep-why-first = First, lock your big stack. Ada could steal it with a red card.

lesson-heartcatchers-love = Ada hid a card under her own first stack. You have an Ultimate Love. Hide it under a stack, and it gives 3 points to the player who has that stack at the end.
lesson-heartcatchers-love-task = Hide it where nobody can steal it: under your locked stack.
lesson-heartcatchers-love-why-open = That stack is yours, but Ada could steal it, with your Ultimate Love under it. She can’t steal the locked one.
lesson-heartcatchers-love-why-theirs = There, it would give Ada 3 points.
lesson-heartcatchers-love-why-other = First, hide the Ultimate Love in a safe place. It’s worth 3 points.

lesson-heartcatchers-change = What did Ada hide under her own first stack? Maybe an Ultimate Love, maybe a bluff. You have a Change-of-Heart. When it’s hidden under a stack, it swaps that stack with the one across from it at the end.
lesson-heartcatchers-swap = Her first stack has 3 cards and a Secret. Yours, across from it, has only 2 cards. Just don’t hide both of your Change-of-Heart cards there: the second would undo the first.
lesson-heartcatchers-swap-task = Hide the red Change-of-Heart under one of the two first stacks.
lesson-heartcatchers-swap-why-steal = A good steal, but Ada could steal the stack back. A hidden Change-of-Heart works at the end, when she can’t answer.
lesson-heartcatchers-swap-why-catch = First, hide the red Change-of-Heart. It can win you her first stack.
lesson-heartcatchers-swap-why-locked = Then Ada would get your big locked stack, and you the one with the Heartbreaker!
lesson-heartcatchers-swap-why-second = You gain nothing there. In the first pair of stacks, Ada has more than you.
lesson-heartcatchers-swap-why-green = Right place! But hide the red one: your green one can still catch a blue card.

lesson-heartcatchers-last = Your last card is the other Change-of-Heart. Face up, only its colour counts: green catches blue. So it can catch your second stack, or steal Ada’s second stack, which has 2 cards.
lesson-heartcatchers-last-task = Find the move that gains the most.
lesson-heartcatchers-last-why-catch = That’s 1 point. If you steal her second stack and give yours, you get 3 cards for 1.
lesson-heartcatchers-last-why-locked = That would give away your big locked stack!
lesson-heartcatchers-last-why-first = That’s the right stack to steal. But your first stack goes to Ada at the end anyway, so give your second one now.
lesson-heartcatchers-last-why-undo = A second Change-of-Heart in that pair would undo the first.
lesson-heartcatchers-last-why-second = That would swap your 1 card for her 2 at the end. If you steal them, you get the green card too.

lesson-heartcatchers-scored = Final score: you { $own }, Ada { $other }. First, your Change-of-Heart swapped the first stacks, Secrets and all. Then each hidden Ultimate Love gave 3 points, each hidden Heartbreaker took 3, and each face-up card gave 1.
lesson-heartcatchers-end = So catch for a quick point, steal stacks that have grown, and lock the ones worth keeping. Hide love on your side and heartbreak on the other. And a hidden card can always be a bluff.
lesson-heartcatchers-end-task = Start your own game from the lobby.

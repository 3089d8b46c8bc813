lesson-heartcatchers-welcome = Bienvenue dans Heartcatchers ! Les 3 piles du bas sont à vous, les 3 du haut à Ada. À la fin, chaque carte visible de votre camp vaut 1 point. À chaque tour, vous attrapez, volez ou cachez.

lesson-heartcatchers-catch = Pour attraper, jouez une carte sur une de vos piles. Le rouge attrape le vert, le vert attrape le bleu, le bleu attrape le rouge. Chaque prise ajoute une carte visible à votre camp.
lesson-heartcatchers-catch-task = Sélectionnez la carte rouge de votre main et attrapez avec elle votre pile verte.
lesson-heartcatchers-catch-why-other = C’est une bonne prise aussi, mais commencez par votre carte rouge sur la pile verte.
lesson-heartcatchers-catch-why-steal = Vous volerez bientôt, quand il y aura plus à prendre. Attrapez d’abord une pile.
lesson-heartcatchers-catch-why-hide = Vous cacherez bientôt une carte. Attrapez d’abord avec la carte rouge : visible, elle vaut un point.

lesson-heartcatchers-breaker = Ada aussi a attrapé une pile. Vous avez un Brise-cœur. Cachez-le sous une pile, face cachée : il retire 3 points au joueur qui a cette pile à la fin.
lesson-heartcatchers-lock = La troisième pile d’Ada a un Insaisissable au sommet. On ne peut rien jouer dessus : personne ne peut attraper ni voler cette pile. Elle reste dans son camp, sauf échange.
lesson-heartcatchers-lock-task = Sélectionnez le Brise-cœur et cachez-le sous cette pile.
lesson-heartcatchers-lock-why-own = Sous votre propre pile, c’est à vous qu’il coûterait les 3 points.
lesson-heartcatchers-lock-why-open = Ses autres piles peuvent être volées, peut-être même par vous. Sous l’Insaisissable, le Brise-cœur ne risque pas de l’être.
lesson-heartcatchers-lock-why-up = Visible, il vaut 1 point comme toute autre carte. Face cachée, il retire 3 points à Ada.
lesson-heartcatchers-lock-why-other = Cela peut attendre. Cachez d’abord le Brise-cœur là où il fait mal à Ada.

lesson-heartcatchers-steal = La deuxième pile d’Ada a maintenant 3 cartes, du bleu au sommet. Pour la voler, attrapez sa carte du sommet : vous recevez toute la pile et donnez une des vôtres en échange.
lesson-heartcatchers-steal-task = Volez sa deuxième pile avec votre carte verte. Donnez votre troisième pile, une seule carte, en échange.
lesson-heartcatchers-steal-why-give = Bonne pile ! Mais donnez la troisième en échange : elle n’a qu’une carte, et vous aurez besoin des deux autres.
lesson-heartcatchers-steal-why-wild = Gardez l’Insaisissable pour une pile qui mérite d’être gardée. Votre carte verte peut voler la pile de 3.
lesson-heartcatchers-steal-why-other = Mieux vaut voler sa pile de 3 : vous recevez ces cartes et gardez la verte qui les a attrapées.

lesson-heartcatchers-keep = Votre troisième pile a maintenant 4 cartes, du vert au sommet. Ada pourrait la reprendre avec une carte rouge. Un Insaisissable attrape toutes les couleurs, et on ne peut rien jouer dessus.
lesson-heartcatchers-keep-task = Verrouillez votre grande pile : attrapez-la avec l’Insaisissable.
lesson-heartcatchers-keep-why-biggest = L’Insaisissable verrouille la pile sur laquelle vous le jouez. Verrouillez la plus grande.
lesson-heartcatchers-keep-why-first = Verrouillez d’abord votre grande pile. Ada pourrait la voler avec une carte rouge.

lesson-heartcatchers-love = Ada a caché une carte sous sa propre première pile. Vous avez un Grand Amour. Cachez-le sous une pile : il donne 3 points au joueur qui a cette pile à la fin.
lesson-heartcatchers-love-task = Cachez-le là où personne ne peut le voler : sous votre pile verrouillée.
lesson-heartcatchers-love-why-open = Cette pile est à vous, mais Ada pourrait la voler, avec votre Grand Amour dessous. Elle ne peut pas voler la pile verrouillée.
lesson-heartcatchers-love-why-theirs = Là, il donnerait 3 points à Ada.
lesson-heartcatchers-love-why-other = Cachez d’abord le Grand Amour en lieu sûr. Il vaut 3 points.

lesson-heartcatchers-change = Qu’a caché Ada sous sa première pile ? Peut-être un Grand Amour, peut-être un bluff. Vous avez un Cœur volage. Caché sous une pile, il échange à la fin cette pile avec celle d’en face.
lesson-heartcatchers-swap = Sa première pile a 3 cartes et un Secret. La vôtre, en face, n’a que 2 cartes. Mais n’y cachez pas vos deux Cœurs volages : le second annulerait le premier.
lesson-heartcatchers-swap-task = Cachez le Cœur volage rouge sous l’une des deux premières piles.
lesson-heartcatchers-swap-why-steal = Un beau vol, mais Ada pourrait reprendre la pile. Un Cœur volage caché agit à la fin, quand elle ne peut plus répondre.
lesson-heartcatchers-swap-why-catch = Cachez d’abord le Cœur volage rouge. Il peut vous rapporter sa première pile.
lesson-heartcatchers-swap-why-locked = Ada recevrait alors votre grande pile verrouillée, et vous celle du Brise-cœur !
lesson-heartcatchers-swap-why-second = Vous n’y gagnez rien. Dans la première paire de piles, Ada a plus que vous.
lesson-heartcatchers-swap-why-green = Bon endroit ! Mais cachez le rouge : le vert peut encore attraper une carte bleue.

lesson-heartcatchers-last = Votre dernière carte est l’autre Cœur volage. Visible, seule sa couleur compte : le vert attrape le bleu. Il peut donc attraper votre deuxième pile, ou voler la deuxième pile d’Ada, qui a 2 cartes.
lesson-heartcatchers-last-task = Trouvez le coup qui rapporte le plus.
lesson-heartcatchers-last-why-catch = Cela fait 1 point. En volant sa deuxième pile contre la vôtre, vous recevez 3 cartes pour 1.
lesson-heartcatchers-last-why-locked = Vous donneriez votre grande pile verrouillée !
lesson-heartcatchers-last-why-first = C’est la bonne pile à voler. Mais votre première pile va de toute façon à Ada à la fin : donnez donc la deuxième maintenant.
lesson-heartcatchers-last-why-undo = Un second Cœur volage dans cette paire annulerait le premier.
lesson-heartcatchers-last-why-second = Cela échangerait à la fin votre carte contre ses 2. En les volant, vous gagnez aussi la carte verte.

lesson-heartcatchers-scored = Score final : vous { $own }, Ada { $other }. D’abord, votre Cœur volage a échangé les premières piles, Secrets compris. Puis chaque Grand Amour caché a donné 3 points, chaque Brise-cœur caché en a retiré 3, et chaque carte visible en a donné 1.
lesson-heartcatchers-end = Attrapez donc pour un point rapide, volez les piles qui ont grandi et verrouillez celles qui en valent la peine. Cachez l’amour chez vous et le chagrin en face. Et une carte cachée peut toujours être un bluff.
lesson-heartcatchers-end-task = Lancez votre propre partie depuis l’accueil.

rules-heartcatchers-lead = Un duel pour six piles. Attrapez, volez et cachez des Secrets dessous : chaque carte visible rapporte, et certaines cartes cachées comptent davantage.

rules-heartcatchers-cards = 20 cartes : en rouge, en vert et en bleu, 3 Cœurs simples, 1 Grand Amour, 1 Brise-cœur et 1 Cœur volage ; et 2 Insaisissables blancs.
rules-heartcatchers-setup = Chaque camp commence avec 3 cartes visibles. Chacune est le début d’une pile, et chaque camp a toujours 3 piles. Vous recevez tous deux 3 cartes en main ; les 8 autres forment la pioche.

rules-heartcatchers-start = Qui commence
rules-heartcatchers-starter =
    { $games ->
        [1] Le premier joueur est tiré au sort.
       *[other] Le premier joueur est tiré au sort. Dans une partie en plusieurs manches, vous commencez à tour de rôle.
    }

rules-heartcatchers-turn = À votre tour, faites une de ces trois choses
rules-heartcatchers-catch = <b>Attraper.</b> Jouez une carte, face visible, sur une de vos propres piles. Elle doit attraper la carte du sommet : le rouge attrape le vert, le vert attrape le bleu, le bleu attrape le rouge.
rules-heartcatchers-steal = <b>Voler.</b> Attrapez de la même façon une des piles adverses. Échangez ensuite toute cette pile contre n’importe laquelle de vos trois piles. Les Secrets suivent leurs piles.
rules-heartcatchers-secret = <b>Cacher un Secret.</b> Glissez n’importe quelle carte, face cachée, sous n’importe quelle pile, la vôtre ou celle de l’adversaire. Une pile peut avoir autant de Secrets qu’on veut.
rules-heartcatchers-uncatchable = Un Insaisissable attrape toutes les couleurs, et aucune carte ne peut être jouée dessus. Sa pile change tout de même de place si son propriétaire la donne contre une pile volée, ou par un Cœur volage. On peut aussi cacher des Secrets dessous.
rules-heartcatchers-draw = Après votre tour, complétez votre main à 3 cartes tant que la pioche n’est pas épuisée.
rules-heartcatchers-count = Vous pouvez compter les cartes de n’importe quelle pile à tout moment. Personne ne peut regarder les Secrets, mais vous voyez toujours ceux que vous avez cachés vous-même.

rules-heartcatchers-end = La manche se termine quand toutes les cartes ont été jouées, après 14 tours. On compte ensuite dans cet ordre :
rules-heartcatchers-change = Chaque Cœur volage caché échange sa pile avec celle d’en face et est défaussé. Deux dans la même paire de piles face à face s’annulent. Tous les autres Secrets restent avec leurs piles.
rules-heartcatchers-secrets = Chaque Grand Amour caché dans votre camp ajoute 3 points ; chaque Brise-cœur caché dans votre camp en retire 3. Les autres Secrets ne valent rien.
rules-heartcatchers-face-up =
    { $uncatchables ->
        [score] Chaque carte visible de votre camp vaut 1 point, quelle qu’elle soit. Les Insaisissables comptent aussi.
        [nothing] Chaque cœur visible de votre camp vaut 1 point, quel qu’il soit. À cette table, les Insaisissables ne valent rien.
       *[any] Chaque carte visible de votre camp vaut 1 point, quelle qu’elle soit. Les Insaisissables comptent aussi, sauf si c’est désactivé pour la table.
    }
rules-heartcatchers-game = Le score le plus haut gagne la manche. À score égal, la manche est nulle.
rules-heartcatchers-match =
    { $games ->
        [0] Une partie compte 1 manche, ou se joue au meilleur des 3 ou des 5. Si une manche unique finit à égalité, vous gagnez tous deux et pouvez jouer au meilleur des 3 pour vous départager. Une partie plus longue se termine dès que l’avance d’un joueur dépasse le nombre de manches restantes. Une manche à égalité compte comme jouée, mais pour personne. Si la partie est à égalité après sa dernière manche, on continue, manche après manche, jusqu’à ce que l’un des deux mène.
        [1] Cette partie compte 1 manche. Si elle finit à égalité, vous gagnez tous deux et pouvez jouer au meilleur des 3 pour vous départager.
       *[other] Cette partie se joue au meilleur des { $games } : elle se termine dès que l’avance d’un joueur dépasse le nombre de manches restantes. Une manche à égalité compte comme jouée, mais pour personne. Si la partie est à égalité après { $games } manches, on continue, manche après manche, jusqu’à ce que l’un des deux mène.
    }

rules-heartcatchers-picture-colours = Le rouge attrape le vert, le vert attrape le bleu, le bleu attrape le rouge.
rules-heartcatchers-picture-catch = Attraper : votre carte rouge va sur votre pile qui a du vert au sommet. La pile grandit d’une carte, et à la fin chaque carte visible de votre camp vaut 1 point.
rules-heartcatchers-picture-steal = Voler : votre carte verte attrape une pile adverse qui a du bleu au sommet. Toute cette pile, Secrets compris, change de place avec une des vôtres.
rules-heartcatchers-picture-secret = Cacher : n’importe quelle carte peut aller, face cachée, sous n’importe quelle pile. À la fin, un Cœur volage échange sa pile avec celle d’en face et est défaussé. Puis chaque Grand Amour et chaque Brise-cœur compte pour le camp où il se trouve.
rules-heartcatchers-picture-uncatchable = Un Insaisissable attrape toutes les couleurs, et aucune carte ne peut être jouée dessus. Sa pile ne peut pas être volée. Elle ne change de place que si son propriétaire la donne contre une autre, ou par un Cœur volage.

rules-heartcatchers-label-own = votre pile
rules-heartcatchers-label-hand = de votre main
rules-heartcatchers-label-theirs = pile adverse
rules-heartcatchers-label-given = pile donnée
rules-heartcatchers-label-secret = sous une pile
rules-heartcatchers-label-love = ajoute 3
rules-heartcatchers-label-breaker = retire 3
rules-heartcatchers-label-change = échange

rules-heartcatchers-score-own-cards = Vos 3 piles ont 3, 3 et 5 cartes visibles
rules-heartcatchers-score-own-secrets = 2 Grands Amours sont cachés dans votre camp
rules-heartcatchers-score-own = Votre score
rules-heartcatchers-score-ada-cards = Les 3 piles d’Ada ont 2, 1 et 1 cartes visibles
rules-heartcatchers-score-ada-secrets = 1 Grand Amour et 1 Brise-cœur sont cachés dans le camp d’Ada
rules-heartcatchers-score-ada-points = { NUMBER($love, sign: "always") } { NUMBER($breaker, sign: "always") }
rules-heartcatchers-score-ada = Score d’Ada
rules-heartcatchers-score-sum = Les Cœurs volages cachés ont été réglés d’abord, puis défaussés. Toutes les cartes visibles valent autant.

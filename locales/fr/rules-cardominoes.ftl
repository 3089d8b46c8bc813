rules-cardominoes-lead = La Dame de pique avec des tuiles debout. On tire au sort qui donne, aucun pli n’est sans danger et, si vous décrochez la lune, vous choisissez votre récompense.

rules-cardominoes-tiles = Les tuiles
rules-cardominoes-set = 52 tuiles, une pour chaque carte d’un jeu (l’as est le plus haut). Elles sont debout : personne d’autre ne voit les faces des vôtres.
rules-cardominoes-each =
    { $players ->
        [3] À 3 joueurs, on retire le 2 de trèfle, et chacun reçoit 17 tuiles.
        [5] À 5 joueurs, on retire le 2 de trèfle et le 2 de carreau, et chacun reçoit 10 tuiles.
       *[other] À 4 joueurs, chacun reçoit 13 tuiles.
    }

rules-cardominoes-deal = La donne
rules-cardominoes-draw = Avant la première manche, chacun tire une tuile à la vue de tous. Qui tire la plus basse donne ; en cas d’égalité au plus bas, les joueurs concernés tirent de nouveau. Après chaque manche, la donne passe à gauche.

rules-cardominoes-passing =
    { $players ->
        [0] Avant le premier pli, passez 3 tuiles. À 4 joueurs, passez à gauche à la première manche, à droite à la deuxième et en face à la troisième ; à la quatrième, gardez vos tuiles. À 3 ou 5 joueurs, passez à gauche, puis à droite, puis gardez vos tuiles. Ensuite, on recommence.
        [4] Avant le premier pli, passez 3 tuiles : à gauche à la première manche, à droite à la deuxième et en face à la troisième. À la quatrième manche, gardez vos tuiles. Ensuite, on recommence.
       *[other] Avant le premier pli, passez 3 tuiles : à gauche à la première manche et à droite à la deuxième. À la troisième manche, gardez vos tuiles. Ensuite, on recommence.
    }
rules-cardominoes-passing-blind = Tous choisissent avant que quiconque voie les tuiles qu’il reçoit.

rules-cardominoes-first =
    { $players ->
        [0] Le joueur qui a le 2 de trèfle entame le premier pli avec cette tuile. Là où il est retiré, le 3 de trèfle le remplace.
        [4] Le joueur qui a le 2 de trèfle entame le premier pli avec cette tuile.
       *[other] Le joueur qui a le 3 de trèfle entame le premier pli avec cette tuile.
    }
rules-cardominoes-follow = Fournissez à la couleur demandée si vous le pouvez. Sinon, jouez n’importe quelle tuile, même un cœur ou la dame de pique au premier pli. Il n’y a pas d’atout.
rules-cardominoes-takes = La tuile la plus haute de la couleur demandée remporte le pli. Son joueur entame le suivant.
rules-cardominoes-broken = On ne peut pas entamer à cœur tant que les cœurs ne sont pas brisés, c’est-à-dire tant qu’aucun cœur n’a été joué dans un pli précédent. Si vous n’avez que des cœurs, vous pouvez tout de même entamer à cœur ; cela les brise aussi.
rules-cardominoes-queen = La dame de pique ne brise pas les cœurs. On peut entamer avec elle à tout moment.
rules-cardominoes-closes =
    { $revokes ->
        [true] Chacun peut regarder un pli fini jusqu’à ce que son gagnant le ramasse. Ouvrez l’œil : ensuite, il reste face cachée.
       *[false] Chacun peut regarder un pli fini jusqu’à ce que son gagnant entame le suivant. Ouvrez l’œil : ensuite, il reste face cachée.
    }

rules-cardominoes-refused = À cette table, vous ne pouvez pas jouer une tuile d’une autre couleur tant que vous pouvez fournir.
rules-cardominoes-either = Vous choisissez pour chaque table si une tuile qui ne fournit pas est refusée ou compte comme une <i>renonce</i>. Avec les renonces :
rules-cardominoes-revoke = Vous pouvez jouer une tuile d’une autre couleur alors que vous pourriez fournir : c’est une <b>renonce</b>. Entamer à cœur trop tôt reste refusé.
rules-cardominoes-correct = Le gagnant ramasse chaque pli fini, qui est alors retourné face cachée. Jusque-là, vous pouvez corriger votre renonce en jouant une tuile qui fournit, sans pénalité.
rules-cardominoes-penalty = Une renonce qui n’est pas corrigée quand le pli est ramassé coûte 13 points à son auteur et termine la manche. Personne d’autre ne marque. Si plusieurs joueurs ont fait une renonce dans ce pli, chacun paie 13.
rules-cardominoes-silent = Personne d’autre n’apprend une renonce avant que le pli soit ramassé. Chaque fois qu’une personne n’a pas fourni, un bot attend avant de ramasser, qu’il y ait renonce ou non.

rules-cardominoes-points = Quand toutes les tuiles ont été jouées, chaque cœur que vous avez pris vaut 1 point et la dame de pique 13 : 26 points en tout. Ils s’ajoutent à votre total.
rules-cardominoes-moon = Si vous prenez les 13 cœurs et la dame de pique, vous <b>décrochez la lune</b>. Choisissez : retirer 26 de votre propre total, ou ajouter 26 à celui de tous les autres. Un total peut descendre sous 0.
rules-cardominoes-end =
    { $target ->
        [0] La partie se termine quand le total d’un joueur <i>dépasse</i> la limite, en général 100. Un total exactement égal à la limite ne la termine pas. Le total le plus bas gagne ; à égalité, la victoire est partagée.
       *[other] La partie se termine quand le total d’un joueur <i>dépasse</i> { $target }. Un total d’exactement { $target } ne la termine pas. Le total le plus bas gagne ; à égalité, la victoire est partagée.
    }

rules-cardominoes-picture-follow = Vous avez entamé avec le 9 de carreau. La dame d’Ada est le plus haut carreau : elle remporte le pli. Il reste visible jusqu’à ce qu’elle entame ; ensuite, plus personne ne peut le regarder.
rules-cardominoes-picture-first = Même le premier pli peut coûter des points. Boris a entamé avec le 2 de trèfle ; vous n’aviez pas de trèfle et avez défaussé la dame de pique. Le roi d’Ada remporte le pli et 13 points.
rules-cardominoes-picture-broken = Ada a entamé à pique, et vous n’en aviez pas. Votre cœur brise les cœurs quand le pli est complet : dès le pli suivant, chacun peut entamer à cœur. La dame de pique ne brise pas les cœurs.
rules-cardominoes-picture-lead = Tant que les cœurs ne sont pas brisés, vous pouvez entamer avec tout sauf un cœur, à moins de n’avoir que des cœurs.

rules-cardominoes-score-you = Vous avez pris 2 cœurs
rules-cardominoes-score-ada = Ada a pris la dame de pique et 1 cœur
rules-cardominoes-score-boris = Boris a pris 10 cœurs
rules-cardominoes-score-clara = Clara n’a pris aucun cœur
rules-cardominoes-score-sum = Si Boris avait pris les 13 cœurs et la dame, il pourrait choisir : retirer 26 de son propre total, ou ajouter 26 à celui de tous les autres.

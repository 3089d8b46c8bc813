rules-wild-twists-lead = La Dame de pique avec 4 jokers, un par couleur. En jouant un joker, vous choisissez : la carte la plus haute ou la plus basse de sa couleur.

rules-wild-twists-pack = Un jeu de 52 cartes (l’as est le plus haut) et 4 jokers : le joker de trèfle, le joker de carreau, le joker de pique et le joker de cœur.
rules-wild-twists-wilds = Un joker est une carte de sa couleur. Comme carte la plus haute, il bat l’as ; comme carte la plus basse, il est sous le 2.
rules-wild-twists-dealt = Les 56 cartes sont distribuées à parts égales. Celles qui restent sont au milieu, face cachée. On ne passe pas de cartes.
rules-wild-twists-deal =
    { $over ->
        [0] À { NUMBER($players) } joueurs, chacun reçoit { NUMBER($each) } cartes, et il n’en reste aucune.
        [one] À { NUMBER($players) } joueurs, chacun reçoit { NUMBER($each) } cartes, et { $over } carte reste au milieu.
       *[other] À { NUMBER($players) } joueurs, chacun reçoit { NUMBER($each) } cartes, et { $over } cartes restent au milieu.
    }

rules-wild-twists-opening = La première entame
rules-wild-twists-first = Le joueur qui a le trèfle le plus bas entame le premier pli avec cette carte. Le joker de trèfle peut être le plus bas : on demande en secret au joueur qui l’a s’il veut ouvrir avec lui, comme carte la plus basse. Sinon, c’est le plus bas des trèfles ordinaires qui entame.

rules-wild-twists-follow = Fournissez à la couleur demandée si vous le pouvez ; un joker fournit dans sa couleur. Si vous ne pouvez pas fournir, jouez n’importe quelle carte. Même le premier pli peut coûter des points.
rules-wild-twists-takes = La carte la plus haute de la couleur demandée remporte le pli. Son joueur entame le suivant.
rules-wild-twists-broken = On ne peut pas entamer à cœur, pas même avec le joker de cœur, tant que les cœurs ne sont pas brisés. Ils le sont dès qu’un joueur qui ne peut pas fournir joue un cœur. Si vous n’avez que des cœurs, vous pouvez tout de même entamer à cœur ; cela les brise aussi.
rules-wild-twists-queen = La dame de pique ne brise pas les cœurs. On peut entamer avec elle à tout moment.
rules-wild-twists-middle = Le gagnant du premier pli prend aussi les cartes du milieu, s’il y en a. Personne ne les voit avant le décompte de la manche.

rules-wild-twists-points = Quand toutes les cartes ont été jouées, chacun des 14 cœurs vaut 1 point et la dame de pique 13 : 27 points en tout. Ils s’ajoutent à votre total.
rules-wild-twists-moon = Si vous prenez les 14 cœurs et la dame de pique, vous <b>décrochez la lune</b>. Choisissez : retirer 27 de votre propre total, ou ajouter 27 à celui de tous les autres.
rules-wild-twists-end =
    { $hands ->
        [0] Une partie courte compte 1 manche, une moyenne 3, une longue 5. Ensuite, le total le plus bas gagne ; à égalité, la victoire est partagée.
        [one] Cette partie compte { $hands } manche. Le score le plus bas gagne ; à égalité, la victoire est partagée.
       *[other] Cette partie compte { $hands } manches. Ensuite, le total le plus bas gagne ; à égalité, la victoire est partagée.
    }

rules-wild-twists-picture-wilds = Les 4 jokers, un par couleur. En en jouant un, vous choisissez : la carte la plus haute de sa couleur, au-dessus de l’as, ou la plus basse, sous le 2.
rules-wild-twists-picture-highest = Ada a joué le joker de pique comme pique le plus haut. Il bat votre as : elle remporte le pli.
rules-wild-twists-picture-lowest = Boris a joué le joker de cœur comme cœur le plus bas, sous tous les autres. Vous remportez le pli : 4 cœurs, 4 points. Le joker de cœur est aussi un cœur.
rules-wild-twists-picture-broken = Clara n’avait pas de carreau et s’est défaussée d’un cœur. Cela brise les cœurs : désormais, chacun peut entamer à cœur. La dame de pique ne brise pas les cœurs.

rules-wild-twists-score-you = Vous avez pris le joker de cœur et 2 autres cœurs
rules-wild-twists-score-ada = Ada a pris la dame de pique et 1 cœur
rules-wild-twists-score-boris = Boris a pris 10 cœurs
rules-wild-twists-score-clara = Clara n’a pris aucun cœur
rules-wild-twists-score-sum = Cela fait 27 points : 14 cœurs et la dame de pique. Si Ada avait tout pris, elle pourrait choisir : retirer 27 de son propre total, ou ajouter 27 à celui de tous les autres.

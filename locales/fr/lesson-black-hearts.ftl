lesson-black-hearts-welcome = Bienvenue dans Black Hearts ! Les 6 cartes rouges sont des Malédictions, et chacune indique ses points. Quand vous remportez un pli, vous prenez ses Malédictions. Prenez le moins de points possible.

lesson-black-hearts-pass = Le nombre le plus grand remporte le pli, quelle que soit sa couleur : un 6 gagne presque toujours. D’abord, chacun passe 2 cartes à gauche. Les vôtres vont à Ada.
lesson-black-hearts-pass-task = Sélectionnez les deux 6, puis touchez « Passer ».
lesson-black-hearts-pass-why-six = Il vous resterait l’autre 6. Passez les deux : aucune carte n’est plus haute.
lesson-black-hearts-pass-why-low = Les petits nombres perdent les plis, et c’est ce que vous voulez. Passez vos cartes les plus hautes, les deux 6.

lesson-black-hearts-open = Clara vous a passé un 5 et une Malédiction, le 3 rouge. Vous avez aussi le 2 bleu, « Deux heures ». Qui l’a doit entamer le premier pli avec lui.
lesson-black-hearts-open-task = Entamez avec « Deux heures ».

lesson-black-hearts-curse = Boris a joué le 1 rouge, et le 5 de Clara l’a remporté : 1 point pour elle. Voilà comment se débarrasser d’une Malédiction : jouez-la sur un pli que quelqu’un d’autre remporte.

lesson-black-hearts-any = Clara entame avec un 4. Pas besoin de fournir : jouez n’importe quelle carte. Votre 3 rouge est plus bas que son 4, il ne peut donc pas remporter le pli.
lesson-black-hearts-any-task = Débarrassez-vous de votre Malédiction : jouez le 3 rouge.
lesson-black-hearts-any-why-five = Votre 5 bat le 4 : vous pourriez prendre les Malédictions jouées ensuite.
lesson-black-hearts-any-why-four = Votre 4 est à égalité avec le sien, et à égalité, la dernière carte gagne. De plus, vous auriez encore la Malédiction.
lesson-black-hearts-any-why-one = Le 1 est sans risque, mais ne laissez pas passer l’occasion : votre Malédiction peut partir maintenant, sous le 4 de Clara.

lesson-black-hearts-last = Ada a pris votre Malédiction avec le 6 que vous lui avez passé : ses points sont pour elle. À ce pli, vous jouez en dernier et voyez donc toutes les cartes. L’une est une Malédiction, le 2 rouge.
lesson-black-hearts-tie = Attention à votre 4 : Ada aussi a joué un 4, et à égalité, la dernière carte gagne.
lesson-black-hearts-tie-task = Restez bas : jouez le 1.
lesson-black-hearts-tie-why-four = Il est à égalité avec le 4 d’Ada et vient après : vous prendriez le 2 rouge.
lesson-black-hearts-tie-why-five = Votre 5 serait la carte la plus haute : vous prendriez le 2 rouge.

lesson-black-hearts-two = Il y a 2 Malédictions dans ce pli, le 4 rouge et le 5 rouge. Vous jouez encore en dernier.
lesson-black-hearts-two-task = Ne les prenez pas : jouez votre 4.
lesson-black-hearts-two-why = Votre 5 est à égalité avec le 5 rouge et vient après : vous prendriez les deux Malédictions, soit 5 points.

lesson-black-hearts-single = Clara prend les deux, 5 points, et entame avec sa dernière carte. Il ne vous reste qu’une carte à vous aussi : il n’y a rien à choisir.
lesson-black-hearts-single-task = Jouez votre 5.

lesson-black-hearts-sixes = Au dernier pli, Ada a dû jouer le 6 rouge, puis Boris a dû jouer le 6 bleu. À égalité, la dernière carte gagne : Boris a donc pris le pli et la Malédiction.
lesson-black-hearts-scored = { $result } On joue des manches jusqu’à ce qu’un total atteigne 13 ou plus. Le total le plus bas gagne alors.
lesson-black-hearts-end = Mais qui prend les 6 Malédictions en une manche gagne la partie, quels que soient les totaux. Et dans une partie avec Cadeaux, un Cadeau retourné après la passe change les règles de la manche.
lesson-black-hearts-end-task = Continuez à jouer ici, ou lancez une partie avec Cadeaux depuis l’accueil.

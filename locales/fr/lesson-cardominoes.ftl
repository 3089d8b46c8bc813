lesson-cardominoes-welcome = Bienvenue dans CARDominoes ! On joue avec des tuiles, mais les points sont mauvais, comme à la Dame de pique : chaque cœur coûte 1, la dame de pique 13. Chacun a d’abord tiré une tuile. Le 5 d’Ada était le plus bas : elle a donné.

lesson-cardominoes-pass = D’abord, vous passez 3 tuiles à Ada, à votre gauche. Vous avez la dame de pique et 3 trèfles. Le 2 de trèfle entame le premier pli et, dans ce jeu, ce pli peut déjà coûter des points.
lesson-cardominoes-pass-task = Passez les 3 trèfles. Sans trèfle, vous pourrez vous défausser aussitôt de la dame.
lesson-cardominoes-pass-why-queen = Ada aurait alors la dame, et vous pourriez encore la prendre dans un pli. Sans trèfle, vous pourrez vous en défausser au premier pli.
lesson-cardominoes-pass-why-other = Passez plutôt le roi, le 8 et le 4 de trèfle, pour n’avoir plus aucun trèfle.

lesson-cardominoes-first = Boris a entamé avec le 2 de trèfle. Vous n’avez pas de trèfle : vous pouvez jouer n’importe quelle tuile. À la Dame de pique, le premier pli est sans points. À CARDominoes, non.
lesson-cardominoes-first-task = Défaussez-vous de la dame de pique.
lesson-cardominoes-first-why-heart = Un cœur coûte 1 point à quelqu’un, mais la dame en coûte 13. Défaussez-vous-en tant que vous pouvez.
lesson-cardominoes-first-why-other = Cela ne coûte de point à personne. Défaussez-vous de la dame : c’est pour cela que vous avez passé vos trèfles.

lesson-cardominoes-win = Ada a pris la dame avec le roi que vous lui avez passé : 13 points. À CARDominoes, la dame ne brise pas les cœurs. Ada entame maintenant à carreau, et vous jouez en dernier.
lesson-cardominoes-win-task = Il n’y a pas de points dans ce pli : remportez-le avec votre valet.
lesson-cardominoes-win-why = Gardez vos tuiles basses : elles laissent le pli aux autres. Jouez le valet maintenant, tant que le pli est sans points.

lesson-cardominoes-look = Votre pli reste visible jusqu’à ce que vous entamiez. Ensuite, il est retourné et plus personne ne peut le regarder. Regardez-le donc tant que vous pouvez !

lesson-cardominoes-lead = Vous ne pouvez pas encore entamer à cœur : touchez-en un pour voir pourquoi. Mais la dame de pique est partie : aucun pique ne coûte plus de points.
lesson-cardominoes-lead-task = Entamez avec n’importe quel pique.
lesson-cardominoes-lead-why = Gardez vos carreaux bas pour plus tard : ils laisseront le pli aux autres. Entamez à pique.

lesson-cardominoes-broken = Clara n’a pas de carreau et s’est défaussée de l’as de cœur. Les cœurs sont brisés une fois ce pli complet : dès le pli suivant, on peut entamer à cœur.
lesson-cardominoes-broken-task = Jouez le 5, votre plus haut carreau sous la dame.
lesson-cardominoes-broken-why = Le 2 est aussi sous la dame, mais gardez-le : plus tard, il pourra rester sous plus de tuiles que le 5.

lesson-cardominoes-duck = Boris entame avec le 6 de cœur, et le 9 de Clara l’emporte pour l’instant.
lesson-cardominoes-duck-task = Jouez le 7, votre plus haut cœur sous le 9.
lesson-cardominoes-duck-why-king = L’as de cœur est parti : votre roi remporterait le pli et tous ses cœurs.
lesson-cardominoes-duck-why-low = C’est aussi sous le 9, mais il sera plus difficile de se débarrasser du 7 plus tard.

lesson-cardominoes-moon = Le 10 d’Ada a pris 4 cœurs. Qui prend les 13 cœurs et la dame décroche la lune et choisit : retirer 26 de son propre score, ou ajouter 26 à celui de tous les autres. Dans cette manche, plus personne ne le peut.
lesson-cardominoes-moon-task = Finissez maintenant la manche sans aide.

lesson-cardominoes-scored = { $result } La partie se termine quand un total dépasse 100. 100 pile ne suffit pas. Le total le plus bas gagne alors.
lesson-cardominoes-end = Vous passez maintenant à droite, en face à la manche suivante, et pas du tout à celle d’après. À certaines tables, on peut ne pas fournir, mais faute de correction à temps, cela coûte 13 points.
lesson-cardominoes-end-task = Continuez à jouer ici, ou lancez votre propre partie depuis l’accueil.

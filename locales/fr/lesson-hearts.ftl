lesson-hearts-welcome = Bienvenue à la Dame de pique ! Ici, les points sont mauvais : chaque cœur que vous prenez coûte 1 point, et la dame de pique en coûte 13. Les autres cartes ne coûtent rien.

lesson-hearts-pass = D’abord la passe : vous donnez 3 cartes à Ada, à votre gauche, et en recevez 3 de Clara. Les cartes hautes remportent les plis et leurs points : ce sont elles qu’il faut passer.
lesson-hearts-pass-task = Sélectionnez le roi de pique, le roi de carreau et l’as de cœur, puis touchez « Passer ».
lesson-hearts-pass-why-low = Gardez vos cartes basses : elles laissent le pli à quelqu’un d’autre.
lesson-hearts-pass-why-clubs = Gardez vos deux trèfles. Une fois qu’ils sont partis, vous pouvez tout jouer quand on demande trèfle.
lesson-hearts-pass-why-high = À part vos trèfles, les deux rois et l’as de cœur sont vos cartes les plus hautes. Passez ces trois-là.

lesson-hearts-queen = Clara vous a passé la dame de pique ! Elle coûte 13 points à qui la prend. Faisons en sorte que ce ne soit pas vous.

lesson-hearts-first = Le 2 de trèfle entame toujours le premier pli, et c’est Boris qui l’avait. Vous avez du trèfle : vous devez fournir, donc en jouer. Ni cœurs ni dame de pique au premier pli : il est sans danger.
lesson-hearts-first-task = Jouez votre as. Il remporte le pli, et pour l’instant cela ne coûte rien.
lesson-hearts-first-why = Vous pouvez jouer le valet, mais l’as, si vous le gardez, pourrait remporter plus tard un pli avec des points. Jouez-le maintenant, sans risque.

lesson-hearts-lead = La carte la plus haute de la couleur demandée remporte le pli : votre as. Qui remporte un pli entame le suivant. Vous ne pouvez pas encore entamer à cœur : touchez-en un pour voir pourquoi.
lesson-hearts-lead-task = Entamez avec votre carreau le plus bas, le 4. Quelqu’un jouera presque sûrement plus haut.
lesson-hearts-lead-why-spade = Gardez vos autres piques. Tant que vous en avez un, rien ne vous oblige à jouer la dame quand on demande pique.
lesson-hearts-lead-why-queen = Si personne ne joue l’as ou le roi de pique, vous reprenez votre propre dame, et 13 points avec elle. Entamez plutôt avec un carreau bas.
lesson-hearts-lead-why-club = Le valet de trèfle pourrait remporter le pli. Le 4 de carreau, presque sûrement pas.
lesson-hearts-lead-why-diamond = Un carreau plus haut pourrait remporter le pli, et les points défaussés dessus. Le 4, presque sûrement pas.

lesson-hearts-follow = Boris a remporté le pli et entame à trèfle. Il ne vous reste qu’un trèfle : vous devez le jouer.
lesson-hearts-follow-task = Jouez le valet de trèfle.

lesson-hearts-discard = Boris entame avec le roi de trèfle, et vous n’avez plus de trèfle. Quand vous ne pouvez pas fournir, vous jouez n’importe quelle carte. C’est une défausse, et elle ne remporte jamais le pli.
lesson-hearts-discard-task = Défaussez-vous de la dame de pique : Boris la prend, et 13 points avec elle.
lesson-hearts-discard-why-heart = Un cœur donne 1 point à Boris, mais la dame lui en donne 13. Une telle occasion ne se représentera peut-être pas.
lesson-hearts-discard-why-other = Cela ne donne aucun point à Boris. Débarrassez-vous de la dame tant que vous pouvez.

lesson-hearts-broken = Et 13 points pour Boris ! La dame de pique a aussi brisé les cœurs : désormais, on peut entamer à cœur. Se défausser d’un cœur les brise aussi.

lesson-hearts-duck = Boris entame avec le 10 de carreau. Jouez votre plus haut carreau sous le 10 : une carte haute s’en va, et vous ne remportez pas le pli.
lesson-hearts-duck-task = Jouez le 9 de carreau.
lesson-hearts-duck-why = Le 7 est aussi sous le 10, mais gardez-le : plus tard, il pourra rester sous plus de cartes que le 9.

lesson-hearts-last = Vous jouez en dernier et voyez donc qui gagne : Boris, avec le roi de cœur. Il prend le cœur que vous jouez maintenant, quel qu’il soit.
lesson-hearts-last-task = Jouez votre plus haut cœur, la dame.
lesson-hearts-last-why = Boris prend aussi celui-là, mais vous gardez la dame de cœur, qui pourrait vous faire prendre plus tard un pli plein de cœurs.

lesson-hearts-moon = Regardez Boris : il a pris tous les points jusqu’ici. Prendre les 13 cœurs et la dame de pique s’appelle décrocher la lune : qui y arrive marque 0, et tous les autres reçoivent 26 points.

lesson-hearts-stop = Boris entame avec le 6 de cœur. Si quelqu’un d’autre prend ne serait-ce qu’un cœur, Boris ne peut plus décrocher la lune. Quelques points vous font moins mal que 26.
lesson-hearts-stop-task = Battez le 6 avec votre 9 de cœur.
lesson-hearts-stop-why = C’est sous le 6 : Boris pourrait prendre aussi ces cœurs et se rapprocher de la lune. Arrêtez-le avec le 9.

lesson-hearts-low = Vous avez pris 4 points, mais Boris ne peut plus décrocher la lune. À vous d’entamer. Entamez bas : si les autres doivent jouer plus haut, l’un d’eux remporte le pli.
lesson-hearts-low-task = Entamez avec le 2 de cœur.
lesson-hearts-low-why-five = Le 5 est peut-être assez bas, mais le 2 est plus sûr : il ne peut pas gagner tant que quelqu’un d’autre a un cœur.
lesson-hearts-low-why-other = C’est le bon moment pour les cœurs : votre 2 est le plus bas de tous, quelqu’un d’autre prend donc les points.

lesson-hearts-alone = Finissez maintenant la manche sans aide. Fournissez avec votre carte la plus haute qui ne gagne pas. Quand vous ne pouvez pas fournir, défaussez-vous de la carte qui pourrait vous coûter le plus.
lesson-hearts-alone-task = Une hésitation ? Touchez « Indice ».

lesson-hearts-scored = { $result } Les points d’une manche font 26 en tout. On joue des manches jusqu’à ce qu’un joueur atteigne 100 points. Le total le plus bas gagne alors.
lesson-hearts-end = Vous savez jouer ! Passez les cartes dangereuses, fournissez bas, défaussez les cartes hautes si vous ne pouvez pas fournir, et surveillez la lune. Dans cette manche, on passe à droite.
lesson-hearts-end-task = Continuez à jouer ici aussi longtemps que vous voulez, ou lancez votre propre partie depuis l’accueil.

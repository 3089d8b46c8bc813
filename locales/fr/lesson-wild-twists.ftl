lesson-wild-twists-welcome = Bienvenue dans Wild Twists ! Comme à la Dame de pique, les points sont mauvais : chaque cœur que vous prenez coûte 1, la dame de pique 13. La nouveauté : 4 jokers, un par couleur. Vous en avez 3 !
lesson-wild-twists-wild = Un joker appartient à sa couleur. En le jouant, vous choisissez : carte la plus haute de sa couleur, au-dessus de l’as, ou la plus basse, sous le 2. Il n’y a pas de passe dans ce jeu.

lesson-wild-twists-open = Le trèfle le plus bas entame le premier pli. Vous avez le joker de trèfle : vous pouvez entamer avec lui, comme carte la plus basse. Sinon, c’est le plus bas des autres trèfles qui entame.
lesson-wild-twists-open-task = Entamez avec le joker de trèfle comme carte la plus basse. Il ne peut pas remporter le pli.
lesson-wild-twists-open-why = Vous pouvez le garder, mais entamez avec lui cette fois, pour voir ce que fait un joker joué comme carte la plus basse.

lesson-wild-twists-queen = Boris n’avait pas de trèfle et s’est défaussé de la dame de pique : dans ce jeu, le premier pli peut coûter des points. Le roi de Clara l’a remporté, avec 13 points. Ici, la dame ne brise pas les cœurs.

lesson-wild-twists-discard = Clara entame avec l’as de carreau, et vous n’avez pas de carreau. Quand vous ne pouvez pas fournir, vous jouez n’importe quelle carte. Se défausser d’un cœur brise les cœurs.
lesson-wild-twists-discard-task = Défaussez-vous de votre as de cœur. Clara le prendra sans doute.
lesson-wild-twists-discard-why-wild = Vos jokers sont plus utiles dans leur couleur. Défaussez-vous de l’as de cœur : il pourrait vous faire prendre des cœurs plus tard.
lesson-wild-twists-discard-why-jack = Le valet pourrait partir aussi, mais l’as est plus dangereux : aucun cœur des autres ne peut le battre.
lesson-wild-twists-discard-why-other = C’est sans risque, mais Clara n’en reçoit aucun point. Ici, vous pouvez vous débarrasser d’un cœur gratuitement.

lesson-wild-twists-follow = Boris a joué le joker de carreau comme carte la plus basse : l’as de Clara a gagné. Les cœurs sont brisés, et elle entame avec le 8 de cœur. Vous devez fournir. Le joker de cœur est aussi un cœur, et coûte 1 point comme les autres.
lesson-wild-twists-follow-task = Jouez le joker de cœur comme carte la plus basse.
lesson-wild-twists-follow-why-highest = Comme carte la plus haute, il remporte à coup sûr le pli et tous ses cœurs. Jouez-le comme carte la plus basse.
lesson-wild-twists-follow-why-jack = Le valet remporte le pli si personne ne joue un cœur plus haut. Le joker de cœur comme carte la plus basse ne le peut pas.

lesson-wild-twists-last = Le roi d’Ada a pris 4 cœurs. Elle entame maintenant à pique, et vous jouez en dernier. Il n’y a pas de points dans ce pli : le remporter ne coûte rien.
lesson-wild-twists-win = Un joker joué comme carte la plus haute bat toutes les autres cartes de sa couleur. Et si vous remportez le pli, vous entamez le suivant.
lesson-wild-twists-win-task = Remportez le pli : jouez le joker de pique comme carte la plus haute.
lesson-wild-twists-win-why-lowest = Comme carte la plus basse, il laisse le pli à Clara. Jouez-le cette fois comme la plus haute : le pli ne coûte rien.
lesson-wild-twists-win-why-other = Vous pouvez jouer cela, mais c’est le moment de votre joker comme carte la plus haute : il n’y a pas de points dans ce pli.

lesson-wild-twists-lead = Vous avez remporté le pli, et cela ne vous a rien coûté. À vous d’entamer. Une carte basse est une entame sûre tant que les autres ont des cartes plus hautes de sa couleur.
lesson-wild-twists-lead-task = Entamez avec le 2 de pique.
lesson-wild-twists-lead-why-spade = Un pique plus haut pourrait remporter le pli. Votre pique le plus bas est l’entame la plus sûre.
lesson-wild-twists-lead-why-heart = Vous pouvez maintenant entamer à cœur, mais votre valet pourrait prendre les cœurs, et chacun coûte 1 point.
lesson-wild-twists-lead-why-club = Boris n’a pas de trèfle : il pourrait se défausser de cœurs sur ce pli, et vous risquez de le remporter.

lesson-wild-twists-moon = Les 14 cœurs et la dame valent 27 points. Qui les prend tous décroche la lune et choisit : retirer 27 de son propre score, ou ajouter 27 à celui de tous les autres. Dans cette manche, plus personne ne le peut.
lesson-wild-twists-moon-task = Finissez maintenant la manche sans aide.

lesson-wild-twists-scored = { $result } Une partie courte compte 1 manche, une moyenne 3 et une longue 5. Le total le plus bas gagne.
lesson-wild-twists-end = À 3, 5 ou 6 joueurs, il reste des cartes. Elles sont au milieu, face cachée, et qui remporte le premier pli les prend aussi, sans les voir.
lesson-wild-twists-end-task = C’était Wild Twists ! Lancez votre propre partie depuis l’accueil.

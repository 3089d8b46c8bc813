hints-legal = C’est un coup permis.
hints-only-card = C’est la seule carte que vous pouvez jouer.
hints-last-card = C’est votre dernière carte.
hints-none-better = Aucune autre carte ne ferait mieux.

hints-exact = Toutes les donnes possibles ont été examinées : il n’y a rien de mieux.
hints-simulated = C’est ce qui réussit le mieux dans les donnes simulées.
hints-simulated-pass = Dans les donnes simulées, votre main s’en sort le mieux sans ces cartes.
hints-simulated-wins = C’est ce qui gagne le plus souvent dans les manches simulées.

hints-like-search = Un bot qui calcule loin en ferait sans doute autant.
hints-best-for-trick = Cela paraît le meilleur choix pour ce pli.
hints-best-for-queen = Cela paraît le meilleur choix pour ce pli et la dame de pique.
hints-best-by-cards-played = Cela paraît le meilleur choix, vu les cartes déjà jouées.
hints-best-for-now = Cela paraît le meilleur choix pour l’instant.

hints-pass-for-moon = Vous pourriez décrocher la lune : passez les cartes qui perdraient des plis.
hints-pass-queen = Vous avez trop peu de piques pour protéger la dame de pique.
hints-pass-suit = Passer ces cartes vous débarrasse d’une couleur : vous pourrez vous défausser quand elle sera demandée.
hints-pass-spades = Des piques hauts pourraient vous faire prendre la dame de pique.
hints-pass-high = Ces cartes remporteraient sans doute des plis.

hints-draw-queen = Cela pourrait faire tomber la dame de pique.
hints-lead-low = Une entame basse : quelqu’un d’autre remportera sans doute le pli.
hints-lead-losing = Quelqu’un d’autre remportera sans doute le pli avec cette entame.
hints-lead-cheap = Vous remporterez sans doute ce pli, mais il devrait vous coûter peu.
hints-lead-best = Vous n’avez pas de meilleure entame.

hints-highest-under = De vos cartes qui ne peuvent pas remporter ce pli, c’est la plus haute.
hints-under = C’est trop bas pour remporter ce pli.
hints-high-while-cheap = Ce pli ne vaut sans doute rien : jouez votre carte la plus haute.
hints-must-win = Vous ne pouvez pas éviter de remporter ce pli.
hints-likely-win = Vous ne pouvez sans doute pas éviter de remporter ce pli.
hints-worth-winning = Ce pli vaut la peine d’être remporté.
hints-probably-under = Quelqu’un après vous jouera sans doute plus haut.

hints-drop-queen = Débarrassez-vous de la dame de pique.
hints-give-heart = Défaussez-vous d’un cœur sur le pli de quelqu’un d’autre.
hints-drop-high-spade = Débarrassez-vous d’un pique haut qui pourrait vous faire prendre la dame de pique.
hints-drop-danger = Défaussez-vous de la carte qui risque le plus de vous coûter cher ensuite.
hints-avoid-queen = Toute autre carte vous ferait prendre la dame de pique.

hints-stop-moon = Un joueur a tous les points pour l’instant : remportez ce pli pour l’empêcher de décrocher la lune.
hints-moon-certain = Vous remporterez à coup sûr tous les plis restants et décrocherez la lune.
hints-moon-lead = Décrochez la lune : entamez avec votre carte maîtresse la plus sûre.
hints-moon-win = Décrochez la lune : remportez aussi ce pli.
hints-moon-lose = Décrochez la lune : débarrassez-vous d’une carte qui perdrait un pli plus tard.

hints-reward-wins = Cela termine la partie, et vous gagnez.
hints-reward-too-soon = Ajouter des points aux autres terminerait la partie avant que vous soyez en tête.
hints-reward-ahead = Personne n’est devant vous : une partie plus courte vous convient.
hints-reward-behind = Vous avez du retard : une partie plus longue vous convient.
hints-reward-likelier = Cela vous donne plus de chances de gagner la partie.
hints-reward-same = Les deux choix vous font gagner autant de points sur les autres.

hints-keep-wild = Gardez le joker de trèfle pour plus tard.
hints-open-only-club = C’est votre seul trèfle et, comme carte la plus basse, il remporte rarement le pli.
hints-open-high-clubs = Vos autres trèfles sont hauts, mais le joker de trèfle ouvre comme carte la plus basse.

hints-correct-revoke = Cela corrige la renonce : pas de pénalité.
hints-gather = Le pli est complet.

hints-pass-curse = Une Malédiction est mieux dans la main de quelqu’un d’autre.
hints-pass-winners = Passez les cartes qui risquent le plus de remporter des plis.
hints-two-oclock = « Deux heures » ouvre la manche.
hints-give-curse = Quelqu’un d’autre remporte ce pli : laissez-lui une Malédiction.
hints-no-curse = Il n’y a pas de Malédiction dans ce pli : vous pouvez le remporter sans risque.
hints-may-be-beaten = Quelqu’un après vous pourrait encore jouer plus fort.

hints-uncatchable = Un Insaisissable au sommet empêche de voler la pile.
hints-add-heart = Cela ajoute un point à votre camp.
hints-better-stack = Vous obtenez une meilleure pile en échange.
hints-stack-for-card = Vous obtenez toute une pile pour une seule carte.
hints-ultimate-love = Un Grand Amour sous votre pile rapporte 3 points.
hints-heartbreaker = Un Brise-cœur sous la pile adverse coûte 3 points à votre adversaire.
hints-change-of-heart = À la fin, un Cœur volage échange sa pile avec celle d’en face.
hints-hide = La carte vaut plus comme Secret.

hints-why = Pourquoi ?
hints-pass = Passez { CARDS($cards) }.
hints-choices = Vos choix
hints-choice = Choix
hints-points = Points de plus
hints-chance = Gagne moins souvent
hints-best = Le meilleur
hints-points-more = { NUMBER($more, digits: 1) } ± { NUMBER($error, digits: 1) }
hints-chance-more = { NUMBER($more, digits: 0, style: "percent") } ± { NUMBER($error, digits: 0, style: "percent") }
hints-once = À peine essayé
hints-close = Trop serré pour trancher
hints-about = Un bot a joué jusqu’au bout de nombreuses donnes compatibles avec ce que vous voyez. La barre montre le coût moyen, le trait à son extrémité l’incertitude (erreur type).
hints-more =
    { $count ->
        [one] Afficher { $count } autre choix
       *[other] Afficher { $count } autres choix
    }
hints-nothing = Il n’y a rien d’autre à comparer.

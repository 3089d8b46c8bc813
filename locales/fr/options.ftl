options-usual-switch =
    { $usual ->
        [true] Par défaut : oui.
       *[false] Par défaut : non.
    }
options-usual-choice = { LIST($values, type: "disjunction") }. Par défaut : { $usual }.
options-usual-range = De { $least } à { $most }. Par défaut : { $usual }.
options-usual-list = Par défaut : { $usual }.
options-usual-none = Par défaut : aucune.

options-left = gauche
options-right = droite
options-across = face
options-hold = rien

options-hearts-target = Score de fin
options-hearts-target-help = La partie se termine quand un joueur atteint ce score. Le score le plus bas gagne.

options-cardominoes-target = Score de fin
options-cardominoes-target-help = La partie se termine quand un joueur dépasse ce score. Le score le plus bas gagne.
options-cardominoes-revoke = Renonces
options-cardominoes-revoke-help = Ne pas fournir alors qu’on le peut est une renonce. Soit c’est impossible, soit cela coûte 13 points, sauf si vous reprenez la tuile à temps.
options-revoke-refused = Impossibles
options-revoke-penalty = Pénalité

options-length = Durée
options-length-help = Courte : 1 manche. Moyenne : 3 manches. Longue : 5 manches.
options-length-short = Courte
options-length-medium = Moyenne
options-length-long = Longue

options-gifts = Cadeaux
options-gifts-help = À chaque manche, une carte Cadeau change une règle, jusqu’à épuisement des Cadeaux. Vous découvrez le jeu ? Jouez d’abord sans Cadeaux.

options-best-of = Partie
options-best-of-help = Une partie plus longue se termine dès qu’un joueur ne peut plus être rattrapé. En cas d’égalité après la dernière manche, on continue jusqu’à ce que l’un des deux mène.
options-best-of-one = 1 manche
options-best-of-three = Au meilleur des 3
options-best-of-five = Au meilleur des 5
options-uncatchable-scores = Les Insaisissables comptent
options-uncatchable-scores-help = Un Insaisissable visible vaut 1 point, comme toute autre carte visible.

options-base = Partir de
options-base-help = Règle toutes les options ci-dessous sur les règles de ce jeu.
options-base-openspiel = Une manche de Dame de pique
options-wilds = Jokers
options-wilds-help = Ajoute les quatre jokers. En jouant un joker, vous choisissez : la carte la plus haute ou la plus basse de sa couleur.
options-removed = Cartes retirées
options-removed-help = Cartes retirées du jeu. J, Q, K, A : valet, dame, roi, as. W : joker. C, D, H, S : trèfle, carreau, cœur, pique. « 2D 10S WC » retire le 2 de carreau, le 10 de pique et le joker de trèfle.
options-pass-cards = Passe
options-pass-cards-help = Les joueurs se passent des cartes avant le premier pli.
options-pass-count = Cartes à passer
options-pass-count-help = Combien de cartes passe chaque joueur.
options-pass-cycle = Sens de la passe
options-pass-cycle-help = À qui passer à chaque manche : gauche, droite, face ou rien (pas de passe). Après le dernier sens, on recommence.
options-first-trick = Pas de points au premier pli
options-first-trick-help = Au premier pli, on ne peut jouer ni cœur ni dame de pique, sauf si l’on n’a rien d’autre.
options-any-club = Ouvrir d’un trèfle au choix
options-any-club-help = Le joueur qui a le trèfle le plus bas peut ouvrir avec n’importe lequel de ses trèfles.
options-must-break = Les cœurs doivent être brisés
options-must-break-help = On ne peut pas entamer à cœur tant que les cœurs ne sont pas brisés, sauf si l’on n’a rien d’autre.
options-queen-breaks = La dame brise les cœurs
options-queen-breaks-help = La dame de pique brise aussi les cœurs.
options-hearts-break = Quand les cœurs sont brisés
options-hearts-break-help = Dès que la carte est jouée, ou quand le pli est complet.
options-hearts-break-at-once = Aussitôt
options-hearts-break-after-trick = Après le pli
options-hearts-instead = Un cœur plutôt que la dame
options-hearts-instead-help = Avec seulement des cœurs et la dame de pique en main, on peut entamer à cœur avant que les cœurs soient brisés.
options-jack = Valet de carreau
options-jack-help = Prendre le valet de carreau baisse votre score de 10.
options-no-tricks = Bonus sans pli
options-no-tricks-help = Ne prendre aucun pli dans une manche baisse votre score de 5, sauf si quelqu’un décroche la lune.
options-moon = Décrocher la lune
options-moon-help = Tous les autres reçoivent tous les points, ou ces points sont retirés de votre score, ou vous choisissez.
options-moon-add = Ajouter aux autres
options-moon-subtract = Retirer du sien
options-moon-choose = Au choix
options-revoke = Renonces
options-revoke-help = Ne pas fournir alors qu’on le peut est une renonce. Soit c’est impossible, soit cela coûte 13 points, sauf si vous reprenez la carte à temps.
options-draw = Tirage du donneur
options-draw-help = Chacun tire une carte, et la plus basse donne en premier. La donne passe ensuite à gauche.
options-closes = Masquer le dernier pli
options-closes-help = Une fois le pli suivant commencé, personne ne peut plus regarder le précédent.
options-target = Score de fin
options-target-help = Le score qui termine la partie. 0 : aucune limite.
options-target-rule = La partie se termine quand ce score est
options-target-rule-help = Atteint : le score exact suffit. Dépassé : il faut au moins 1 point de plus.
options-target-rule-meets = Atteint
options-target-rule-exceeds = Dépassé
options-hands = Manches
options-hands-help = Le nombre de manches de la partie. 0 : aucune limite.

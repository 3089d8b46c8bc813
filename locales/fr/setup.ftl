setup-players = Joueurs
setup-difficulty = Difficulté
setup-your-name = Votre nom
setup-bot = Bot
setup-bot-number = Bot { $number }
setup-level = Niveau
setup-level-at = Niveau à la place { $seat }
setup-levels = Comment jouent les bots
setup-reset = Réinitialiser
setup-friends = Entre amis
setup-play = Jouer

setup-wrong-range = Saisissez un nombre de { $least } à { $most }.
setup-wrong-card = « { $typed } » n’est pas une carte. Écrivez 2D pour le 2 de carreau, ou WC pour le joker de trèfle.
setup-wrong-again = « { $typed } » n’est pas dans le jeu de cartes, ou vous l’avez retirée deux fois.
setup-wrong-uneven = { $cards } cartes ne se distribuent pas à parts égales entre { $players } joueurs. Retirez plus ou moins de cartes.
setup-wrong-clubs = Laissez plus de trèfles dans le jeu de cartes : un trèfle doit ouvrir chaque manche.
setup-wrong-points = Laissez dans le jeu de cartes la dame de pique et au moins un cœur.
setup-wrong-pass = Chaque joueur ne reçoit que { $cards } cartes. Passez-en moins.
setup-wrong-direction = « { $typed } » n’est pas un sens. Écrivez gauche, droite, face ou rien.
setup-wrong-across = Avec un nombre impair de joueurs, personne n’est assis en face. Utilisez gauche, droite ou rien.
setup-wrong-no-direction = Saisissez au moins un sens, ou désactivez « Passe ».
setup-wrong-end = Fixez un score ou un nombre de manches qui termine la partie.

setup-duplicate = Partie en duplicate
setup-duplicate-about = Envoyez un lien à vos amis. Tout le monde joue les mêmes { $count } parties contre des bots, une à chaque place, à l’heure qui lui convient. La chance ne compte plus.
setup-duplicate-make = Créer la partie en duplicate

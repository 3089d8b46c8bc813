ending-standing = Classement
ending-place = Rang
ending-player = Joueur
ending-this-hand = Manche
ending-last-hand = Dernière
ending-total = Partie
ending-line = { $over ->
    [true] La partie se termine quand un score dépasse { $total }.
   *[false] La partie se termine quand un score atteint { $total }.
  }

ending-hands = Manche par manche
ending-hand = Manche
ending-hands-none = Aucune manche comptée pour l’instant.
ending-hands-total = Total

ending-scores = Scores
ending-continue = Continuer

ending-moon = Vous avez décroché la lune : choisissez votre récompense
ending-moon-self = Baisser mon score
ending-moon-others = Augmenter les autres
ending-moon-totals = Scores de la partie ensuite
ending-moon-you = Vous

ending-no-winner = Pas de vainqueur cette fois
ending-tricks = Plis de la dernière manche
ending-verify = Vérifier la donne
ending-not-ready = Pas de revanche
ending-start = Jouer avec des bots
ending-harder = Bots plus forts
ending-watch-next = Voir la suivante
ending-go-next = Partie suivante
ending-rematch = Revanche
ending-ready = ✓ Revanche acceptée
ending-replay = Rejouer la partie

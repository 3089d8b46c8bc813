pad-title = Feuille de score
pad-about = Comptez les points d’une table avec de vraies cartes. Les scores sont enregistrés dans ce navigateur, même hors connexion.
pad-options = Joueurs et fin de la partie
pad-players = Joueurs
pad-best = Qui gagne
pad-best-of =
    { $best ->
        [low] Total le plus bas
       *[high] Total le plus haut
    }
pad-limit = La partie se termine quand un total atteint (vide : aucune limite)
pad-scores = Scores
pad-round = Manche
pad-name-label = Nom du joueur { $number }
pad-player = Joueur { $number }
pad-score-label = Manche { $round }, { $name }
pad-delete = Supprimer
pad-delete-round = Supprimer la manche { $round }
pad-total = Total
pad-lead =
    { $count ->
        [one] { LIST($names) } mène.
       *[other] { LIST($names) } mènent.
    }
pad-win =
    { $count ->
        [one] { LIST($names) } gagne.
       *[other] { LIST($names) } partagent la victoire.
    }
pad-new = Nouvelle partie
pad-new-title = Commencer une nouvelle partie ?
pad-new-about = Cela efface les scores. Les noms restent.
pad-keep = Garder les scores

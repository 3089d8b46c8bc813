rules-play = Jouer
rules-learn = Apprendre en jouant
rules-not-offered = Ce jeu n’est pas disponible ici.

rules-cards = Les cartes
rules-passing = La passe
rules-playing = Le jeu
rules-revokes = Ne pas fournir
rules-scoring = Le décompte
rules-end = La fin

rules-examples = Exemples
rules-scoring-example = Exemple de décompte
rules-options = Options de la table

rules-you = Vous
rules-ada = Ada
rules-boris = Boris
rules-clara = Clara
rules-dmitri = Dmitri
rules-edith = Edith
rules-felix = Felix
rules-greta = Greta

rules-card =
    { $look ->
        [lit] { $card }, en évidence
        [dim] { $card }, en grisé
       *[plain] { $card }
    }
rules-card-labelled =
    { $look ->
        [lit] { $label } : { $card }, en évidence
        [dim] { $label } : { $card }, en grisé
       *[plain] { $label } : { $card }
    }
rules-card-back = une carte face cachée

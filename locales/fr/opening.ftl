opening-got-it = Compris

opening-hearts-pass = Sélectionnez 3 cartes, puis touchez « Passer ». Les piques hauts et les cœurs hauts sont les plus dangereux.
opening-cardominoes-pass = Sélectionnez 3 tuiles, puis touchez « Passer ». Personne d’autre ne voit vos tuiles.
opening-black-hearts-pass = Que passer ? Le livret de règles conseille les nombres les plus grands de votre main.
opening-custom-hearts-pass = Sélectionnez les cartes à passer, puis touchez « Passer ».

opening-hearts-play = Vous pouvez jouer les cartes en évidence. Touchez une carte grisée pour voir pourquoi elle est refusée.
opening-cardominoes-play = Jouez une tuile en évidence. Un pli fini reste visible jusqu’à ce que son gagnant entame ou le ramasse.
opening-wild-twists-play = Jouez une carte en évidence. Avec un joker, vous choisissez : la plus haute ou la plus basse de sa couleur.
opening-black-hearts-play = Pas besoin de fournir. Le plus grand nombre gagne ; à égalité, le dernier. Les Cadeaux peuvent changer cela.
opening-custom-hearts-play = Vous pouvez jouer les cartes en évidence. Touchez une carte grisée pour voir pourquoi elle est refusée.

opening-heartcatchers-turn = Choisissez une carte, puis « Attraper », « Voler » ou « Cacher ». Les cœurs montrent qui attrape qui.

opening-card-blank = Cœur simple
opening-card-love = Grand Amour
opening-card-breaker = Brise-cœur
opening-card-change = Cœur volage
opening-card-uncatchable = Insaisissable

opening-card-wild = JOKER
opening-card-high = HAUTE
opening-card-low = BASSE

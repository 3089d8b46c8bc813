rules-black-hearts-lead = Six Malédictions, cinq plis éclair. Refilez les Malédictions aux autres, ou prenez les six en une manche et gagnez la partie.

rules-black-hearts-curses = 6 Malédictions rouges, numérotées de 1 à 6, à chaque manche. Les cœurs noirs d’une Malédiction sont ses points de malédiction.
rules-black-hearts-red = { $number } rouge :
rules-black-hearts-curse-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-black-hearts-blue =
    { $players ->
        [0] 6 cartes bleues, numérotées de 1 à 6. Le 2 est « Deux heures » ; à 3 joueurs, c’est la seule carte bleue en jeu.
        [3] 1 carte bleue : le 2, « Deux heures ».
       *[other] 6 cartes bleues, numérotées de 1 à 6. Le 2 est « Deux heures ».
    }
rules-black-hearts-white =
    { $players ->
        [0] 18 cartes blanches, 3 de chaque nombre de 1 à 6. À chaque manche, on en tire 8 au hasard à 3 ou 4 joueurs, 13 à 5 ; à 6 joueurs, les 18 sont en jeu. Personne ne sait lesquelles sont écartées.
        [5] 13 cartes blanches, tirées au hasard à chaque manche parmi 18 : 3 de chaque nombre de 1 à 6. Personne ne sait lesquelles sont écartées.
        [6] 18 cartes blanches à chaque manche, 3 de chaque nombre de 1 à 6.
       *[other] 8 cartes blanches, tirées au hasard à chaque manche parmi 18 : 3 de chaque nombre de 1 à 6. Personne ne sait lesquelles sont écartées.
    }

rules-black-hearts-hand = Une manche
rules-black-hearts-pass = Chacun reçoit 5 cartes et en passe 2 à gauche. Tous choisissent avant que quiconque voie ce qu’il reçoit. Vous hésitez ? Passez vos plus grands nombres.
rules-black-hearts-gift-turned = Ensuite, un Cadeau est retourné au hasard. Il reste sur la table et vaut pour toute la manche : là où il diffère des règles, c’est le Cadeau qui compte.
rules-black-hearts-no-gifts = Cette table joue sans Cadeaux.
rules-black-hearts-first = Le joueur qui a « Deux heures » doit entamer le premier pli avec cette carte.
rules-black-hearts-any-card = Pas besoin de fournir : jouez n’importe quelle carte.
rules-black-hearts-takes = Le nombre le plus grand remporte le pli. Si plusieurs cartes sont à égalité, la dernière d’entre elles gagne. Son joueur entame le pli suivant. Une manche compte 5 plis.

rules-black-hearts-gifts = Les Cadeaux
rules-black-hearts-gifts-used =
    { $table ->
        [true] Un Cadeau retourné quitte la partie. Quand il n’en reste plus, on n’en retourne plus.
       *[false] Un Cadeau retourné quitte la partie. Quand il n’en reste plus, on n’en retourne plus. Pour votre première partie, vous pouvez jouer sans les Cadeaux.
    }
rules-black-hearts-gift =
    { $copies ->
        [one] <b>{ $name }.</b> { $text }
       *[other] <b>{ $name }.</b> { $text } Cette carte existe en { $copies } exemplaires.
    }

rules-black-hearts-points = Après les 5 plis, les points de malédiction que vous avez pris s’ajoutent à votre total.
rules-black-hearts-all = Un joueur qui a pris les 6 Malédictions dans la manche gagne la partie, quels que soient les totaux. Tous les autres perdent.
rules-black-hearts-end = Sinon, la partie se termine dès qu’un total est de 13 ou plus. Le total le plus bas gagne, même s’il est lui-même de 13 ou plus ; à égalité, la victoire est partagée. Si personne n’a encore 13, on joue une autre manche.

rules-black-hearts-picture-curses = Les 6 Malédictions. Chacune a son nom et ses points de malédiction, et les 6 sont là à chaque manche.
rules-black-hearts-picture-first = Vous aviez « Deux heures », le 2 bleu, et deviez entamer avec lui. On peut jouer n’importe quelle carte dessus. Le 5 de Clara est le nombre le plus grand : elle remporte le pli, et avec lui la Malédiction de Boris.
rules-black-hearts-picture-tie = Deux 6 : le second gagne. Clara a joué après Ada : le 4 rouge est pour elle.
rules-black-hearts-picture-pass = Passez 2 cartes à gauche. Si vous hésitez, passez vos plus grands nombres : ils remportent des plis.

rules-black-hearts-score-you = Vous n’avez pris aucune Malédiction
rules-black-hearts-score-ada = Ada a pris le 2 rouge et le 3 rouge
rules-black-hearts-score-boris = Boris a pris le 6 rouge
rules-black-hearts-score-clara = Clara a pris les 1, 4 et 5 rouges
rules-black-hearts-score-sum = Ces points s’ajoutent aux totaux. Dès qu’un total est de 13 ou plus, le total le plus bas gagne. Si Clara avait pris les 6 Malédictions dans cette manche, elle aurait gagné la partie.

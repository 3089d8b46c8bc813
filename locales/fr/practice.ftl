practice-title = Entraînement
practice-loading = Chargement…
practice-about = Ce que vous trouvez revient après 1, 3, 7, 16 et 35 jours, puis plus jamais. Ce que vous manquez revient demain. Seul votre premier essai compte.
practice-mistakes = Vos erreurs
practice-due =
    { $count ->
        [one] { $count } erreur à revoir aujourd’hui.
       *[other] { $count } erreurs à revoir aujourd’hui.
    }
practice-start = Travailler vos erreurs
practice-next = Rien à revoir aujourd’hui. La prochaine erreur revient le { $date }.
practice-empty = Analysez une partie terminée : vos erreurs arrivent ici d’elles-mêmes.
practice-counts = Plus tard : { NUMBER($later) }. Acquises : { NUMBER($learned) }.
practice-spots = Problèmes
practice-spots-about = Dans chacune de ces positions, un choix est nettement meilleur que tous les autres. Saurez-vous le trouver ?
practice-solved = Résolus : { NUMBER($right) } sur { NUMBER($all) }
practice-again =
    { $count ->
        [one] { $count } à revoir.
       *[other] { $count } à revoir.
    }
practice-solve = Résoudre : { $game }
practice-count = { $number } sur { $of }
practice-costs = Ce que coûte chaque choix
practice-best = Meilleur choix
practice-tried = Votre essai
practice-back = À revoir le { $date }.
practice-learned = C’est acquis : vous ne le reverrez plus.

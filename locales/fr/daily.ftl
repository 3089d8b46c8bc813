daily-title = Donnes du jour
daily-intro = Une courte partie de chaque jeu, la même pour tout le monde ici. Vous ne jouez chacune qu’une fois et ne pouvez rien annuler. Les donnes changent à 0 h UTC.
daily-left = Temps restant aujourd’hui : { $hours } h { $minutes } min.
daily-streak =
    { $count ->
        [one] Série : { $count } jour
       *[other] Série : { $count } jours
    }
daily-result = Total { $total }, rang { $place } sur { $count }
daily-spread = Tous les résultats
daily-total = Total
daily-people = Joueurs
daily-share = Copier votre résultat : { $game }
daily-look = Ouvrir votre partie : { $game }
daily-continue = Continuer : { $game }
daily-play = Jouer : { $game }
daily-proof = Vérifier les donnes : { $game }
daily-proof-text = Les donnes viennent d’une graine. Son empreinte SHA-256 est publiée la veille, la graine elle-même le lendemain. Si la graine d’hier correspond à l’empreinte que vous avez vue, personne n’a changé les donnes.
daily-commitment = Empreinte de la graine du jour
daily-next-commitment = Empreinte de la graine de demain
daily-last-seed = Graine d’hier
daily-shared = Moonshot { $day }, { $game } : total { $total }, rang { $place } sur { $count }
daily-loading = Chargement des donnes…

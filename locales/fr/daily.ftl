daily-title = Donnes du jour
daily-intro = Une courte partie de chaque jeu, la même pour tout le monde ici. Vous jouez chacune une seule fois et ne pouvez rien annuler. Un nouveau jour commence à 0 h 00 UTC.
daily-left = Temps restant aujourd’hui : { $hours } h { $minutes } min.
daily-streak =
    { $count ->
        [one] Un jour de suite
       *[other] { $count } jours de suite
    }
daily-result = Total { $total }, rang { $place } sur { $count }
daily-spread = Tous les résultats
daily-total = Total
daily-people = Personnes
daily-share = Copier votre résultat à { $game }
daily-look = Ouvrir votre partie de { $game }
daily-continue = Continuer { $game }
daily-play = Jouer à { $game }
daily-proof = Vérifier les donnes de { $game }
daily-proof-text = Les donnes viennent d’une graine. Son SHA-256 est publié un jour avant la partie, la graine elle-même un jour après. Si la graine d’hier correspond à l’empreinte que vous avez vue, personne n’a changé les donnes.
daily-commitment = Empreinte de la graine du jour
daily-next-commitment = Empreinte de la graine de demain
daily-last-seed = Graine d’hier
daily-shared = Moonshot { $day }, { $game } : total { $total }, rang { $place } sur { $count }
daily-loading = Chargement des donnes…

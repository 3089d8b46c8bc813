matches-empty = Vous n’avez pas encore joué. Vos parties apparaîtront ici.
matches-all = Tous les joueurs par classement

matches-by-game = Résultats par jeu
matches-tally =
    { $played ->
        [one] Gagnées : { $won } sur { $played } partie
       *[other] Gagnées : { $won } sur { $played } parties
    }
matches-rating = Classement { $rating }

matches-in-progress = En cours
matches-archived = Archivées
matches-finished = Terminées

matches-with = avec { LIST($names) }
matches-round =
    { $round ->
        [game] Manche { $number }
       *[hand] Manche { $number }
    }
matches-won =
    { WHO($player) ->
        [you] Vous avez gagné
       *[other] { $player } a gagné
    }
matches-shared = Victoire partagée : { PLAYERS($players) }
matches-stopped = Arrêtée sans résultat
matches-when = { $ago }, { $date }
matches-score = { $name } { NUMBER($points) }

matches-name = { $game } avec { LIST($names) }
matches-continue = Continuer
matches-continue-match = Continuer : { $match }
matches-view = Voir
matches-view-match = Voir : { $match }
matches-replay = Revoir
matches-replay-match = Revoir : { $match }
matches-check = Vérifier les donnes
matches-check-match = Vérifier les donnes : { $match }
matches-transcript = Transcription
matches-transcript-match = Transcription : { $match }
matches-archive = Archiver
matches-archive-match = Archiver : { $match }
matches-restore = Restaurer
matches-restore-match = Restaurer : { $match }
matches-is-archived = Partie archivée : { $game }.
matches-is-restored = Partie de nouveau en cours : { $game }.
matches-statistics = Vos statistiques

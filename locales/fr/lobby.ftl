lobby-wait = Un instant. Votre dernière action n’est pas encore terminée.

lobby-open = Tables ouvertes
lobby-free =
    { $free ->
        [one] { $free } place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
lobby-program = { $name } (bot)

lobby-unfinished = Parties en cours
lobby-lesson = Leçon : { $game }
lobby-waiting = En attente de joueurs
lobby-round =
    { $round ->
        [game] Manche { $number }
       *[hand] Manche { $number }
    }
lobby-score = { $name } { NUMBER($points) }
lobby-archive = Archiver
lobby-archive-match = Archiver { $game }, { $when }
lobby-archived = Partie archivée : { $game }. Vous la trouverez dans « Vos parties ».
lobby-undo = Annuler
lobby-undo-match = Annuler : restaurer { $game }, { $when }
lobby-restored = Partie restaurée : { $game }.
lobby-more = Afficher { $count } de plus

lobby-friends = Entre amis : { $game }
lobby-friends-text = Toute personne qui a le lien peut jouer. Des bots occupent les places vides quand vous lancez la partie.
lobby-create = Créer la table

lobby-quick = Partie rapide : { $game }
lobby-quick-text = Vous rejoignez la prochaine table ouverte de ce jeu : { $game }. S’il n’y en a pas, vous en ouvrez une et attendez les autres. Vous pouvez commencer avec des bots à tout moment.
lobby-find = Trouver une table

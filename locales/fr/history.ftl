history-title = Historique
history-loading = Chargement…
history-transcript = <link>Télécharger la transcription</link>, avec chaque carte et la graine de chaque mélange.
history-replay = Revoir cette partie sur la table
history-closed = À cette table, un pli est masqué dès que le suivant est entamé. Ses cartes sont visibles ici après la partie.
history-round =
    { $round ->
        [game] Manche { $number }
       *[hand] Manche { $number }
    }
history-score = { $player } { $score }
history-no-score =
    { $over ->
        [true] inachevée
       *[false] en cours
    }
history-dealt = Cartes distribuées
history-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
history-hidden =
    { $count ->
        [one] { $count } pli est masqué.
       *[other] { $count } plis sont masqués.
    }
history-nothing = Il ne s’est encore rien passé.

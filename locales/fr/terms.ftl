terms-clock =
    { $clock ->
        [relaxed] 1 minute par coup, 5 en réserve
        [quick] 15 secondes par coup, 1 minute en réserve
       *[none] Sans pendule
    }

terms-slow =
    { $clock ->
        [relaxed] Vous avez 1 minute par coup, et 5 minutes en réserve si un coup vous en demande plus. Si la réserve s’épuise, un bot joue pour vous jusqu’à votre retour.
        [quick] Vous avez 15 secondes par coup, et 1 minute en réserve si un coup vous en demande plus. Si la réserve s’épuise, un bot joue pour vous jusqu’à votre retour.
       *[none] Il n’y a pas de pendule : chacun prend le temps qu’il veut.
    }
terms-gone = Après { $time } d’absence, un bot joue à la place du joueur jusqu’à son retour.
terms-leave = Si vous quittez la table pour de bon, un bot prend votre place. L’hôte peut exclure des joueurs, qui ne peuvent pas revenir.
terms-join-late =
    { $allowed ->
        [true] De nouveaux joueurs peuvent remplacer un bot pendant la partie.
       *[false] Personne ne peut remplacer un bot pendant la partie.
    }
terms-delay = Les spectateurs voient la partie avec { $time } de délai.
terms-no-chat = Messages rapides seulement, pas de chat.
terms-no-hints = Pas d’indices.
terms-rotate = À chaque revanche, tout le monde se décale d’une place.

settings-title = Réglages
settings-sections = Sections
settings-section =
    { $section ->
        [play] Jeu
        [hand] Main
        [people] Joueurs
        [look] Style
       *[device] Appareil
    }

settings-pace = Vitesse
settings-pace-of =
    { $pace ->
        [slow] Lente
        [normal] Normale
        [fast] Rapide
       *[wait] M’attendre
    }
settings-autoplay = Jouer pour moi quand je n’ai qu’un choix
settings-autoplay-of =
    { $autoplay ->
        [off] Non
        [last-trick] Dernier pli
       *[forced] Toujours
    }
settings-autoplay-people = Tant que d’autres personnes sont à la table, seule la dernière carte d’une manche est jouée pour vous. Toute autre leur montrerait que vous n’aviez pas le choix.
settings-tap = Pour jouer une carte
settings-tap-of =
    { $taps ->
        [single] Un appui
       *[double] Deux appuis
    }
settings-premove = Choisir une carte avant mon tour
settings-premove-of =
    { $ahead ->
        [people] Entre humains
        [always] Toujours
       *[never] Jamais
    }
settings-suggest-pass = Présélectionner les cartes à passer (compte comme un indice)
settings-tips = Astuces pour débuter

settings-order = Ordre des couleurs
settings-order-ranks = Par valeur
settings-ranks = Valeurs
settings-ranks-of =
    { $rise ->
        [up] Croissantes
       *[down] Décroissantes
    }
settings-side = Côté des boutons
settings-side-of =
    { $side ->
        [right] À droite
       *[left] À gauche
    }
settings-keys = Raccourcis à une lettre

settings-stand-in = Niveau du bot qui joue pour moi en mon absence
settings-patience = Temps pour corriger une carte qui ne fournit pas
settings-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
settings-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
settings-chat = Chat
settings-chat-of =
    { $shown ->
        [all] Tout
        [signs] Messages rapides
       *[nothing] Rien
    }
settings-bot-phrases = Messages rapides des bots
settings-bot-phrases-help = Ils réagissent à ce que tout le monde voit et ne trahissent rien de leurs cartes.

settings-theme = Thème
settings-theme-of =
    { $theme ->
        [system] Système
        [light] Clair
       *[dark] Sombre
    }
settings-cloth = Couleur du tapis
settings-cloth-of =
    { $cloth ->
        [game] Selon le jeu
        [plum] Prune
        [baize] Vert
        [sea] Bleu
       *[slate] Ardoise
    }
settings-back = Dos des cartes
settings-back-of =
    { $back ->
        [crescent] Croissant
        [lattice] Treillis
        [waves] Vagues
       *[plain] Cœur
    }
settings-four-colours = Cartes en quatre teintes
settings-large = Gros caractères

settings-quiet = Mode silencieux
settings-quiet-help = Ni son, ni vibration, ni notification, quoi qu’indiquent les réglages ci-dessus.
settings-wake = Garder l’écran allumé à la table
settings-fullscreen =
    { $filled ->
        [true] Quitter le plein écran
       *[false] Plein écran
    }

settings-language-failed = Impossible de charger cette langue. Vérifiez votre connexion, puis réessayez.

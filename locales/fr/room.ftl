room-begun = La partie a commencé. Vous la verrez avec { $delay } de délai.
room-free =
    { $count ->
        [0] Toutes les places sont prises.
        [one] { $count } place est libre.
       *[other] { $count } places sont libres.
    }
room-listed-own = Les joueurs voient cette table à l’accueil tant que vous êtes là.
room-listed = Les joueurs voient cette table à l’accueil tant que l’hôte, { $host }, est là.
room-start-own =
    { $free ->
        [true] Commencez quand vous voulez. Des bots occupent les places libres.
       *[false] Commencez quand vous voulez.
    }
room-start-host = { $host } lance la partie.
room-no-host = La première personne qui prend place devient l’hôte.

room-start = Lancer la partie
room-leave = Quitter la table
room-sit-down = Prendre place
room-sit-reserved = Prendre la place réservée
room-join-late = Vous pouvez encore jouer. Vous reprenez les cartes et le score d’un bot.
room-invite = Inviter des joueurs
room-invite-title = { $game } sur Moonshot
room-chat = Chat
room-alerts = Quand c’est votre tour
room-settings = Réglages de la table

room-seat-free = Libre
room-seat-reserved = Réservée : { $name }
room-seat-own = { $name } (vous)
room-host = Hôte
room-sit-here = S’asseoir ici
room-sit-here-label = S’asseoir ici, place { $seat }
room-add-bot = Ajouter un bot
room-add-bot-label = Ajouter un bot à la place { $seat }
room-bot-level = Niveau : { $name }
room-remove = Exclure
room-remove-label = Exclure { $name }
room-remove-sure = Pour de bon ?
room-remove-sure-label = Pour de bon ? Exclure { $name }
room-make-host = Nommer hôte
room-make-host-label = Nommer hôte : { $name }
room-swap = Déplacer
room-swap-label = Déplacer { $name }
room-swap-here = Échanger ici
room-swap-here-label = Échanger ici, avec la place { $seat }
room-swap-cancel = Annuler
room-swap-cancel-label = Annuler le déplacement : { $name }

room-people = Personnes à la table
room-clock = { $left } restant, { $reserve } en réserve
room-take-over = Remplacer
room-take-over-label = Remplacer { $name }
room-report = Signaler
room-report-label = Signaler { $name }
room-report-left-label = Signaler { $name }, hors de la table
room-left = Ont quitté la table
room-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
room-spectators-delay =
    { $count ->
        [one] { $count } spectateur, avec { $delay } de délai
       *[other] { $count } spectateurs, avec { $delay } de délai
    }
room-take-over-heading = Remplacer un bot
room-take-over-text = Vous reprenez ses cartes et son score. Choisissez un bot ci-dessus, ou prenez la place du premier.
room-actions = Actions
room-come-back = Reprendre le jeu
room-step-out = Faire une pause
room-ask-undo = Proposer d’annuler votre dernier coup
room-ask-stop = Proposer d’arrêter la partie
room-stop = Arrêter la partie
room-stop-sure = Arrêter sans résultat ?
room-pause = Suspendre la partie
room-resume = Reprendre la partie
room-leave-sure = Quitter pour de bon ? Un bot prend votre place
room-slow = Si quelqu’un est lent ou s’en va
room-invite-watch =
    { $join ->
        [true] Toute personne qui a ce lien peut regarder ou remplacer un bot.
       *[false] Toute personne qui a ce lien peut regarder.
    }
room-device = Continuer sur un autre appareil
room-device-title = Votre place sur Moonshot
room-device-text = Ouvrez ce lien sur l’autre appareil, ou scannez-le avec l’appareil photo d’un téléphone. Ne le partagez pas : qui l’ouvre prend votre place. Gardez le code pour revenir si ce navigateur vous oublie.

room-join = Rejoindre cette partie
room-join-text = Vous reprenez les cartes et le score d’un bot.
room-join-seat = Place
room-join-bot = { $name }, { $score }
room-join-full = Il ne reste aucune place. Vous pouvez continuer à regarder.

room-move = Continuer sur cet appareil ?
room-move-text = Ce lien transfère votre place sur cet appareil. Sur l’autre, vous ne pourrez plus que regarder.
room-move-watch = Juste regarder
room-move-take = Prendre la place

room-share-link = Partager le lien
room-copy-link = Copier le lien
room-link = Lien
room-qr = QR code du lien
room-local = <b>Ce lien ne fonctionne que sur cet ordinateur.</b> Pour que d’autres appareils de votre réseau puissent jouer, redémarrez Moonshot avec : <code>{ $command }</code>

room-proof = Donne vérifiable
room-proof-text = Le serveur a déjà fixé son secret ; voici l’empreinte de ce secret. Le navigateur de chaque joueur ajoute un nombre aléatoire quand il prend place, et les cartes ne sont distribuées qu’ensuite. Après la partie, chacun peut vérifier tous les mélanges.
room-proof-added =
    { $you ->
        [true]
            { $count ->
                [one] Votre navigateur a ajouté son nombre.
               *[other] { $count } joueurs ont ajouté un nombre, dont vous.
            }
       *[false]
            { $count ->
                [one] { $count } joueur a ajouté un nombre.
               *[other] { $count } joueurs ont ajouté un nombre.
            }
    }

room-title = Nom de la table
room-title-none = Facultatif
room-access = Qui peut jouer ou regarder
room-access-link = Quiconque a le lien
room-access-listed = Tout le monde à l’accueil
room-access-closed = Personne d’autre
room-time = Pendule
room-away = Un bot prend le relais après une absence de
room-delay = Délai des spectateurs
room-delay-none = Aucun
room-late = D’autres peuvent remplacer un bot pendant la partie
room-write = Les joueurs peuvent écrire dans le chat
room-hints = Les joueurs peuvent demander des indices
room-rotate = Décaler les places à chaque revanche
room-retry = { $error } Nouvel essai…

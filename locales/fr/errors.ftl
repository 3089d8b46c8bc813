errors-closed = Seuls ses joueurs peuvent ouvrir cette table.
errors-removed = L’hôte vous a exclu de cette table. Vous pouvez rejoindre une autre table ou ouvrir la vôtre.
errors-full = Toutes les places de cette table sont prises.
errors-taken = Cette place est prise.
errors-nobody-there = Personne n’occupe cette place.
errors-own-seat = C’est votre propre place.
errors-sits-already = Vous avez déjà une place à cette table.
errors-not-seated = Vous n’avez pas de place à cette table.
errors-other-seat = Vous avez déjà joué à une autre place dans cette partie et vu ses cartes. Vous ne pouvez reprendre que cette place-là.
errors-not-host = Seul l’hôte peut faire cela.
errors-not-found = Introuvable. Cela a peut-être été supprimé.
errors-does-not-fit = Ce n’est pas possible à cette table pour le moment.
errors-wrong-code = Ce code ne correspond à aucune place de cette table, ou quelqu’un d’autre a pris la place. Demandez un nouveau code.
errors-too-many-tables = Vous avez trop de parties inachevées. Terminez-en une avant d’en commencer une autre.
errors-no-chat = L’hôte a désactivé le chat à cette table.
errors-no-hints = L’hôte a désactivé les indices à cette table.
errors-bad-request = Le serveur n’accepte pas cette saisie : { $detail }
errors-bad-option = Le serveur n’accepte pas cette option : { $detail }
errors-bad-transcript = Impossible d’importer ce fichier : { $detail }
errors-bad-players = Ce jeu ne se joue pas avec ce nombre de joueurs.

errors-name-taken = Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre.
errors-name-taken-other = Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre, par exemple { $other }.
errors-name-of-account = Ce nom appartient à un compte. Si c’est le vôtre, connectez-vous. Sinon, choisissez un autre nom.
errors-name-of-account-other = Ce nom appartient à un compte. Si c’est le vôtre, connectez-vous. Sinon, choisissez un autre nom, par exemple { $other }.

errors-begun = La partie a déjà commencé.
errors-not-begun = La partie n’a pas encore commencé.
errors-match-over = La partie est terminée.
errors-not-over = La partie n’est pas encore terminée.
errors-match-running = La partie est en cours. Vous pourrez la revoir une fois qu’elle sera terminée.
errors-not-dealt-again = Ces donnes ne peuvent pas être rejouées : c’était une leçon, ou quelqu’un est arrivé en cours de partie.
errors-day-not-over = C’est la donne du jour. Ses cartes seront publiques demain.
errors-challenge-gone = La partie de ce défi a été supprimée.
errors-paused = La partie est en pause. L’hôte peut la reprendre.
errors-not-your-turn = Ce n’est pas votre tour.
errors-stale-version = La table a changé entre-temps. Regardez de nouveau, puis décidez.
errors-must-agree = Il y a d’autres personnes à cette table : demandez-leur leur accord.
errors-proposed-already = Une autre proposition est déjà en cours. Tout le monde doit d’abord y répondre.
errors-nothing-proposed = Il n’y a plus de proposition en cours.
errors-nothing-to-undo = Vous n’avez aucun coup à annuler.
errors-not-settled = Le reste de cette manche peut encore changer un score.
errors-nothing-to-claim = Il n’est pas certain que tous les plis restants soient à vous.
errors-nobody-waits = Aucun bot ne vous attend en ce moment.

errors-wrong-password = Le nom ou le mot de passe est incorrect.
errors-bad-passkey = Cette clé d’accès ne fonctionne pas ici, ou l’opération a pris plus de 5 minutes. Réessayez.
errors-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse. Utilisez un mot de passe.
errors-not-signed-in = Aucune session n’est ouverte. Connectez-vous.
errors-signed-in = Une session est déjà ouverte. Déconnectez-vous d’abord.
errors-handle-taken = Un autre compte porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
errors-renamed-often = Vous avez changé de nom 3 fois en 90 jours. Patientez, ou reprenez l’un de ces noms.
errors-last-way = C’est le seul moyen de vous connecter à votre compte. Ajoutez-en un autre avant de le supprimer.

errors-wait-seconds =
    { $count ->
        [one] Trop de tentatives. Réessayez dans { $count } seconde.
       *[other] Trop de tentatives. Réessayez dans { $count } secondes.
    }
errors-wait-minutes =
    { $count ->
        [one] Trop de tentatives. Réessayez dans { $count } minute.
       *[other] Trop de tentatives. Réessayez dans { $count } minutes.
    }
errors-wait = Trop de tentatives. Réessayez plus tard.
errors-too-many-connections = Le serveur est complet. Réessayez dans un instant.
errors-storage-unavailable = Le serveur n’a pas pu enregistrer cela. Réessayez dans un instant.
errors-stopping = Le serveur redémarre. Réessayez dans un instant.
errors-upgrading = Le serveur est en cours de mise à jour. Réessayez dans un instant.
errors-internal = Une erreur s’est produite sur le serveur. Réessayez.
errors-too-slow = Votre connexion est trop lente pour cela. Réessayez.
errors-too-large = C’est trop long pour le serveur.
errors-unknown-host = Le serveur ne répond pas à cette adresse. La personne qui le gère peut l’ajouter.
errors-foreign-origin = Le serveur a refusé cette demande, car elle venait d’un autre site. Rechargez la page.
errors-no-cookies = Ce navigateur bloque les cookies : Moonshot ne peut donc pas vous garder de place. Autorisez les cookies pour ce site, puis réessayez.
errors-not-leading = Quelqu’un d’autre mène maintenant ce visionnage.

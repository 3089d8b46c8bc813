base-you = vous
base-close = Fermer
base-seat = Place { $number }
base-try-again = Réessayer
base-unreachable = Le serveur est injoignable pour le moment.
base-server-error = Le serveur a un problème (erreur { $status }).
base-copied = Copié
base-select-to-copy = Votre navigateur ne permet pas de copier ici. Le texte est sélectionné : copiez-le vous-même.
base-sending = Envoi en cours

base-all-games = Tous les jeux
base-matches = Vos parties
base-pad = Feuille de score
base-players = Joueurs
base-daily = Du jour
base-practice = Entraînement
base-choose-game = Choisir un jeu
base-rules = Règles

base-account-mark = Ce nom appartient à un compte
base-account-aloud = (compte)

base-updated = Nouvelle version disponible
base-updated-text = Chargez-la pour continuer. Vos parties sont enregistrées.
base-updated-load = Charger la nouvelle version
base-not-loaded = Contenu non chargé
base-not-loaded-away = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
base-not-loaded-again = Une erreur s’est produite. Réessayez.
base-not-loaded-reload = Ce contenu ne s’est pas chargé. Vérifiez votre connexion, puis rechargez la page.
base-not-now = Pas maintenant

base-no-page = Page introuvable
base-no-page-text = Cette page est introuvable. Vérifiez l’adresse.
base-no-rules = Règles introuvables
base-no-rules-text = Nous n’avons aucun jeu de ce nom. Choisissez un jeu pour en lire les règles.
base-no-table = Table introuvable
base-no-table-text = Vérifiez que le lien est complet. Les tables que personne n’utilise pendant longtemps sont supprimées. Demandez un nouveau lien ou ouvrez votre propre table.
base-closed = Cette table est privée
base-closed-text = Seuls ses joueurs peuvent ouvrir cette table.
base-removed = L’hôte vous a exclu de cette table
base-removed-text = Vous pouvez rejoindre une autre table ou ouvrir la vôtre.
base-deleted = Cette table a été supprimée
base-deleted-text = Les tables que personne n’utilise pendant longtemps sont supprimées. Vous pouvez en ouvrir une nouvelle.
base-language = Langue

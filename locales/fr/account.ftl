account-title = Compte
account-retry = Réessayer
account-cancel = Annuler

account-guest = Vous jouez sans compte. Avec un compte, vous retrouvez votre nom et vos parties sur tous vos appareils. Aucune adresse e-mail n’est nécessaire.
account-sign-up = S’inscrire
account-name = Nom
account-sign-up-passkey = S’inscrire avec une clé d’accès
account-sign-up-password = S’inscrire avec un mot de passe
account-passkey-help = Votre appareil ou votre gestionnaire de mots de passe garde la clé d’accès et demande votre empreinte digitale, votre visage ou un code PIN pour l’utiliser.
account-no-passkeys = Votre navigateur ne prend pas en charge les clés d’accès. Utilisez un mot de passe.
account-no-passkeys-here = Les clés d’accès exigent une adresse en https ou localhost. Utilisez ici un mot de passe.
account-use-password = Utiliser plutôt un mot de passe
account-new-password = Nouveau mot de passe
account-password-help = Au moins 8 caractères. Impossible de réinitialiser le mot de passe : nous ne demandons pas votre e-mail.
account-sign-in = Se connecter
account-sign-in-passkey = Se connecter avec une clé d’accès
account-use-name = Utiliser nom et mot de passe
account-account-name = Nom du compte
account-password = Mot de passe
account-guest-matches = Les parties que vous avez jouées sans compte dans ce navigateur sont masquées tant que votre session est ouverte. Elles reviennent quand vous vous déconnectez.
account-welcome-passkey = Bienvenue, { $name } ! Vous pouvez vous connecter sur d’autres appareils qui ont cette clé d’accès.
account-welcome-password = Bienvenue, { $name } ! Connectez-vous sur vos autres appareils avec ce nom et ce mot de passe.
account-welcome-back = Bon retour parmi nous !

account-signed-in =
    { $bot ->
        [true] Session ouverte sous le nom <b>{ $name }</b>, un bot. Compte créé le { $created }.
       *[false] Session ouverte sous le nom <b>{ $name }</b>. Inscription le { $created }.
    }
account-sign-out = Se déconnecter
account-sign-out-others = Déconnecter les autres appareils
account-sign-out-everywhere = Se déconnecter partout
account-signed-out = Session fermée. Vous jouez de nouveau sans compte.
account-others-signed-out = Vos autres appareils sont déconnectés.
account-all-signed-out = Tous vos appareils sont déconnectés. Vous jouez de nouveau sans compte.

account-devices = Appareils connectés
account-device = { $browser } sur { $system }
account-device-unknown = Appareil inconnu
account-device-current = { $device } (cet appareil)
account-device-times = Connexion le { $since }, dernière utilisation le { $used }
account-sign-out-device = Se déconnecter : { $device }
account-device-signed-out = Appareil déconnecté : { $device }.
account-devices-note = Les appareils que vous n’utilisez pas pendant 180 jours sont déconnectés.

account-ways = Moyens de connexion
account-passkey = Clé d’accès pour { $site }
account-passkey-times = Créée le { $created } ({ $device }), dernière utilisation le { $used }
account-way-password = Nom et mot de passe
account-remove = Supprimer
account-remove-passkey = Supprimer la clé d’accès pour { $site }
account-remove-password = Supprimer le mot de passe
account-change-password = Changer de mot de passe
account-add-password = Ajouter un mot de passe

account-change-name = Changer de nom
account-new-name = Nouveau nom
account-change-name-note = Vous vous connecterez ensuite avec votre nouveau nom. Les tables que vous avez déjà rejointes gardent l’ancien. Votre ancien nom vous reste réservé pendant 90 jours. Vous pouvez changer de nom 3 fois en 90 jours.

account-delete = Supprimer le compte
account-delete-about = Cela supprime votre compte, ses clés d’accès, ses appareils et la liste de vos parties. Vous quittez toutes les parties inachevées. Les parties où personne d’autre n’a joué sont supprimées. Dans les autres, vous devenez « Joueur supprimé » et vos messages sont effacés. C’est irréversible.
account-delete-sure = Je veux supprimer mon compte.

account-confirm =
    { $action ->
        [add-passkey] Confirmez votre identité pour ajouter une clé d’accès
        [rename] Confirmez votre identité pour changer de nom
        [set-password] Confirmez votre identité pour définir le mot de passe
        [remove-passkey] Confirmez votre identité pour supprimer la clé d’accès
        [remove-password] Confirmez votre identité pour supprimer le mot de passe
       *[delete] Confirmez votre identité pour supprimer votre compte
    }
account-your-password = Votre mot de passe
account-do =
    { $action ->
        [add-passkey] Ajouter une clé d’accès
        [rename] Changer de nom
        [set-password] Définir le mot de passe
        [remove-passkey] Supprimer la clé d’accès
        [remove-password] Supprimer le mot de passe
       *[delete] Supprimer définitivement
    }
account-do-passkey = Confirmer avec votre clé d’accès
account-passkeys-elsewhere = Vos clés d’accès ne fonctionnent pas à cette adresse. Ouvrez la page à l’adresse où vous les avez créées.
account-passkey-added = Clé d’accès ajoutée.
account-renamed = Vous vous appelez désormais { $name }. Votre ancien nom vous reste réservé pendant 90 jours.
account-password-set = Mot de passe défini. Vos autres appareils sont déconnectés.
account-passkey-removed = Clé d’accès supprimée. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.
account-password-removed = Mot de passe supprimé. Vos autres appareils sont déconnectés.
account-deleted = Compte supprimé.

account-passkey-exists = Cet appareil a déjà une clé d’accès pour ce compte.
account-passkey-cancelled = La demande de clé d’accès a été annulée ou a pris trop de temps. Réessayez.
account-passkey-failed = Votre navigateur n’a pas pu utiliser de clé d’accès : { $message }

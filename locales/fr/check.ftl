check-title = Vérifier la donne
check-about = Avant la partie, le serveur a publié l’empreinte d’une graine secrète. Après la partie, il révèle la graine. Votre navigateur recalcule maintenant chaque mélange à partir de cette graine, sans interroger le serveur, et compare les cartes.
check-file = Fichier de transcription
check-kept = Engagement que vous avez noté avant la partie (facultatif)
check-kept-form = 64 chiffres hexadécimaux

check-failed =
    { $count ->
        [one] { $count } vérification a échoué.
       *[other] { $count } vérifications ont échoué.
    }
check-no-shuffle = Aucune erreur trouvée, mais il n’y avait aucun mélange à vérifier.
check-verified = Vérifié : chaque carte provient de la graine de la transcription.
check-verified-kept = Vérifié : chaque carte provient de la graine fixée avant la partie.

check-steps = Étape par étape
check-source-server = Transcription de cette partie, fournie par le serveur
check-source-file = Fichier : { $file }
check-mark =
    { $is ->
        [right] OK
        [wrong] Erreur
       *[note] Note
    }
check-values = Valeurs
check-values-of = Valeurs : { $step }
check-limits = Cette page ne vérifie ni le résultat, ni la légalité de chaque coup : <code>moonshot verify</code> le fait. Si aucune place ne fournit de nonce, un serveur peut essayer plusieurs graines avant de s’engager sur l’une d’elles. Les personnes qui gèrent un serveur peuvent consulter ses données pendant une partie.

check-transcript = Transcription
check-transcript-of = { $game }, { $players } joueurs, { $entries } entrées
check-not-json = Ce n’est pas une transcription : ce n’est pas du JSON.
check-not-moonshot = Ce n’est pas une transcription de Moonshot.
check-version = Cette page ne sait pas lire cette version du format de transcription.
check-incomplete = Cette transcription est incomplète : il manque un champ.

check-checksums = Sommes de contrôle
check-checksums-right =
    { $entries ->
        [0] L’en-tête correspond à sa somme de contrôle.
        [one] L’en-tête et l’entrée correspondent à leurs sommes de contrôle.
       *[other] L’en-tête et les { $entries } entrées correspondent à leurs sommes de contrôle.
    }
check-header-changed = L’en-tête a été modifié après son écriture.
check-entry-changed = L’entrée { $entry } ou l’ordre des entrées a été modifié après son écriture.

check-commitment = Engagement
check-no-seed = Cette partie n’a pas de graine du serveur : ses cartes ont été choisies à l’avance, comme dans une leçon.
check-bad-seed = La graine du serveur ne se compose pas de 64 chiffres hexadécimaux.
check-commitment-wrong = L’empreinte SHA-256 de la graine du serveur ne correspond pas à l’engagement.
check-commitment-right = L’empreinte SHA-256 de la graine du serveur correspond à l’engagement.
check-commitment-values = Graine { $seed }, engagement { $commitment }
check-promise = L’engagement que vous avez noté
check-promise-right = Il appartient à cette partie : le serveur n’a pas changé la graine depuis que vous l’avez reçu.
check-promise-wrong = Le serveur a utilisé une autre graine que celle promise avant la partie.

check-entry = Entrée { $entry }
check-early-deal = Des cartes sont distribuées avant le début de la partie.
check-bad-undo = Elle annule un coup qui n’existe pas.
check-before-deal = Elle précède la première donne.
check-bad-entry = Aucune table n’écrit une telle entrée.

check-nonces = Nonces des places
check-nonces-unreadable = Au moins un nonce n’est pas hexadécimal.
check-nonces-unneeded = Il n’y avait aucun mélange où les utiliser.
check-nonces-none = Aucune place n’a fourni de nonce : le serveur a donc choisi la graine seul. Il ne pouvait plus la changer après l’engagement, mais il a pu essayer plusieurs graines avant.
check-nonces-right =
    { $count ->
        [one] { $count } place a fourni un nonce. Il a servi à chaque mélange.
       *[other] { $count } places ont fourni un nonce. Tous ont servi à chaque mélange.
    }
check-nonce = Nonce : { $name }
check-nonce-of-seat = Nonce de la place { $seat }
check-nonce-left-out = Le serveur l’a omis de tous les mélanges.
check-nonce-unused = Il n’a servi à aucun mélange : il a été remplacé ou est arrivé trop tard.
check-nonce-used =
    { $count ->
        [one] Utilisé dans les mélanges de la manche { $first }.
       *[other] Utilisé dans les mélanges des manches { $first } à { $last }.
    }
check-own = Votre nonce
check-own-used =
    { $count ->
        [one] Le nonce de votre navigateur a servi aux mélanges de la manche { $first }.
       *[other] Le nonce de votre navigateur a servi aux mélanges des manches { $first } à { $last }.
    }
check-own-unused = Le nonce de votre navigateur est présent, mais aucun mélange ne l’a utilisé : il a été remplacé ou est arrivé trop tard.
check-own-missing = Votre navigateur a créé un nonce pour vous à cette table, mais il ne figure pas dans la transcription. Si vous y aviez une place, le serveur l’a omis.

check-undone = Coups annulés
check-undone-times =
    { $times ->
        [one] Des coups ont été annulés une fois. Les donnes d’avant et d’après sont vérifiées aussi.
       *[other] Des coups ont été annulés { $times } fois. Les donnes d’avant et d’après sont vérifiées aussi.
    }

check-shuffles = Mélanges
check-shuffles-impossible = Sans une graine du serveur et des nonces lisibles, les mélanges ne peuvent pas être vérifiés.
check-shuffles-unknown = Cette page ne sait pas vérifier les donnes de ce jeu.
check-draw =
    { $again ->
        [true] Tirage du premier donneur, de nouveau
       *[false] Tirage du premier donneur
    }
check-deal =
    { $again ->
        [true] Donne { $hand }, de nouveau
       *[false] Donne { $hand }
    }
check-gift =
    { $again ->
        [true] Cadeau de la manche { $hand }, de nouveau
       *[false] Cadeau de la manche { $hand }
    }
check-missing = Cette étape manque dans la transcription.
check-missing-at = Cette étape manque : la transcription contient ici « { $kind } ».
check-matches = La transcription correspond à la graine.
check-matches-nonces = La transcription correspond à la graine et aux nonces.
check-key = Clé du flux { $key }
check-differs-seat = La graine donne d’autres cartes à la place { $seat } : { $cards }
check-differs =
    { $part ->
        [hands] La graine donne d’autres mains : { $value }
        [extras] La graine laisse d’autres cartes de côté : { $value }
        [draw] La graine tire d’autres tuiles : { $value }
        [gift] La graine donne un autre Cadeau : { $value }
        [field] La graine donne d’autres piles de départ : { $value }
       *[pile] La graine donne une autre pioche : { $value }
    }
check-differs-first = Selon la graine, la place { $seat } joue en premier.
check-extra = La transcription contient « { $part } », qu’aucun mélange ne produit.

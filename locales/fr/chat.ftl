chat-phrases = Messages rapides
chat-phrase =
    { $sign ->
        [hello] Bonjour !
        [nice] Bien joué !
        [thanks] Merci !
        [sorry] Pardon !
        [wow] Waouh !
        [laugh] Ha ha !
        [moment] Un instant, svp.
       *[good-game] Belle partie !
    }
chat-message = Message
chat-send = Envoyer
chat-phrases-only = L’hôte n’autorise que les messages rapides.
chat-hidden =
    { $shown ->
        [phrases] Vous ne voyez que les messages rapides des autres. Vous pouvez changer cela dans « Réglages ».
       *[nothing] Vous avez désactivé le chat dans « Réglages ».
    }
chat-mute = Masquer { $name }
chat-unmute = Réafficher { $name }

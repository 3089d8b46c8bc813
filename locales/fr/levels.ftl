levels-name =
    { $level ->
        [novice] Facile
        [casual] Assez facile
        [steady] Moyen
        [sharp] Difficile
        [expert] Expert
        [master] Maître
        [careful] Prudent
        [bold] Audacieux
       *[moon-mad] Fou de lune
    }
levels-about =
    { $level ->
        [novice] Ne voit que le pli sur la table et oublie toutes les cartes d’avant.
        [casual] Surveille la dame de pique, mais oublie les autres cartes et ne voit pas venir la lune.
        [steady] Compte les cartes et surveille la lune, mais ne calcule des coups d’avance que vers la fin d’une manche.
        [sharp] Joue selon ce qu’il a appris de Maître. Calcule quelques coups d’avance à Black Hearts et à Heartcatchers.
        [expert] Calcule des coups d’avance avant de jouer.
        [master] Calcule autant de coups d’avance que son temps le permet.
        [careful] Se débarrasse tôt des cartes dangereuses et décroche rarement la lune. Joue comme Moyen à Black Hearts et à Heartcatchers.
        [bold] Garde des cartes hautes et tente plus souvent de décrocher la lune. Joue comme Moyen à Black Hearts et à Heartcatchers.
       *[moon-mad] Tente de décrocher la lune dès que possible. Joue comme Moyen à Black Hearts et à Heartcatchers.
    }
levels-bot = Bot, { $level }
levels-bot-unknown = Bot

levels-difficulty =
    { $difficulty ->
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [expert] Expert
       *[mixed] Mixte
    }
levels-bots =
    { $difficulty ->
        [easy] Bots faciles
        [medium] Bots moyens
        [hard] Bots difficiles
        [expert] Bots experts
       *[mixed] Bots mixtes
    }
levels-one-bot =
    { $difficulty ->
        [easy] Bot facile
        [medium] Bot moyen
        [hard] Bot difficile
        [expert] Bot expert
       *[mixed] Bot mixte
    }

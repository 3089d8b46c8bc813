games-hearts = Dame de pique
games-cardominoes = CARDominoes Hearts
games-wild-twists = Wild Twists Hearts
games-black-hearts = Black Hearts
games-heartcatchers = Heartcatchers
games-custom-hearts = Dame de pique maison

games-hearts-summary = Évitez les cœurs et la dame de pique… ou osez tout prendre.
games-cardominoes-summary = La Dame de pique avec des tuiles debout. Décrochez la lune et choisissez votre récompense.
games-wild-twists-summary = La Dame de pique avec quatre jokers : chacun est la carte la plus haute ou la plus basse de sa couleur.
games-black-hearts-summary = Cinq plis éclair, six malédictions : refilez-les à vos amis, ou prenez-les toutes et gagnez.
games-heartcatchers-summary = Un duel. Attrapez des piles, volez-en et cachez des Secrets dessous.
games-custom-hearts-summary = La Dame de pique avec vos règles maison : toutes les options sont à vous.

games-title = Moonshot · La Dame de pique et sa famille
games-welcome = La Dame de pique et les jeux de sa famille. Jouez tout de suite contre des bots, ou invitez des amis par un lien.
games-account = Compte
games-settings = Réglages

games-lesson = Leçon
games-lesson-question = Vous découvrez la Dame de pique ?
games-lesson-offer = Apprenez en jouant : { $steps } étapes, { $minutes } minutes.
games-lesson-start = Commencer la leçon
games-lesson-decline = Non merci

games-list = Jeux
games-players =
    { $most ->
        [one] { $least }–{ $most } joueur
       *[other] { $least }–{ $most } joueurs
    }
games-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
games-minutes = { $least }–{ $most } minutes
games-difficulty-of = Difficulté : { $game }
games-play = Jouer
games-play-game = Jouer : { $game }
games-friends = Entre amis
games-friends-game = Entre amis : { $game }
games-learn = Apprendre
games-learn-game = Apprendre : { $game }
games-learn-on = Suite de la leçon
games-learn-on-game = Suite de la leçon : { $game }
games-rules = Règles
games-rules-game = Règles : { $game }
games-options = Options
games-options-game = Options : { $game }
games-quick = Partie rapide
games-quick-game = Partie rapide : { $game }

games-about = À propos de Moonshot

games-you = Vous

games-not-offered = Ce serveur ne propose pas ce jeu.

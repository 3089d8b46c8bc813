table-title = { $game } · Moonshot
table-title-turn = ● À vous · { $game } · Moonshot
table-title-loading = Table · Moonshot
table-loading = Mise en place de la table…
table-unreachable = Serveur injoignable
table-unreachable-why = Nous continuons d’essayer. La table s’ouvre dès que le serveur répond.
table-connection-lost = Connexion perdue. Reconnexion…
table-your-cards = Vos cartes
table-sit-down = Prendre place
table-show-result = Voir le résultat
table-no-last-trick = Il n’y a pas de dernier pli à montrer pour le moment.
table-choice-failed = Vos choix ne se sont pas chargés. Rechargez la page.

table-toolbar = Table
table-round = { $round ->
    [game] manche { $number }
   *[hand] manche { $number }
  }
table-round-of = manche { $number } sur { $of }
table-round-best = manche { $number } · au meilleur des { $of }
table-take-back = Annuler
table-last-trick = Dernier pli
table-scores = Scores
table-log = Journal
table-history = Historique
table-people = Joueurs
table-rules = Règles
table-settings = Réglages
table-shortcuts = Raccourcis
table-menu = Menu
table-with-key = { $name } ({ $key })

table-status = État de la manche
table-status-scoring = Décompte
table-status-on-hold = En attente
table-status-paused = En pause
table-status-your-turn = À vous
table-status-pass = { $count } à passer à { $player }
table-status-passed = Passe à { $player }
table-status-pass-direction = { $direction ->
    [left] Passe à gauche
    [right] Passe à droite
    [across] Passe en face
   *[further] Passe { $places } places à gauche
  }
table-status-hearts = { $broken ->
    [true] Cœurs brisés
   *[false] Cœurs non brisés
  }
table-status-hearts-short = { $broken ->
    [true] Brisés
   *[false] Non brisés
  }
table-status-trick = Pli { $now } sur { $of }

table-seats = { $watching ->
    [true] Joueurs, dans le sens horaire
   *[false] Autres joueurs, dans le sens horaire depuis votre gauche
  }
table-own-mark = (vous)
table-badge-leads = Entame ce pli
table-badge-deals = Donneur
table-badge-turn = doit jouer
table-badge-clock = { $left } pour ce coup, { $reserve } en réserve
table-badge-time-left = encore { $left }
table-badge-reserve-left = encore { $reserve } en réserve
table-badge-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-badge-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
table-badge-points = { $count ->
    [one] { $count } point dans cette manche
   *[other] { $count } points dans cette manche
  }
table-badge-curses = { $count ->
    [one] { $count } point de malédiction dans cette manche
   *[other] { $count } points de malédiction dans cette manche
  }
table-badge-curses-before = { $count ->
    [one] { $count } point de malédiction dans cette manche, avant { $gift }
   *[other] { $count } points de malédiction dans cette manche, avant { $gift }
  }
table-badge-score = Score de la partie : { $score }

table-score-strip = Scores de la partie
table-score-end = { $over ->
    [true] Fin au-dessus de { $total }
   *[false] Fin à { $total }
  }

table-trick = Pli en cours
table-trick-card = { $name } : { CARD($card, form: "bare") }

table-hint = Indice
table-play-as = Jouer { CARD($card) } comme
table-play-cancel = Annuler
table-pass-missing = { $count ->
    [one] Encore { $count } à choisir
   *[other] Encore { $count } à choisir
  }
table-pass-cards = { $count ->
    [one] Passer { $count } carte
   *[other] Passer { $count } cartes
  }
table-pass-tiles = { $count ->
    [one] Passer { $count } tuile
   *[other] Passer { $count } tuiles
  }
table-continue = Continuer
table-keep-card = { $tiles ->
    [true] Garder ma tuile
   *[false] Garder ma carte
  }
table-settled = Le score ne peut plus changer.
table-end-hand = { $asks ->
    [true] Proposer de finir
   *[false] Finir la manche
  }
table-rest-yours = Les plis restants sont à vous.
table-claim = { $asks ->
    [true] Proposer de réclamer
   *[false] Les réclamer
  }
table-skip-ahead = Accélérer
table-answer = Répondre

table-tip = Astuce

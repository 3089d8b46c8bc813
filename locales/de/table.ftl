table-title = { $game } · Moonshot
table-title-turn = ● Du bist am Zug · { $game } · Moonshot
table-title-loading = Tisch · Moonshot
table-loading = Der Tisch wird gedeckt …
table-unreachable = Server nicht erreichbar
table-unreachable-why = Wir versuchen es weiter. Der Tisch öffnet sich, sobald der Server antwortet.
table-connection-lost = Verbindung verloren. Neuer Versuch …
table-your-cards = Deine Karten
table-sit-down = Platz nehmen
table-show-result = Ergebnis zeigen
table-no-last-trick = Gerade gibt es keinen letzten Stich zu sehen.
table-choice-failed = Deine Auswahl wurde nicht geladen. Lade die Seite neu.

table-toolbar = Tisch
table-round = { $round ->
    [game] Spiel { $number }
   *[hand] Runde { $number }
  }
table-round-of = Runde { $number } von { $of }
table-round-best = Spiel { $number } · Best of { $of }
table-take-back = Zurück
table-last-trick = Letzter Stich
table-scores = Punkte
table-log = Protokoll
table-history = Verlauf
table-people = Leute
table-rules = Regeln
table-settings = Einstellungen
table-shortcuts = Tastenkürzel
table-menu = Menü
table-with-key = { $name } ({ $key })

table-status = Stand der Runde
table-status-scoring = Wertung
table-status-on-hold = Ruht
table-status-paused = Pausiert
table-status-your-turn = Du bist am Zug
table-status-pass = Gib { $count } an { $player }
table-status-passed = Weitergabe an { $player }
table-status-pass-direction = { $direction ->
    [left] Weitergabe nach links
    [right] Weitergabe nach rechts
    [across] Weitergabe nach gegenüber
   *[further] Weitergabe { $places } Plätze nach links
  }
table-status-hearts = { $broken ->
    [true] Herz gebrochen
   *[false] Herz nicht gebrochen
  }
table-status-hearts-short = { $broken ->
    [true] Gebrochen
   *[false] Nicht gebrochen
  }
table-status-trick = Stich { $now } von { $of }

table-seats = { $watching ->
    [true] Spieler, im Uhrzeigersinn
   *[false] Die anderen, im Uhrzeigersinn, links von dir beginnend
  }
table-own-mark = (du)
table-badge-leads = Spielt zu diesem Stich aus
table-badge-deals = Gibt diese Runde
table-badge-turn = am Zug
table-badge-clock = { $left } für diesen Zug, { $reserve } in Reserve
table-badge-time-left = noch { $left }
table-badge-reserve-left = noch { $reserve } in Reserve
table-badge-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
table-badge-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
table-badge-points = { $count ->
    [one] { $count } Punkt in dieser Runde
   *[other] { $count } Punkte in dieser Runde
  }
table-badge-curses = { $count ->
    [one] { $count } Fluchpunkt in dieser Runde
   *[other] { $count } Fluchpunkte in dieser Runde
  }
table-badge-curses-before = { $count ->
    [one] { $count } Fluchpunkt in dieser Runde, vor „{ $gift }“
   *[other] { $count } Fluchpunkte in dieser Runde, vor „{ $gift }“
  }
table-badge-score = Punktestand: { $score }

table-score-strip = Punktestände
table-score-end = { $over ->
    [true] Partie endet über { $total }
   *[false] Partie endet ab { $total }
  }

table-trick = Aktueller Stich
table-trick-card = { $name }: { CARD($card, form: "bare") }

table-hint = Tipp
table-play-as = { CAPITAL(CARD($card, form: "acc")) } spielen als
table-play-cancel = Abbrechen
table-pass-missing = { $count ->
    [one] Noch 1 wählen
   *[other] Noch { $count } wählen
  }
table-pass-cards = { $count ->
    [one] 1 Karte weitergeben
   *[other] { $count } Karten weitergeben
  }
table-pass-tiles = { $count ->
    [one] 1 Stein weitergeben
   *[other] { $count } Steine weitergeben
  }
table-continue = Weiter
table-keep-card = { $tiles ->
    [true] Stein liegen lassen
   *[false] Karte liegen lassen
  }
table-settled = An den Punkten kann sich nichts mehr ändern.
table-end-hand = { $asks ->
    [true] Rundenende vorschlagen
   *[false] Runde beenden
  }
table-rest-yours = Die restlichen Stiche gehören dir.
table-claim = { $asks ->
    [true] Stiche beanspruchen
   *[false] Stiche nehmen
  }
table-skip-ahead = Vorspulen
table-answer = Antworten

table-tip = Hinweis

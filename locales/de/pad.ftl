pad-title = Punkteblock
pad-about = Schreibe die Punkte an einem Tisch mit echten Karten auf. Sie werden in diesem Browser gespeichert, auch ohne Internet.
pad-options = Spieler und Ende der Partie
pad-players = Spieler
pad-best = Wer gewinnt
pad-best-of =
    { $best ->
        [low] Wenigste Punkte
       *[high] Meiste Punkte
    }
pad-limit = Die Partie endet, sobald ein Punktestand diese Zahl erreicht (leer: keine Grenze)
pad-scores = Punkte
pad-round = Runde
pad-name-label = Name von Spieler { $number }
pad-player = Spieler { $number }
pad-score-label = Runde { $round }, { $name }
pad-delete = Löschen
pad-delete-round = Löschen: Runde { $round }
pad-total = Gesamt
pad-lead =
    { $count ->
        [one] { LIST($names) } führt.
       *[other] { LIST($names) } führen.
    }
pad-win =
    { $count ->
        [one] { LIST($names) } gewinnt.
       *[other] { LIST($names) } teilen sich den Sieg.
    }
pad-new = Neue Partie
pad-new-title = Neue Partie beginnen?
pad-new-about = Das löscht die Punkte. Die Namen bleiben.
pad-keep = Punkte behalten

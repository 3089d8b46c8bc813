room-begun = Die Partie hat begonnen. Du siehst sie mit { $delay } Verzögerung.
room-free =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
room-listed-own = Andere finden diesen Tisch in der Lobby, solange du hier bist.
room-listed = Andere finden diesen Tisch in der Lobby, solange { $host } hier ist.
room-start-own =
    { $free ->
        [true] Starte, wenn du bereit bist. Freie Plätze übernehmen Bots.
       *[false] Starte, wenn du bereit bist.
    }
room-start-host = { $host } startet die Partie.
room-no-host = Wer sich als Erstes setzt, wird Host.

room-start = Partie starten
room-leave = Tisch verlassen
room-sit-down = Platz nehmen
room-sit-reserved = Reservierten Platz nehmen
room-join-late = Du kannst noch mitspielen. Du übernimmst Karten und Punkte eines Bots.
room-invite = Leute einladen
room-invite-title = { $game } auf Moonshot
room-chat = Chat
room-alerts = Wenn du am Zug bist
room-settings = Tischeinstellungen

room-seat-free = Frei
room-seat-reserved = Reserviert für { $name }
room-seat-own = { $name } (du)
room-host = Host
room-sit-here = Hier sitzen
room-sit-here-label = Hier sitzen, auf Platz { $seat }
room-add-bot = Bot dazu
room-add-bot-label = Bot dazu, auf Platz { $seat }
room-bot-level = Stufe von { $name }
room-remove = Entfernen
room-remove-label = Entfernen: { $name }
room-remove-sure = Endgültig entfernen?
room-remove-sure-label = Endgültig entfernen? { $name }
room-make-host = Zum Host
room-make-host-label = Zum Host machen: { $name }
room-swap = Umsetzen
room-swap-label = Umsetzen: { $name }
room-swap-here = Hier tauschen
room-swap-here-label = Hier tauschen, mit Platz { $seat }
room-swap-cancel = Abbrechen
room-swap-cancel-label = Abbrechen: { $name } nicht umsetzen

room-people = Leute am Tisch
room-clock = noch { $left }, { $reserve } in Reserve
room-take-over = Übernehmen
room-take-over-label = Übernehmen: Platz von { $name }
room-report = Melden
room-report-label = Melden: { $name }
room-report-left-label = Melden: { $name } (nicht mehr am Tisch)
room-left = Nicht mehr am Tisch
room-spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
room-spectators-delay =
    { $count ->
        [one] 1 Zuschauer, mit { $delay } Verzögerung
       *[other] { $count } Zuschauer, mit { $delay } Verzögerung
    }
room-take-over-heading = Den Platz eines Bots übernehmen
room-take-over-text = Du bekommst seine Karten und seine Punkte. Wähle oben einen Bot aus oder setze dich an die Stelle des ersten.
room-actions = Aktionen
room-come-back = Weiterspielen
room-step-out = Pause machen
room-ask-undo = Um Zurücknahme deines letzten Zugs bitten
room-ask-stop = Um Abbruch der Partie bitten
room-stop = Partie abbrechen
room-stop-sure = Ohne Ergebnis abbrechen?
room-pause = Partie pausieren
room-resume = Partie fortsetzen
room-leave-sure = Endgültig verlassen? Ein Bot übernimmt deinen Platz
room-slow = Wenn jemand langsam ist oder geht
room-invite-watch =
    { $join ->
        [true] Mit diesem Link kann man zuschauen oder den Platz eines Bots übernehmen.
       *[false] Mit diesem Link kann man zuschauen.
    }
room-device = Auf einem anderen Gerät weiterspielen
room-device-title = Dein Platz auf Moonshot
room-device-text = Öffne diesen Link auf dem anderen Gerät oder scanne ihn mit der Kamera eines Handys. Gib ihn nicht weiter: Wer ihn öffnet, übernimmt deinen Platz. Bewahre den Code auf, um zurückzukommen, falls dieser Browser dich vergisst.

room-join = In diese Partie einsteigen
room-join-text = Du übernimmst Karten und Punkte eines Bots.
room-join-seat = Platz
room-join-bot = { $name }, { $score }
room-join-full = Es ist kein Platz mehr frei. Du kannst weiter zuschauen.

room-move = Auf diesem Gerät weiterspielen?
room-move-text = Dieser Link holt deinen Platz auf dieses Gerät. Auf dem anderen Gerät kannst du dann nur noch zuschauen.
room-move-watch = Nur zuschauen
room-move-take = Platz übernehmen

room-share-link = Link teilen
room-copy-link = Link kopieren
room-link = Link
room-qr = QR-Code des Links
room-local = <b>Dieser Link funktioniert nur auf diesem Computer.</b> Damit andere Geräte in deinem Netz mitspielen können, starte Moonshot neu mit: <code>{ $command }</code>

room-proof = Nachweislich fair gemischt
room-proof-text = Der Server hat sein Geheimnis schon festgelegt; das hier ist dessen Fingerabdruck. Jeder Browser steuert eine Zufallszahl bei, sobald sich jemand setzt, und erst dann werden die Karten gegeben. Nach der Partie kann jeder jedes Mischen prüfen.
room-proof-added =
    { $you ->
        [true]
            { $count ->
                [one] Dein Browser hat seine Zahl beigesteuert.
               *[other] { $count } Leute haben eine Zahl beigesteuert, auch du.
            }
       *[false]
            { $count ->
                [one] 1 Person hat eine Zahl beigesteuert.
               *[other] { $count } Leute haben eine Zahl beigesteuert.
            }
    }

room-title = Name des Tisches
room-title-none = Freiwillig
room-access = Wer mitspielen oder zuschauen darf
room-access-link = Alle mit dem Link
room-access-listed = Alle in der Lobby
room-access-closed = Sonst niemand
room-time = Uhr
room-away = Ein Bot übernimmt, wenn jemand weg ist für
room-delay = Verzögerung beim Zuschauen
room-delay-none = Keine
room-late = Andere können während der Partie den Platz eines Bots übernehmen
room-write = Am Tisch darf im Chat geschrieben werden
room-hints = Am Tisch darf man sich Tipps geben lassen
room-rotate = Bei jeder Revanche einen Platz weiterrücken
room-retry = { $error } Neuer Versuch …

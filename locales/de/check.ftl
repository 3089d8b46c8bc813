check-title = Verteilung prüfen
check-about = Vor der Partie hat der Server den Hash eines geheimen Seeds veröffentlicht. Nach der Partie legt er den Seed offen. Dein Browser berechnet jetzt daraus jedes Mischen neu, ohne den Server zu fragen, und vergleicht die Karten.
check-file = Aufzeichnung (Datei)
check-kept = Commitment, das du vor der Partie gespeichert hast (freiwillig)
check-kept-form = 64 Hexadezimalziffern

check-failed =
    { $count ->
        [one] 1 Prüfung ist fehlgeschlagen.
       *[other] { $count } Prüfungen sind fehlgeschlagen.
    }
check-no-shuffle = Keine Fehler gefunden, aber es gab kein Mischen zu prüfen.
check-verified = Geprüft: Jede Karte ergibt sich aus dem Seed in der Aufzeichnung.
check-verified-kept = Geprüft: Jede Karte ergibt sich aus dem Seed, der vor der Partie feststand.

check-steps = Schritt für Schritt
check-source-server = Aufzeichnung dieser Partie vom Server
check-source-file = Datei: { $file }
check-mark =
    { $is ->
        [right] OK
        [wrong] Falsch
       *[note] Hinweis
    }
check-values = Werte
check-values-of = Werte: { $step }
check-limits = Diese Seite prüft weder das Ergebnis noch, ob jeder Zug erlaubt war: Das macht <code>moonshot verify</code>. Steuert kein Platz eine Nonce bei, kann ein Server mehrere Seeds ausprobieren, bevor er sich auf einen festlegt. Wer einen Server betreibt, kann während einer Partie in dessen Speicher schauen.

check-transcript = Aufzeichnung
check-transcript-of = { $game }, { $players } Spieler, { $entries } Einträge
check-not-json = Das ist keine Aufzeichnung: Es ist kein JSON.
check-not-moonshot = Das ist keine Aufzeichnung von Moonshot.
check-version = Diese Seite kann diese Version des Aufzeichnungsformats nicht lesen.
check-incomplete = Diese Aufzeichnung ist unvollständig: Ein Feld fehlt.

check-checksums = Prüfsummen
check-checksums-right =
    { $entries ->
        [one] Der Kopf und der Eintrag passen zu ihren Prüfsummen.
       *[other] Der Kopf und alle { $entries } Einträge passen zu ihren Prüfsummen.
    }
check-header-changed = Der Kopf wurde nachträglich geändert.
check-entry-changed = Eintrag { $entry } oder die Reihenfolge der Einträge wurde nachträglich geändert.

check-commitment = Commitment
check-no-seed = Diese Partie hat keinen Server-Seed: Ihre Karten waren vorher ausgewählt, wie in einer Lektion.
check-bad-seed = Der Server-Seed besteht nicht aus 64 Hexadezimalziffern.
check-commitment-wrong = Der SHA-256-Hash des Server-Seeds passt nicht zum Commitment.
check-commitment-right = Der SHA-256-Hash des Server-Seeds passt zum Commitment.
check-commitment-values = Seed { $seed }, Commitment { $commitment }
check-promise = Dein gespeichertes Commitment
check-promise-right = Es gehört zu dieser Partie: Der Server hat den Seed nicht geändert, seit du es bekommen hast.
check-promise-wrong = Der Server hat einen anderen Seed benutzt, als er vor der Partie zugesagt hat.

check-entry = Eintrag { $entry }
check-early-deal = Vor dem Beginn der Partie werden Karten gegeben.
check-bad-undo = Er nimmt einen Zug zurück, den es nicht gibt.
check-before-deal = Er kommt vor dem ersten Geben.
check-bad-entry = Kein Tisch schreibt so einen Eintrag.

check-nonces = Nonces der Plätze
check-nonces-unreadable = Mindestens eine Nonce ist nicht hexadezimal.
check-nonces-unneeded = Es gab kein Mischen, bei dem sie gebraucht wurden.
check-nonces-none = Kein Platz hat eine Nonce beigesteuert, also hat der Server den Seed allein gewählt. Nach dem Commitment konnte er ihn nicht mehr ändern, aber davor hätte er mehrere Seeds ausprobieren können.
check-nonces-right =
    { $count ->
        [one] 1 Platz hat eine Nonce beigesteuert. Sie wurde bei jedem Mischen benutzt.
       *[other] { $count } Plätze haben Nonces beigesteuert. Sie wurden bei jedem Mischen benutzt.
    }
check-nonce = Nonce von { $name }
check-nonce-of-seat = Nonce von Platz { $seat }
check-nonce-left-out = Der Server hat sie bei jedem Mischen weggelassen.
check-nonce-unused = Bei keinem Mischen benutzt: Sie wurde ersetzt oder kam zu spät.
check-nonce-used =
    { $count ->
        [one] Beim Mischen von Runde { $first } benutzt.
       *[other] Beim Mischen der Runden { $first } bis { $last } benutzt.
    }
check-own = Deine Nonce
check-own-used =
    { $count ->
        [one] Die Nonce deines Browsers wurde beim Mischen von Runde { $first } benutzt.
       *[other] Die Nonce deines Browsers wurde beim Mischen der Runden { $first } bis { $last } benutzt.
    }
check-own-unused = Die Nonce deines Browsers ist da, wurde aber bei keinem Mischen benutzt: Sie wurde ersetzt oder kam zu spät.
check-own-missing = Dein Browser hat an diesem Tisch eine Nonce für dich erzeugt, aber sie steht nicht in der Aufzeichnung. Wenn du dort gesessen hast, hat der Server sie weggelassen.

check-undone = Zurückgenommene Züge
check-undone-times =
    { $times ->
        [one] Es wurden einmal Züge zurückgenommen. Das Geben davor und danach wird ebenfalls geprüft.
       *[other] Es wurden { $times }-mal Züge zurückgenommen. Das Geben davor und danach wird ebenfalls geprüft.
    }

check-shuffles = Mischen
check-shuffles-impossible = Ohne lesbaren Server-Seed und lesbare Nonces kann das Mischen nicht geprüft werden.
check-shuffles-unknown = Diese Seite kann das Geben dieses Spiels nicht prüfen.
check-draw =
    { $again ->
        [true] Auslosung des ersten Gebers, noch einmal
       *[false] Auslosung des ersten Gebers
    }
check-deal =
    { $again ->
        [true] Geben { $hand }, noch einmal
       *[false] Geben { $hand }
    }
check-gift =
    { $again ->
        [true] Geschenk der Runde { $hand }, noch einmal
       *[false] Geschenk der Runde { $hand }
    }
check-missing = Dieser Schritt fehlt in der Aufzeichnung.
check-missing-at = Dieser Schritt fehlt: In der Aufzeichnung steht hier „{ $kind }“.
check-matches = Die Aufzeichnung passt zum Seed.
check-matches-nonces = Die Aufzeichnung passt zum Seed und zu den Nonces.
check-key = Stream-Schlüssel { $key }
check-differs-seat = Der Seed ergibt andere Karten für Platz { $seat }: { $cards }
check-differs =
    { $part ->
        [hands] Der Seed ergibt andere Hände: { $value }
        [extras] Der Seed lässt andere Karten übrig: { $value }
        [draw] Der Seed zieht andere Steine: { $value }
        [gift] Der Seed ergibt ein anderes Geschenk: { $value }
        [field] Der Seed ergibt eine andere Auslage: { $value }
       *[pile] Der Seed ergibt einen anderen Nachziehstapel: { $value }
    }
check-differs-first = Nach dem Seed hat Platz { $seat } den ersten Zug.
check-extra = In der Aufzeichnung steht „{ $part }“, was kein Mischen ergibt.

errors-closed = Nur wer hier mitspielt, kann diesen Tisch öffnen.
errors-removed = Der Host hat dich von diesem Tisch entfernt. Du kannst dich an einen anderen Tisch setzen oder selbst einen eröffnen.
errors-full = An diesem Tisch sind alle Plätze besetzt.
errors-taken = Dieser Platz ist besetzt.
errors-nobody-there = Auf diesem Platz sitzt niemand.
errors-own-seat = Das ist dein eigener Platz.
errors-sits-already = Du sitzt schon an diesem Tisch.
errors-not-seated = Du sitzt nicht an diesem Tisch.
errors-other-seat = Du hast in dieser Partie schon auf einem anderen Platz gespielt und seine Karten gesehen. Du kannst dich nur dort wieder hinsetzen.
errors-not-host = Das kann nur der Host.
errors-not-found = Das gibt es hier nicht. Vielleicht wurde es gelöscht.
errors-does-not-fit = Das geht an diesem Tisch jetzt nicht.
errors-wrong-code = Dieser Code passt zu keinem Platz an diesem Tisch, oder dort sitzt inzwischen jemand anderes. Bitte um einen neuen Code.
errors-too-many-tables = Du hast zu viele laufende Partien. Beende eine, bevor du eine neue beginnst.
errors-no-chat = Der Host hat den Chat an diesem Tisch ausgeschaltet.
errors-no-hints = Der Host hat Tipps an diesem Tisch ausgeschaltet.
errors-bad-request = Der Server nimmt diese Eingabe nicht an: { $detail }
errors-bad-option = Der Server nimmt diese Einstellung nicht an: { $detail }
errors-bad-transcript = Diese Datei lässt sich nicht importieren: { $detail }
errors-bad-players = Dieses Spiel geht nicht mit so vielen Spielern.

errors-name-taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
errors-name-taken-other = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen, zum Beispiel { $other }.
errors-name-of-account = Dieser Name gehört zu einem Konto. Ist es deins, melde dich an. Sonst wähle einen anderen Namen.
errors-name-of-account-other = Dieser Name gehört zu einem Konto. Ist es deins, melde dich an. Sonst wähle einen anderen Namen, zum Beispiel { $other }.

errors-begun = Die Partie hat schon begonnen.
errors-not-begun = Die Partie hat noch nicht begonnen.
errors-match-over = Die Partie ist vorbei.
errors-not-over = Die Partie ist noch nicht vorbei.
errors-match-running = Die Partie läuft noch. Du kannst sie nachspielen, sobald sie vorbei ist.
errors-not-dealt-again = Dieselben Karten lassen sich nicht noch einmal geben: Es war eine Lektion, oder jemand kam während der Partie dazu.
errors-day-not-over = Das ist die Partie des Tages. Ihre Karten sind ab morgen öffentlich.
errors-challenge-gone = Die Partie dieser Herausforderung wurde gelöscht.
errors-paused = Die Partie ist pausiert. Der Host kann sie fortsetzen.
errors-not-your-turn = Du bist nicht am Zug.
errors-stale-version = Am Tisch hat sich etwas geändert. Sieh nach und entscheide dann neu.
errors-must-agree = An diesem Tisch sitzen noch andere: Bitte sie um ihre Zustimmung.
errors-proposed-already = Es gibt schon einen Vorschlag. Erst müssen alle darauf antworten.
errors-nothing-proposed = Es gibt keinen Vorschlag mehr.
errors-nothing-to-undo = Du hast nichts zurückzunehmen.
errors-not-settled = Der Rest dieser Runde kann die Punkte noch ändern.
errors-nothing-to-claim = Es ist nicht sicher, dass dir alle übrigen Stiche gehören.
errors-nobody-waits = Gerade wartet kein Bot auf dich.

errors-wrong-password = Der Name oder das Passwort ist falsch.
errors-bad-passkey = Dieser Passkey gilt hier nicht, oder es hat länger als 5 Minuten gedauert. Versuche es noch einmal.
errors-no-passkeys = An dieser Adresse gibt es keine Passkeys. Nimm ein Passwort.
errors-not-signed-in = Du bist nicht angemeldet.
errors-signed-in = Du bist schon angemeldet. Melde dich zuerst ab.
errors-handle-taken = Ein anderes Konto heißt so oder sehr ähnlich. Wähle einen anderen Namen.
errors-renamed-often = Du hast deinen Namen in 90 Tagen dreimal geändert. Warte, oder nimm einen dieser Namen wieder an.
errors-last-way = Nur so kannst du dich bei deinem Konto anmelden. Füge erst etwas anderes hinzu, bevor du das entfernst.

errors-wait-seconds =
    { $count ->
        [one] Zu viele Versuche. Versuche es in { $count } Sekunde noch einmal.
       *[other] Zu viele Versuche. Versuche es in { $count } Sekunden noch einmal.
    }
errors-wait-minutes =
    { $count ->
        [one] Zu viele Versuche. Versuche es in { $count } Minute noch einmal.
       *[other] Zu viele Versuche. Versuche es in { $count } Minuten noch einmal.
    }
errors-wait = Zu viele Versuche. Versuche es später noch einmal.
errors-too-many-connections = Der Server ist voll. Versuche es gleich noch einmal.
errors-storage-unavailable = Der Server konnte das nicht speichern. Versuche es gleich noch einmal.
errors-stopping = Der Server startet neu. Versuche es gleich noch einmal.
errors-upgrading = Der Server wird aktualisiert. Versuche es gleich noch einmal.
errors-internal = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
errors-too-slow = Deine Verbindung ist dafür zu langsam. Versuche es noch einmal.
errors-too-large = Das ist zu lang für den Server.
errors-unknown-host = Der Server antwortet nicht auf diese Adresse. Wer ihn betreibt, kann sie hinzufügen.
errors-foreign-origin = Der Server hat das abgelehnt, weil es von einer anderen Seite kam. Lade die Seite neu.
errors-no-cookies = Dieser Browser blockiert Cookies, deshalb kann Moonshot dir keinen Platz freihalten. Erlaube Cookies für diese Seite und versuche es dann noch einmal.
errors-not-leading = Diese gemeinsame Wiederholung führt gerade jemand anders.

account-title = Konto
account-retry = Noch einmal versuchen
account-cancel = Abbrechen

account-guest = Du spielst als Gast. Mit einem Konto hast du deinen Namen und deine Partien auf allen Geräten. Eine E-Mail-Adresse brauchst du nicht.
account-sign-up = Registrieren
account-name = Name
account-sign-up-passkey = Mit Passkey registrieren
account-sign-up-password = Mit Passwort registrieren
account-passkey-help = Dein Gerät oder dein Passwortmanager bewahrt den Passkey auf und fragt vor jeder Verwendung nach Fingerabdruck, Gesicht oder PIN.
account-no-passkeys = Dein Browser unterstützt keine Passkeys. Nimm stattdessen ein Passwort.
account-no-passkeys-here = Passkeys brauchen eine Adresse, die mit https beginnt, oder localhost. Nimm hier ein Passwort.
account-use-password = Stattdessen Passwort verwenden
account-new-password = Neues Passwort
account-password-help = Mindestens 8 Zeichen. Das Passwort lässt sich nicht zurücksetzen, weil wir nicht nach deiner E-Mail-Adresse fragen.
account-sign-in = Anmelden
account-sign-in-passkey = Mit Passkey anmelden
account-use-name = Name und Passwort verwenden
account-account-name = Kontoname
account-password = Passwort
account-guest-matches = Partien, die du in diesem Browser als Gast gespielt hast, sind ausgeblendet, solange du angemeldet bist. Wenn du dich abmeldest, sind sie wieder da.
account-welcome-passkey = Willkommen, { $name }! Auf anderen Geräten mit diesem Passkey kannst du dich ebenfalls anmelden.
account-welcome-password = Willkommen, { $name }! Mit diesem Namen und Passwort meldest du dich auf deinen anderen Geräten an.
account-welcome-back = Schön, dass du wieder da bist!

account-signed-in =
    { $bot ->
        [true] Du bist als <b>{ $name }</b> angemeldet, ein Bot. Das Konto besteht seit { $created }.
       *[false] Du bist als <b>{ $name }</b> angemeldet. Dein Konto besteht seit { $created }.
    }
account-sign-out = Abmelden
account-sign-out-others = Andere Geräte abmelden
account-sign-out-everywhere = Überall abmelden
account-signed-out = Du bist abgemeldet und spielst wieder als Gast.
account-others-signed-out = Deine anderen Geräte sind abgemeldet.
account-all-signed-out = Alle deine Geräte sind abgemeldet. Du spielst wieder als Gast.

account-devices = Angemeldete Geräte
account-device = { $browser } auf { $system }
account-device-unknown = Unbekanntes Gerät
account-device-current = { $device } (dieses Gerät)
account-device-times = Angemeldet: { $since }, zuletzt verwendet: { $used }
account-sign-out-device = Abmelden: { $device }
account-device-signed-out = { $device } ist abgemeldet.
account-devices-note = Geräte, die du 180 Tage lang nicht benutzt, werden abgemeldet.

account-ways = Anmeldemöglichkeiten
account-passkey = Passkey für { $site }
account-passkey-times = Erstellt: { $created } ({ $device }), zuletzt verwendet: { $used }
account-way-password = Name und Passwort
account-remove = Entfernen
account-remove-passkey = Entfernen: Passkey für { $site }
account-remove-password = Entfernen: Passwort
account-change-password = Passwort ändern
account-add-password = Passwort hinzufügen

account-change-name = Namen ändern
account-new-name = Neuer Name
account-change-name-note = Ab dann meldest du dich mit deinem neuen Namen an. An Tischen, an denen du schon sitzt, bleibt der alte. Dein alter Name bleibt 90 Tage lang für dich reserviert. In 90 Tagen kannst du deinen Namen 3-mal ändern.

account-delete = Konto löschen
account-delete-about = Damit löschst du dein Konto, seine Passkeys, seine Geräte und die Liste deiner Partien. Du verlässt alle laufenden Partien. Partien, in denen sonst niemand mitgespielt hat, werden gelöscht. In den übrigen heißt du „Gelöschter Spieler“, und deine Nachrichten werden entfernt. Das lässt sich nicht rückgängig machen.
account-delete-sure = Ich möchte mein Konto löschen.

account-confirm =
    { $action ->
        [add-passkey] Bestätige, dass du es bist, um einen Passkey hinzuzufügen
        [rename] Bestätige, dass du es bist, um deinen Namen zu ändern
        [set-password] Bestätige, dass du es bist, um das Passwort festzulegen
        [remove-passkey] Bestätige, dass du es bist, um den Passkey zu entfernen
        [remove-password] Bestätige, dass du es bist, um das Passwort zu entfernen
       *[delete] Bestätige, dass du es bist, um dein Konto zu löschen
    }
account-your-password = Dein Passwort
account-do =
    { $action ->
        [add-passkey] Passkey hinzufügen
        [rename] Namen ändern
        [set-password] Passwort festlegen
        [remove-passkey] Passkey entfernen
        [remove-password] Passwort entfernen
       *[delete] Konto endgültig löschen
    }
account-do-passkey = Mit Passkey bestätigen
account-passkeys-elsewhere = Deine Passkeys funktionieren unter dieser Adresse nicht. Öffne die Seite unter der Adresse, bei der du sie erstellt hast.
account-passkey-added = Passkey hinzugefügt.
account-renamed = Du heißt jetzt { $name }. Dein alter Name bleibt 90 Tage lang für dich reserviert.
account-password-set = Passwort festgelegt. Deine anderen Geräte sind abgemeldet.
account-passkey-removed = Passkey entfernt. Entferne ihn auch von deinem Gerät oder aus deinem Passwortmanager.
account-password-removed = Passwort entfernt. Deine anderen Geräte sind abgemeldet.
account-deleted = Konto gelöscht.

account-passkey-exists = Auf diesem Gerät gibt es schon einen Passkey für dieses Konto.
account-passkey-cancelled = Die Passkey-Abfrage wurde abgebrochen oder hat zu lange gedauert. Versuche es noch einmal.
account-passkey-failed = Dein Browser konnte keinen Passkey verwenden: { $message }

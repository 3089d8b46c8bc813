base-you = du
base-close = Schließen
base-seat = Platz { $number }
base-try-again = Noch einmal versuchen
base-unreachable = Der Server ist gerade nicht erreichbar.
base-server-error = Der Server hat ein Problem (Fehler { $status }).
base-copied = Kopiert
base-select-to-copy = Dein Browser erlaubt hier kein Kopieren. Der Text ist markiert: Kopiere ihn selbst.
base-sending = Wird gesendet

base-all-games = Alle Spiele
base-matches = Deine Partien
base-pad = Punkteblock
base-players = Spieler
base-daily = Tagespartien
base-practice = Üben
base-choose-game = Spiel auswählen
base-rules = Regeln

base-account-mark = Dieser Name gehört zu einem Konto
base-account-aloud = (Konto)

base-updated = Neue Version verfügbar
base-updated-text = Lade sie, um weiterzumachen. Deine Partien sind gespeichert.
base-updated-load = Neue Version laden
base-not-loaded = Dieser Teil wurde nicht geladen
base-not-loaded-away = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es dann noch einmal.
base-not-loaded-again = Etwas ist schiefgegangen. Versuche es noch einmal.
base-not-loaded-reload = Dieser Teil wurde nicht geladen. Prüfe deine Verbindung und lade die Seite dann neu.
base-not-now = Nicht jetzt

base-no-page = Seite nicht gefunden
base-no-page-text = Diese Seite gibt es nicht. Prüfe die Adresse.
base-no-rules = Regeln nicht gefunden
base-no-rules-text = Ein Spiel mit diesem Namen haben wir nicht. Wähle ein Spiel aus, um seine Regeln zu finden.
base-no-table = Tisch nicht gefunden
base-no-table-text = Prüfe, ob du den ganzen Link hast. Tische, die lange niemand benutzt, werden gelöscht. Bitte um einen neuen Link oder eröffne selbst einen Tisch.
base-closed = Dieser Tisch ist geschlossen
base-closed-text = Nur wer hier mitspielt, kann diesen Tisch öffnen.
base-removed = Der Host hat dich von diesem Tisch entfernt
base-removed-text = Du kannst dich an einen anderen Tisch setzen oder selbst einen eröffnen.
base-deleted = Dieser Tisch wurde gelöscht
base-deleted-text = Tische, die lange niemand benutzt, werden gelöscht. Du kannst einen neuen eröffnen.
base-language = Sprache

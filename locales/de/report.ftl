report-title = { $name } melden
report-about = Deine Meldung geht an die Leute, die diesen Server betreiben, mit beiden Namen, der Zeit und den letzten Chatnachrichten. Am Tisch erfährt niemand davon.
report-reason = Worum geht es?
report-reason-of =
    { $reason ->
        [words] Beleidigung (Chat, Name)
        [cheating] Schummeln
        [stalling] Zeitschinden
       *[other] Etwas anderes
    }
report-note = Was ist passiert? (freiwillig)
report-send = Meldung senden
report-cancel = Abbrechen
report-close = Fertig
report-sent = Meldung gesendet. Die Leute, die diesen Server betreiben, werden sie lesen. Du bekommst keine Antwort, aber du kannst { $name } stummschalten, und der Host kann { $name } vom Tisch entfernen.
report-sent-left = Meldung gesendet. Die Leute, die diesen Server betreiben, werden sie lesen. Du bekommst keine Antwort, aber du kannst { $name } stummschalten, um auszublenden, was hier von { $name } steht.

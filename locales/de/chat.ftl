chat-phrases = Schnellchat
chat-phrase =
    { $sign ->
        [hello] Hallo!
        [nice] Gut gespielt!
        [thanks] Danke!
        [sorry] Tut mir leid!
        [wow] Wow!
        [laugh] Haha!
        [moment] Moment, bitte.
       *[good-game] Schönes Spiel!
    }
chat-message = Nachricht
chat-send = Senden
chat-phrases-only = Der Host erlaubt nur den Schnellchat.
chat-hidden =
    { $shown ->
        [phrases] Von anderen siehst du nur den Schnellchat. Das kannst du unter „Einstellungen“ ändern.
       *[nothing] Du hast den Chat unter „Einstellungen“ ausgeschaltet.
    }
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung von { $name } aufheben

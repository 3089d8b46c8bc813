### Chat at a table. Quick phrases are messages chosen from a set: each reader reads them in their own language.

# Heading of the row of quick phrases, for screen readers.
chat-phrases = Quick phrases
# The quick phrases, as a player says them to the others at the table. They are buttons and speech bubbles: at most ~20 letters fit.
chat-phrase =
    { $sign ->
        [hello] Hello!
        [nice] Well played!
        [thanks] Thanks!
        [sorry] Sorry!
        [wow] Wow!
        [laugh] Ha ha!
        [moment] One moment, please.
       *[good-game] Good game!
    }
# Label of the field for a message.
chat-message = Message
# Button.
chat-send = Send
chat-phrases-only = The host allows quick phrases only.
# Why the reader sees no other messages. "Settings" is the name of a dialog.
chat-hidden =
    { $shown ->
        [phrases] You only see quick phrases from others. You can change this in Settings.
       *[nothing] You’ve turned off chat in Settings.
    }
# Buttons: hide and show the messages of a person.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }

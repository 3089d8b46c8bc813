chat-phrases = Frases rápidas
chat-phrase =
    { $sign ->
        [hello] ¡Hola!
        [nice] ¡Bien jugado!
        [thanks] ¡Gracias!
        [sorry] ¡Perdón!
        [wow] ¡Guau!
        [laugh] ¡Ja, ja!
        [moment] Un momento…
       *[good-game] ¡Buena partida!
    }
chat-message = Mensaje
chat-send = Enviar
chat-phrases-only = El anfitrión solo permite frases rápidas.
chat-hidden =
    { $shown ->
        [phrases] Solo ves las frases rápidas de los demás. Puedes cambiarlo en «Ajustes».
       *[nothing] Has desactivado el chat en «Ajustes».
    }
chat-mute = Silenciar a { $name }
chat-unmute = Dejar de silenciar a { $name }

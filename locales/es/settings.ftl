settings-title = Ajustes
settings-sections = Secciones
settings-section =
    { $section ->
        [play] Juego
        [hand] Mano
        [people] Personas
        [look] Aspecto
       *[device] Sistema
    }

settings-pace = Velocidad
settings-pace-of =
    { $pace ->
        [slow] Lenta
        [normal] Normal
        [fast] Rápida
       *[wait] Esperarme
    }
settings-autoplay = Jugar por mí si solo puedo jugar una carta
settings-autoplay-of =
    { $autoplay ->
        [off] No
        [last-trick] Última baza
       *[forced] Siempre
    }
settings-autoplay-people = Mientras hay otras personas en la mesa, solo se juega por ti la última carta de una mano. Cualquier otra les mostraría que no tenías elección.
settings-tap = Jugar una carta con
settings-tap-of =
    { $taps ->
        [single] Un toque
       *[double] Dos toques
    }
settings-premove = Elegir una carta antes de mi turno
settings-premove-of =
    { $ahead ->
        [people] Con personas
        [always] Siempre
       *[never] Nunca
    }
settings-suggest-pass = Preseleccionar las cartas del pase (cuenta como pista)
settings-tips = Consejos para principiantes

settings-order = Orden de los palos
settings-order-ranks = Por valor
settings-ranks = Valores
settings-ranks-of =
    { $rise ->
        [up] De menor a mayor
       *[down] De mayor a menor
    }
settings-side = Lado de los botones
settings-side-of =
    { $side ->
        [right] Derecha
       *[left] Izquierda
    }
settings-keys = Atajos de una sola letra

settings-stand-in = Nivel del bot que juega por mí cuando me ausento
settings-patience = Tiempo para corregir una carta que no sigue el palo
settings-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
settings-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
settings-chat = Chat
settings-chat-of =
    { $shown ->
        [all] Todo
        [signs] Solo frases rápidas
       *[nothing] Nada
    }
settings-bot-phrases = Los bots usan frases rápidas
settings-bot-phrases-help = Reaccionan a lo que todos pueden ver y no revelan nada de sus cartas.

settings-theme = Tema
settings-theme-of =
    { $theme ->
        [system] Sistema
        [light] Claro
       *[dark] Oscuro
    }
settings-cloth = Color de la mesa
settings-cloth-of =
    { $cloth ->
        [game] Según el juego
        [plum] Ciruela
        [baize] Verde
        [sea] Azul
       *[slate] Pizarra
    }
settings-back = Dorso de las cartas
settings-back-of =
    { $back ->
        [crescent] Luna
        [lattice] Rejilla
        [waves] Olas
       *[plain] Corazón
    }
settings-four-colours = Baraja de cuatro colores
settings-large = Letra grande

settings-quiet = Modo silencioso
settings-quiet-help = Sin sonidos, vibración ni notificaciones, aunque arriba estén activados.
settings-wake = Mantener la pantalla encendida en una mesa
settings-fullscreen =
    { $filled ->
        [true] Salir de pantalla completa
       *[false] Pantalla completa
    }

settings-language-failed = No se ha podido cargar ese idioma. Comprueba tu conexión y vuelve a intentarlo.

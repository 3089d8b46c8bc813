terminal-card = { CARD($card, form: "bare") }
terminal-decimal = { $whole },{ $part }
terminal-percent = { $number } %

terminal-catch = Atrapar tu pila { $place } con { CARD($card) }
terminal-steal = Robar la pila { $place } con { CARD($card) } y dar a cambio tu pila { $given }
terminal-hide =
    { $side ->
        [mine] Esconder { CARD($card) } debajo de tu pila { $place }
       *[theirs] Esconder { CARD($card) } debajo de la pila { $place } de tu rival
    }

terminal-against = Juegas a { $game } contra { PLAYERS($players) }.
terminal-continues = Tu partida de { $game } continúa.
terminal-link = Enlace de esta mesa: { $link }
terminal-type-help = Escribe ? para ver la ayuda.
terminal-saved = Tu partida está guardada. «moonshot play { $game }» la continúa.
terminal-replay = Esto es una repetición: n muestra el paso siguiente; p, el anterior.

terminal-choice = { $number }. { $label }
terminal-cost = { $label }: { $cost }
terminal-ask = Tu elección:
terminal-ask-pass =
    { $count ->
        [one] El número:
       *[other] Los { $count } números, separados por espacios:
    }
terminal-unknown = «{ $answer }» no es una de las opciones. Usa los números del 1 al { $most }, o escribe ? para ver la ayuda.
terminal-pass-wrong =
    { $count ->
        [one] Escribe un número.
       *[other] Escribe { $count } números distintos.
    }
terminal-not-now = Ahora no hay nada que elegir.
terminal-say-what = Escribe tu mensaje después de «say».
terminal-not-here = Eso solo funciona en una mesa de un servidor.
terminal-only-replay = Eso solo funciona en una repetición.
terminal-first-step = Este es el primer paso.
terminal-last-step = Este es el último paso.
terminal-no-tables = Ninguna mesa espera jugadores. Indica un juego para crear una.

terminal-hand = Tu mano: { $cards }.
terminal-hand-empty = Tu mano está vacía.
terminal-laid = { $player }: { $card }
terminal-table-empty = No hay nada en la mesa.
terminal-totals = Puntos de la partida: { $scores }.
terminal-stack = { $name }. Cartas boca arriba: { $up }. Encima: { $card }. Secretos: { $secrets }.

terminal-help = Teclas y comandos
terminal-help-number = Elegir esa opción
terminal-help-card = Jugar esa carta, como QS para la reina de picas
terminal-help-hand = Tu mano
terminal-help-table = Las cartas en la mesa
terminal-help-last = La última baza
terminal-help-scores = Puntos
terminal-help-log = Lo que ha pasado
terminal-help-hint = Una pista y lo que cuestan otras opciones
terminal-help-undo = Deshacer tu última jugada
terminal-help-say = Decir algo a los demás
terminal-help-begin = Sentarse o empezar la partida
terminal-help-step = Paso siguiente o anterior de una repetición
terminal-help-answer = Responder a una propuesta: sí, no
terminal-help-actions = Qué más puedes hacer aquí
terminal-help-quit = Salir (las partidas contra bots se guardan)
terminal-help-leave = Salir
terminal-help-move = Elegir una carta
terminal-help-play = Jugarla, o seleccionarla para pasarla
terminal-help-mouse = Un clic elige una carta o juega la elegida
terminal-help-this = Esta lista

terminal-key-play = jugar
terminal-key-hint = pista
terminal-key-scores = puntos
terminal-key-last = última baza
terminal-key-log = registro
terminal-key-undo = deshacer
terminal-key-chat = chat
terminal-key-actions = acciones
terminal-key-begin = empezar
terminal-key-next = siguiente
terminal-key-back = anterior
terminal-key-help = ayuda
terminal-key-quit = salir
terminal-close = { $key } para cerrar
terminal-thinking = Un momento…
terminal-small = Esta ventana es demasiado pequeña. Necesita al menos { $columns } columnas y { $rows } líneas.

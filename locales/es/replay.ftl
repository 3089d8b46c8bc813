replay-title = Repetición
replay-title-of = { $game }: repetición
replay-loading = Cargando la partida…
replay-hand-of =
    { $round ->
        [game] juego { $number } de { $of }
       *[hand] mano { $number } de { $of }
    }
replay-place =
    { $round ->
        [game] Juego { $hand }, paso { $step } de { $of }.
       *[hand] Mano { $hand }, paso { $step } de { $of }.
    }
replay-unnoticed = Ha pasado algo que no se veía desde este asiento.
replay-pass-chosen = { $player } elige pasar { CARDS($cards) }.
replay-passed = { $from } pasa { CARDS($cards) } a { $to }.

replay-eyes = Punto de vista
replay-all-open = Todas las cartas a la vista
replay-eyes-of = Como lo vio { $name }
replay-contents = Manos y puntos
replay-hands = Cartas en mano
replay-no-cards = Sin cartas

replay-controls = Controles de la repetición
replay-previous-hand =
    { $round ->
        [game] Juego anterior
       *[hand] Mano anterior
    }
replay-previous-trick =
    { $turns ->
        [true] Turno anterior
       *[false] Baza anterior
    }
replay-back = Paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Paso adelante
replay-next-trick =
    { $turns ->
        [true] Turno siguiente
       *[false] Baza siguiente
    }
replay-next-hand =
    { $round ->
        [game] Juego siguiente
       *[hand] Mano siguiente
    }
replay-slider = Paso
replay-speed = Velocidad
replay-speed-name =
    { $speed ->
        [slow] Lenta
        [fast] Rápida
       *[normal] Normal
    }

replay-list =
    { $round ->
        [game] Juegos
       *[hand] Manos
    }
replay-round =
    { $round ->
        [game] Juego { $number }
       *[hand] Mano { $number }
    }
replay-trick =
    { $turns ->
        [true] Turno { $number }
       *[false] Baza { $number }
    }
replay-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
replay-score = { $name } { NUMBER($points) }
replay-not-scored = sin terminar
replay-moon = { $name } ha disparado a la luna

replay-scores = Puntuación
replay-chart =
    { $round ->
        [game] Puntuación tras cada juego ({ $count })
       *[hand] Puntuación tras cada mano ({ $count })
    }
replay-as-table = Como tabla
replay-round-column =
    { $round ->
        [game] Juego
       *[hand] Mano
    }

replay-chances = Lo que { $name } podía saber
replay-you-passed = Cartas pasadas a { $name }: { CARDS($cards) }
replay-you-received = Cartas recibidas de { $name }: { CARDS($cards) }
replay-void = { $name } no tiene { $suits }
replay-chances-caption =
    { $count ->
        [one] ¿Quién tiene cada carta? Según { $count } reparto posible
       *[other] ¿Quién tiene cada carta? Según { $count } repartos posibles
    }
replay-elsewhere = En otro sitio
replay-all-seen = Todas las cartas estaban a la vista.
replay-chances-loading = Contando…

replay-share = Compartir
replay-link = Enlace a este momento
replay-copy = Copiar
replay-export = Descargar la transcripción

replay-running = Esta partida sigue en curso. Podrás ver la repetición cuando termine; hasta entonces, el historial de la mesa muestra lo que has visto.
replay-to-table = Ir a la mesa
replay-to-matches = Mis partidas

replay-import = Abrir una partida desde un archivo
replay-import-about = Elige una transcripción, por ejemplo una que te haya enviado otra persona. Se verifica cada paso antes de mostrar la repetición.
replay-import-file = Archivo de transcripción
replay-importing = Verificando cada paso…
replay-import-large = Este archivo es demasiado grande para una partida. Elige una transcripción descargada de Moonshot.
replay-import-foreign = { $file } no es una transcripción. Elige un archivo descargado de Moonshot.

replay-what-if = ¿Y si…?
replay-what-if-about = Ocupa un asiento y sigue jugando desde este momento. La partida original no cambia.
replay-branch-seat = Jugar como
replay-branch-cards = Cartas de los demás
replay-branch-same = Las mismas
replay-branch-new = Repartidas de nuevo
replay-branch-name = Nombre
replay-branch-default =
    { $round ->
        [game] Juego { $hand }, paso { $step }, como { $player }
       *[hand] Mano { $hand }, paso { $step }, como { $player }
    }
replay-branch-place =
    { $round ->
        [game] Juego { $hand }, paso { $step }, como { $player }
       *[hand] Mano { $hand }, paso { $step }, como { $player }
    }
replay-play-on = Seguir jugando desde aquí
replay-branches = Tus intentos

replay-same = Las mismas cartas otra vez
replay-same-about = Vuelve a jugar estos repartos con los mismos bots o desafía a alguien: quienes tengan el enlace reciben las mismas cartas y comparáis los resultados mano a mano.
replay-same-match = Jugar desde el principio
replay-same-hand =
    { $round ->
        [game] Jugar desde el juego { $number }
       *[hand] Jugar desde la mano { $number }
    }
replay-origin =
    { $kind ->
        [imported] desde un archivo
        [branch] ¿y si…?
        [again] mismas cartas
        [challenge] desafío
        [duplicate] partida duplicada
       *[daily] reparto del día
    }

replay-shared = Ver juntos
replay-shared-about = Envía un enlace a esta repetición. Quienes lo abran verán el momento que muestres.
replay-shared-start = Ver juntos
replay-shared-link = Enlace para ver juntos
replay-shared-leave = Salir
replay-shared-count =
    { $count ->
        [one] Solo estás tú.
       *[other] Hay { $count } personas:
    }
replay-shared-guest = Invitado
replay-shared-leads = (dirige)
replay-shared-you = (tú)
replay-shared-state =
    { $state ->
        [leads] Tú diriges
        [follows] Sigues a { $name }
        [looks] Dirige { $name }
       *[none] Nadie dirige
    }
replay-shared-follow = Seguir
replay-shared-stop = Mirar por mi cuenta
replay-shared-lead = Dirigir
replay-shared-hand-over = Dejar que dirija { $name }

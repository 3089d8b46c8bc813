history-title = Historial
history-loading = Cargando…
history-transcript = <link>Descargar la transcripción</link>, con todas las cartas y la semilla de cada barajado.
history-replay = Ver la repetición en la mesa
history-closed = En esta mesa, una baza se oculta cuando empieza la siguiente. Sus cartas se muestran aquí después de la partida.
history-round =
    { $round ->
        [game] Juego { $number }
       *[hand] Mano { $number }
    }
history-score = { $player } { $score }
history-no-score =
    { $over ->
        [true] sin terminar
       *[false] en curso
    }
history-dealt = Cartas repartidas
history-tricks =
    { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }
history-hidden =
    { $count ->
        [one] { $count } baza está oculta.
       *[other] { $count } bazas están ocultas.
    }
history-nothing = Aún no ha pasado nada.

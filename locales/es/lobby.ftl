lobby-wait = Un momento, por favor. Tu última acción aún no ha terminado.

lobby-open = Mesas abiertas
lobby-free =
    { $free ->
        [one] { $free } de { $seats } asientos libre
       *[other] { $free } de { $seats } asientos libres
    }
lobby-program = { $name } (bot)

lobby-unfinished = Seguir jugando
lobby-lesson = Lección: { $game }
lobby-waiting = Esperando jugadores
lobby-round =
    { $round ->
        [game] Juego { $number }
       *[hand] Mano { $number }
    }
lobby-score = { $name } { NUMBER($points) }
lobby-archive = Archivar
lobby-archive-match = Archivar { $game }, { $when }
lobby-archived = Has archivado { $game }. La encontrarás en «Tus partidas».
lobby-undo = Deshacer
lobby-undo-match = Deshacer: restaurar { $game }, { $when }
lobby-restored = { $game } está de vuelta.
lobby-more = Mostrar { $count } más

lobby-friends = { $game } con amigos
lobby-friends-text = Cualquiera que tenga el enlace puede unirse. Los bots ocupan los asientos vacíos cuando empiezas.
lobby-create = Crear mesa

lobby-quick = Partida rápida: { $game }
lobby-quick-text = Te unes a la próxima mesa abierta de { $game }. Si no hay ninguna, abres una y esperas a otros. Puedes empezar con bots en cualquier momento.
lobby-find = Buscar mesa

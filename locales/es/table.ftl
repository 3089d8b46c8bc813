table-title = { $game } · Moonshot
table-title-turn = ● Tu turno · { $game } · Moonshot
table-title-loading = Mesa · Moonshot
table-loading = Preparando la mesa…
table-unreachable = Sin conexión con el servidor
table-unreachable-why = Seguimos intentándolo. La mesa se abre en cuanto el servidor responda.
table-connection-lost = Conexión perdida. Reconectando…
table-your-cards = Tus cartas
table-sit-down = Sentarse
table-show-result = Ver resultado
table-no-last-trick = Ahora mismo no hay ninguna última baza que mostrar.
table-choice-failed = Tus opciones no se han cargado. Recarga la página.

table-toolbar = Mesa
table-round = { $round ->
    [game] juego { $number }
   *[hand] mano { $number }
  }
table-round-of = mano { $number } de { $of }
table-round-best = juego { $number } · al mejor de { $of }
table-take-back = Deshacer
table-last-trick = Última baza
table-scores = Puntos
table-log = Registro
table-history = Historial
table-people = Personas
table-rules = Reglas
table-settings = Ajustes
table-shortcuts = Atajos
table-menu = Menú
table-with-key = { $name } ({ $key })

table-status = Estado de la mano
table-status-scoring = Puntuación
table-status-on-hold = En espera
table-status-paused = En pausa
table-status-your-turn = Tu turno
table-status-pass = Pasa { $count } a { $player }
table-status-passed = Pase a { $player }
table-status-pass-direction = { $direction ->
    [left] Pase a la izquierda
    [right] Pase a la derecha
    [across] Pase enfrente
   *[further] Pase { $places } asientos a la izquierda
  }
table-status-hearts = { $broken ->
    [true] Corazones rotos
   *[false] Corazones sin romper
  }
table-status-hearts-short = { $broken ->
    [true] Rotos
   *[false] Sin romper
  }
table-status-trick = Baza { $now } de { $of }

table-seats = { $watching ->
    [true] Jugadores, en el sentido de las agujas del reloj
   *[false] Los demás jugadores, en el sentido de las agujas del reloj desde tu izquierda
  }
table-own-mark = (tú)
table-badge-leads = Sale en esta baza
table-badge-deals = Reparte esta mano
table-badge-turn = le toca
table-badge-clock = { $left } para esta jugada, { $reserve } de reserva
table-badge-time-left = quedan { $left }
table-badge-reserve-left = quedan { $reserve } de reserva
table-badge-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
table-badge-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
  }
table-badge-points = { $count ->
    [one] { $count } punto en esta mano
   *[other] { $count } puntos en esta mano
  }
table-badge-curses = { $count ->
    [one] { $count } punto de maldición en esta mano
   *[other] { $count } puntos de maldición en esta mano
  }
table-badge-curses-before = { $count ->
    [one] { $count } punto de maldición en esta mano, antes de «{ $gift }»
   *[other] { $count } puntos de maldición en esta mano, antes de «{ $gift }»
  }
table-badge-score = Puntos de la partida: { $score }

table-score-strip = Puntos de la partida
table-score-end = { $over ->
    [true] Fin por encima de { $total }
   *[false] Fin al llegar a { $total }
  }

table-trick = Baza actual
table-trick-card = { $name }: { CARD($card, form: "bare") }

table-hint = Pista
table-play-as = Jugar { CARD($card) } como
table-play-cancel = Cancelar
table-pass-missing = { $count ->
    [one] Elige 1 más
   *[other] Elige { $count } más
  }
table-pass-cards = { $count ->
    [one] Pasar 1 carta
   *[other] Pasar { $count } cartas
  }
table-pass-tiles = { $count ->
    [one] Pasar 1 ficha
   *[other] Pasar { $count } fichas
  }
table-continue = Continuar
table-keep-card = { $tiles ->
    [true] Dejar mi ficha
   *[false] Dejar mi carta
  }
table-settled = La puntuación ya no puede cambiar.
table-end-hand = { $asks ->
    [true] Proponer acabar
   *[false] Acabar la mano
  }
table-rest-yours = Las bazas que quedan son tuyas.
table-claim = { $asks ->
    [true] Reclamarlas
   *[false] Llevármelas
  }
table-skip-ahead = Adelantar
table-answer = Responder

table-tip = Consejo

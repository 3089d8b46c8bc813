review-title = Análisis
review-title-of = { $game }: análisis
review-loading = Cargando la partida…
review-about = Cada decisión se compara con la de un bot fuerte. El bot solo sabe lo que se podía ver desde este asiento; nunca conoce las cartas ocultas.
review-seat = Asiento
review-start = Analizar las decisiones
review-stop = Detener
review-continue = Continuar
review-progress =
    { $all ->
        [one] { $done } de { $all } decisión analizada
       *[other] { $done } de { $all } decisiones analizadas
    }
review-nothing = No había ninguna decisión que analizar.

review-adjusted-title = Resultado sin contar la suerte
review-adjusted =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) } puntos
        [matches] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } de una victoria
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) } juegos ganados
    }
review-adjusted-about =
    { $unit ->
        [points] Puntos de la partida menos la media de los demás, sin contar la suerte del reparto ni la del juego de los demás. Cuanto más bajo, mejor. ± es el error estándar: una sola partida dice poco.
        [matches] Qué parte de una victoria valió la partida, sin contar la suerte del reparto ni la del juego de los demás. Cuanto más alto, mejor. ± es el error estándar: una sola partida dice poco.
       *[games] Juegos ganados, sin contar la suerte del reparto. Cuanto más alto, mejor. ± es el error estándar: una sola partida dice poco.
    }
review-luck-result = Resultado
review-luck-deal = Suerte del reparto
review-luck-pass = Suerte con las cartas recibidas
review-luck-play = Suerte con el juego de los demás
review-adjusted-later = El resultado sin contar la suerte aparecerá cuando estén analizadas todas las decisiones.
review-rate = Coste medio por decisión: { $costs }.
review-rate-about = Sirve para practicar: muestra cuánto se aparta el juego de lo que elige el bot, no el nivel de quien juega.

review-chart = Resultado esperado
review-chart-unit = Unidad
review-chart-points = Puntos
review-chart-chance = Probabilidad de ganar
review-chart-about =
    { $unit ->
        [points] Puntos de la partida menos la media de los demás, esperados tras cada decisión. Cuanto más bajo, mejor. Los círculos marcan los errores.
       *[chance] La probabilidad de ganar tras cada decisión. Los círculos marcan los errores.
    }
review-chart-label =
    { $count ->
        [one] Resultado esperado tras { $count } decisión: { $first } al principio, { $last } al final
       *[other] Resultado esperado tras cada una de las { $count } decisiones: { $first } al principio, { $last } al final
    }
review-decision = Decisión

review-areas = Lo que costó
review-areas-about = Los costes están en puntos, o en probabilidad de ganar cuando eso es lo que cuenta. Por debajo de 0: mejor que lo que elige el bot.
review-area =
    { $area ->
        [pass] Pase
        [lead] Salida
        [follow] Seguir
        [discard] Descarte
        [moon-tried] Luna intentada
        [moon-not-stopped] Luna sin frenar
        [reward] Premio de la luna
       *[turn] Turno
    }
review-all = Total
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

review-marks = Errores
review-none = Ninguna decisión costó lo bastante como para marcarla.
review-none-yet = Por ahora no hay ninguna decisión marcada.
review-show-close = Mostrar lo que estaba demasiado igualado ({ NUMBER($count) })
review-verdict =
    { $verdict ->
        [blunder] Error grave
        [mistake] Error
        [inaccuracy] Imprecisión
       *[close] Demasiado igualado
    }
review-place =
    { $round ->
        [game] Juego { $hand }, turno { $trick }
       *[hand] Mano { $hand }, baza { $trick }
    }
review-played = Jugado
review-better = Mejor
review-other = Lo que elige el bot
review-cost = Coste
review-points = { NUMBER($cost, digits: 1) } ± { NUMBER($error, digits: 1) } puntos
review-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") } de una victoria
review-reason =
    { $reason ->
        [takes-queen] Se lleva más a menudo la reina de picas: { NUMBER($after, digits: 0, style: "percent") } en vez de { NUMBER($instead, digits: 0, style: "percent") }.
        [takes-points] Se lleva más puntos: { NUMBER($after, digits: 1) } en vez de { NUMBER($instead, digits: 1) }.
        [gives-up-moon] Dispara a la luna menos a menudo: { NUMBER($after, digits: 0, style: "percent") } en vez de { NUMBER($instead, digits: 0, style: "percent") }.
        [tries-moon] Intenta disparar a la luna, pero solo lo logra el { NUMBER($after, digits: 0, style: "percent") } de las veces.
        [lets-moon] Alguien más dispara a la luna más a menudo: { NUMBER($after, digits: 0, style: "percent") } en vez de { NUMBER($instead, digits: 0, style: "percent") }.
        [keeps-cards] Quedan en la mano cartas que cuestan más después.
        [takes-curses] Se lleva más puntos de maldición: { NUMBER($after, digits: 1) } en vez de { NUMBER($instead, digits: 1) }.
        [fewer-points-given] Los demás se llevan menos puntos.
       *[wins-less] Gana menos a menudo: { NUMBER($after, digits: 0, style: "percent") } en vez de { NUMBER($instead, digits: 0, style: "percent") }.
    }
review-cards = Se trata de: { CARDS($cards) }.
review-to-replay = Ver en la repetición

review-act-pass = Pasar: { $cards }
review-act-catch = Atrapar la pila { $place } con { CARD($card) }
review-act-steal = Robar la pila { $place } con { CARD($card) } y dar la pila { $given }
review-act-hide =
    { $side ->
        [mine] Esconder { CARD($card) } bajo la pila propia { $place }
       *[theirs] Esconder { CARD($card) } bajo la pila { $place } del rival
    }

review-practice = Aprender de estos errores
review-practice-all = Practicar tus errores
review-practice-ask = ¿Qué harías aquí?
review-practice-choices = Opciones
review-practice-pass =
    { $count ->
        [one] Elige { $count } carta para pasar.
       *[other] Elige { $count } cartas para pasar.
    }
review-practice-try = Probar
review-practice-right = ¡Sí! Es lo que elige el bot.
review-practice-same = Es lo que se jugó, y costó demasiado. Inténtalo de nuevo.
review-practice-wrong = El bot haría otra cosa. Inténtalo de nuevo o mira la respuesta.
review-practice-see = Ver la respuesta
review-practice-next = Siguiente
review-practice-end = Terminar

review-hindsight = A posteriori
review-hindsight-about = Mira todas las manos, que nadie podía ver. Dice cómo estaban las cartas, no si una decisión fue buena, y no cambia ningún número de esta página.
review-hindsight-progress = { NUMBER($done) } de { NUMBER($all) } decisiones vistas
review-hindsight-best = A posteriori, con todas las cartas a la vista: lo mejor era «{ $action }». Lo jugado costó { $cost } en este reparto.
review-hindsight-played = A posteriori, con todas las cartas a la vista: lo jugado era lo mejor.

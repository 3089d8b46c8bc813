practice-title = Práctica
practice-loading = Cargando…
practice-about = Lo que aciertas vuelve a los 1, 3, 7, 16 y 35 días, y después ya no. Lo que fallas vuelve mañana. Solo cuenta tu primer intento.
practice-mistakes = Tus errores
practice-due =
    { $count ->
        [one] Hoy toca { $count } error.
       *[other] Hoy tocan { $count } errores.
    }
practice-start = Practicar tus errores
practice-next = Hoy no toca nada. El próximo error vuelve el { $date }.
practice-empty = Analiza una partida terminada: tus errores llegan aquí por sí solos.
practice-counts = Más adelante: { NUMBER($later) }. Aprendidos: { NUMBER($learned) }.
practice-spots = Problemas
practice-spots-about = En cada una de estas posiciones, una opción es claramente mejor que todas las demás. ¿La encuentras?
practice-solved = { NUMBER($right) } de { NUMBER($all) } resueltos
practice-again =
    { $count ->
        [one] { $count } toca otra vez.
       *[other] { $count } tocan otra vez.
    }
practice-solve = Resolver { $game }
practice-count = { $number } de { $of }
practice-costs = Lo que cuesta cada opción
practice-best = La mejor opción
practice-tried = Tu intento
practice-back = Volverá el { $date }.
practice-learned = Aprendido: ya no volverá.

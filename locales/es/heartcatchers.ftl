heartcatchers-hint-secrets = Al final, cada Gran Amor boca abajo en tu lado te da 3 puntos y cada Rompecorazones te quita 3.
heartcatchers-hint-change = Antes de puntuar, un Cambio de Corazón boca abajo intercambia su pila con la de enfrente.

heartcatchers-name =
    { WHO($player) ->
        [you] Tú
       *[other] { $player }
    }
heartcatchers-side =
    { WHO($player) ->
        [you] Tu lado
       *[other] Lado de { $player }
    }
heartcatchers-order = Rojo atrapa verde, verde atrapa azul, azul atrapa rojo. Una Inatrapable atrapa cualquier color.
heartcatchers-pile = quedan <b>{ $count }</b>
heartcatchers-stack =
    { WHO($player) ->
        [you] Tu pila { $place }
       *[other] Pila { $place } de { $player }
    }
heartcatchers-stack-said =
    { WHO($player) ->
        [you] Tu pila { $place }. Cartas boca arriba: { $up }. Encima: { CARD($top) }. Secretos: { $secrets }.
       *[other] Pila { $place } de { $player }. Cartas boca arriba: { $up }. Encima: { CARD($top) }. Secretos: { $secrets }.
    }
heartcatchers-stack-scored =
    { WHO($player) ->
        [you] Tu pila { $place }. Cartas boca arriba ({ $up }): { CARDS($cards) }.
       *[other] Pila { $place } de { $player }. Cartas boca arriba ({ $up }): { CARDS($cards) }.
    }
heartcatchers-stack-up = Cartas boca arriba

heartcatchers-catch = Atrapar
heartcatchers-steal = Robar
heartcatchers-stealing = Botín
heartcatchers-give = Dar
heartcatchers-hide = Esconder
heartcatchers-hide-under =
    { WHO($player) ->
        [you] Esconder { CARD($card) } debajo de tu pila { $place }
       *[other] Esconder { CARD($card) } debajo de la pila { $place } de { $player }
    }
heartcatchers-stolen = Robada
heartcatchers-given = Dada
heartcatchers-exchange = ¿Qué pila das a cambio?
heartcatchers-cancel = Cancelar

heartcatchers-secrets = Secretos
heartcatchers-no-secrets = Sin Secretos
heartcatchers-only-you = Solo lo ves tú
heartcatchers-own-secret = Tu Secreto: { CARD($card) }. Solo lo ves tú.
heartcatchers-a-secret = Un Secreto
heartcatchers-hidden = Boca abajo
heartcatchers-secret = Secreto: { CARD($card) }
heartcatchers-secret-worth = Secreto: { CARD($card) }, { NUMBER($points, sign: "exceptZero") }
heartcatchers-up-first = Boca arriba, la de encima primero

heartcatchers-dealt = Empieza el juego { $game }.
heartcatchers-caught =
    { WHO($player) ->
        [you] Atrapas tu pila { $place } con { CARD($card) }.
       *[other] { $player } atrapa su propia pila { $place } con { CARD($card) }.
    }
heartcatchers-stole =
    { WHO($player) ->
        [you] Robas la pila { $place } de { $owner } con { CARD($card) } y das a cambio tu pila { $given }.
       *[other]
            { WHO($owner) ->
                [you] { $player } te roba la pila { $place } con { CARD($card) } y da a cambio la pila { $given }.
               *[other] { $player } roba la pila { $place } de { $owner } con { CARD($card) } y da a cambio la pila { $given }.
            }
    }
heartcatchers-hid-own =
    { WHO($player) ->
        [you] Escondes { CARD($card) } debajo de tu propia pila { $place }.
       *[other] { $player } esconde { CARD($card) } debajo de su propia pila { $place }.
    }
heartcatchers-hid-own-unknown =
    { WHO($player) ->
        [you] Escondes una carta debajo de tu propia pila { $place }.
       *[other] { $player } esconde una carta debajo de su propia pila { $place }.
    }
heartcatchers-hid-other =
    { WHO($player) ->
        [you] Escondes { CARD($card) } debajo de la pila { $place } de { $owner }.
       *[other]
            { WHO($owner) ->
                [you] { $player } esconde { CARD($card) } debajo de tu pila { $place }.
               *[other] { $player } esconde { CARD($card) } debajo de la pila { $place } de { $owner }.
            }
    }
heartcatchers-hid-other-unknown =
    { WHO($player) ->
        [you] Escondes una carta debajo de la pila { $place } de { $owner }.
       *[other]
            { WHO($owner) ->
                [you] { $player } esconde una carta debajo de tu pila { $place }.
               *[other] { $player } esconde una carta debajo de la pila { $place } de { $owner }.
            }
    }
heartcatchers-drew =
    { WHO($player) ->
        [you] Tomas { CARDS($cards) } del mazo.
       *[other] { $player } toma { CARDS($cards) } del mazo.
    }
heartcatchers-drew-unknown =
    { WHO($player) ->
        [you]
            { $count ->
                [one] Tomas 1 carta del mazo.
               *[other] Tomas { $count } cartas del mazo.
            }
       *[other]
            { $count ->
                [one] { $player } toma 1 carta del mazo.
               *[other] { $player } toma { $count } cartas del mazo.
            }
    }
heartcatchers-scored = Puntos del juego { $game }: { $one } { $onePoints }, { $two } { $twoPoints }.

heartcatchers-starts =
    { WHO($player) ->
        [you] Juego { $game }: empiezas tú.
       *[other] Juego { $game }: empieza { $player }.
    }
heartcatchers-turn =
    { WHO($player) ->
        [you] Juego { $game }, turno { $turn } de { $turns }. Empezaste tú.
       *[other] Juego { $game }, turno { $turn } de { $turns }. Empezó { $player }.
    }
heartcatchers-first-catch =
    { WHO($player) ->
        [you] Has atrapado una pila con { CARD($card) }. Ahora es tu pila { $place }.
       *[other] { $player } ha atrapado una pila con { CARD($card) }. Ahora es la pila { $place } de { $player }.
    }

heartcatchers-planned-catch = Elegido para tu turno: atrapar tu pila { $place } con { CARD($card) }.
heartcatchers-planned-steal = Elegido para tu turno: robar la pila { $place } con { CARD($card) } y dar tu pila { $given }.
heartcatchers-planned-hide =
    { $side ->
        [mine] Elegido para tu turno: esconder { CARD($card) } debajo de tu pila { $place }.
       *[theirs] Elegido para tu turno: esconder { CARD($card) } debajo de la pila { $place } de tu rival.
    }

heartcatchers-try-catch = Prueba a atrapar tu pila { $place } con { CARD($card) }.
heartcatchers-try-steal = Prueba a robar la pila { $place } con { CARD($card) }. Da a cambio tu pila { $given }.
heartcatchers-try-hide =
    { $side ->
        [mine] Prueba a esconder { CARD($card) } debajo de tu pila { $place }.
       *[theirs] Prueba a esconder { CARD($card) } debajo de la pila { $place } de tu rival.
    }

heartcatchers-scoring = Puntuación del juego { $game }
heartcatchers-stage-changes =
    { $count ->
        [0] El juego { $game } ha terminado. No había ningún Cambio de Corazón escondido.
        [one] El juego { $game } ha terminado. Primero se descubre el Cambio de Corazón escondido.
       *[other] El juego { $game } ha terminado. Primero se descubren los { $count } Cambios de Corazón escondidos.
    }
heartcatchers-stage-swap =
    { $count ->
        [one] Pareja { $place }: las pilas cambian de lado y se descarta el Cambio de Corazón.
       *[other] Pareja { $place }: las pilas cambian de lado y se descartan los { $count } Cambios de Corazón.
    }
heartcatchers-stage-cancel = Pareja { $place }: 2 Cambios de Corazón se anulan y se descartan.
heartcatchers-stage-reveal = Ahora se descubren los demás Secretos.
heartcatchers-stage-reveal-none = No hay más Secretos.
heartcatchers-stage-secrets = 3 puntos por cada Gran Amor escondido, −3 por cada Rompecorazones: { $one } { NUMBER($onePoints, sign: "exceptZero") }, { $two } { NUMBER($twoPoints, sign: "exceptZero") }.
heartcatchers-stage-secrets-none = No había ningún Gran Amor ni Rompecorazones escondido.
heartcatchers-stage-faces = 1 punto por cada carta boca arriba: { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-faces-hearts = 1 punto por cada carta boca arriba, salvo las Inatrapables: { $one } { $onePoints }, { $two } { $twoPoints }.
heartcatchers-stage-won =
    { WHO($winner) ->
        [you] Total: { $one } { $onePoints }, { $two } { $twoPoints }. ¡Ganas el juego!
       *[other] Total: { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } gana el juego.
    }
heartcatchers-stage-drawn = Total: { $one } { $onePoints }, { $two } { $twoPoints }. El juego termina en empate.
heartcatchers-stage-won-series =
    { WHO($winner) ->
        [you] Total: { $one } { $onePoints }, { $two } { $twoPoints }. ¡Ganas el juego! Juegos ganados: { $one } { $oneGames }, { $two } { $twoGames }.
       *[other] Total: { $one } { $onePoints }, { $two } { $twoPoints }. { $winner } gana el juego. Juegos ganados: { $one } { $oneGames }, { $two } { $twoGames }.
    }
heartcatchers-stage-drawn-series = Total: { $one } { $onePoints }, { $two } { $twoPoints }. El juego termina en empate. Juegos ganados: { $one } { $oneGames }, { $two } { $twoGames }.
heartcatchers-up = Boca arriba
heartcatchers-total = Total
heartcatchers-next = Siguiente
heartcatchers-skip = Saltar
heartcatchers-continue = Continuar

heartcatchers-game = Juego { $game }
heartcatchers-last-game = Último juego
heartcatchers-up-cards = Cartas boca arriba
heartcatchers-stack-number = Pila { $place }
heartcatchers-best-of = Al mejor de { $games }

heartcatchers-decided-draw =
    { $points ->
        [one] Ambos lados sumaron 1 punto.
       *[other] Ambos lados sumaron { $points } puntos.
    }
heartcatchers-decided-games =
    { WHO($player) ->
        [you]
            { $won ->
                [one] Has ganado por 1 juego a { $lost }.
               *[other] Has ganado por { $won } juegos a { $lost }.
            }
       *[other]
            { $won ->
                [one] { $player } ha ganado por 1 juego a { $lost }.
               *[other] { $player } ha ganado por { $won } juegos a { $lost }.
            }
    }
heartcatchers-decided-up =
    { WHO($player) ->
        [you] Tenías más puntos boca arriba: { $up } a { $against }.
       *[other] { $player } tenía más puntos boca arriba: { $up } a { $against }.
    }
heartcatchers-decided-secrets-level = Lo decidieron los Secretos: boca arriba había empate a { $up }.
heartcatchers-decided-secrets =
    { WHO($player) ->
        [you] Lo decidieron los Secretos: boca arriba ganabas { $up } a { $against }.
       *[other] Lo decidieron los Secretos: boca arriba, { $player } ganaba { $up } a { $against }.
    }

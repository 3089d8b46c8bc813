rules-heartcatchers-lead = Un duelo por seis pilas. Atrapa, roba y esconde Secretos debajo: cada carta boca arriba puntúa, y algunas escondidas valen más.

rules-heartcatchers-cards = 20 cartas: en rojo, verde y azul, 3 Lisos, 1 Gran Amor, 1 Rompecorazones y 1 Cambio de Corazón de cada color; y 2 Inatrapables blancas.
rules-heartcatchers-setup = Cada lado empieza con 3 cartas boca arriba. Cada una es el comienzo de una pila, y cada lado tiene siempre 3 pilas. Cada uno recibe 3 cartas en la mano; las otras 8 son el mazo.

rules-heartcatchers-start = Quién empieza
rules-heartcatchers-starter =
    { $games ->
        [1] Se sortea quién empieza.
       *[other] Se sortea quién empieza. En una partida de varios juegos, se empieza por turnos.
    }

rules-heartcatchers-turn = En tu turno, haz una de estas tres cosas
rules-heartcatchers-catch = <b>Atrapar.</b> Juega una carta boca arriba sobre una de tus propias pilas. Tiene que atrapar la carta de encima: rojo atrapa verde, verde atrapa azul, azul atrapa rojo.
rules-heartcatchers-steal = <b>Robar.</b> Atrapa del mismo modo una de las pilas de tu rival. Después cambia esa pila entera por una cualquiera de tus tres. Los Secretos se mueven con sus pilas.
rules-heartcatchers-secret = <b>Esconder un Secreto.</b> Desliza una carta cualquiera boca abajo debajo de una pila cualquiera, tuya o de tu rival. Una pila puede tener cualquier número de Secretos.
rules-heartcatchers-uncatchable = Una Inatrapable atrapa cualquier color, y encima de ella no se puede jugar ninguna carta. Su pila aún se mueve si quien la tiene la da a cambio de una robada, o por un Cambio de Corazón. Debajo también puedes esconder Secretos.
rules-heartcatchers-draw = Después de tu turno, toma cartas hasta volver a tener 3, mientras quede mazo.
rules-heartcatchers-count = Puedes contar las cartas de cualquier pila en cualquier momento. Nadie puede mirar los Secretos, pero tú siempre puedes ver los que has escondido.

rules-heartcatchers-end = El juego termina cuando se han jugado todas las cartas, después de 14 turnos. Entonces se puntúa en este orden:
rules-heartcatchers-change = Cada Cambio de Corazón escondido intercambia su pila con la de enfrente y se descarta. Dos de ellos en la misma pareja de pilas enfrentadas se anulan. Todos los demás Secretos se quedan con sus pilas.
rules-heartcatchers-secrets = Cada Gran Amor escondido en tu lado suma 3 puntos; cada Rompecorazones escondido en tu lado resta 3. Los demás Secretos no puntúan.
rules-heartcatchers-face-up =
    { $uncatchables ->
        [score] Cada carta boca arriba en tu lado es 1 punto, sea cual sea. Las Inatrapables también cuentan.
        [nothing] Cada corazón boca arriba en tu lado es 1 punto, sea cual sea. En esta mesa, las Inatrapables no puntúan.
       *[any] Cada carta boca arriba en tu lado es 1 punto, sea cual sea. Las Inatrapables también cuentan, salvo que eso esté desactivado en la mesa.
    }
rules-heartcatchers-game = La puntuación más alta gana el juego. Si son iguales, hay empate.
rules-heartcatchers-match =
    { $games ->
        [0] Una partida es 1 juego, o al mejor de 3 o de 5. Si un juego único termina en empate, ganan ambos y se puede jugar al mejor de 3 para desempatar. Una partida más larga termina en cuanto la ventaja de un jugador es mayor que el número de juegos que quedan. Un juego empatado cuenta como jugado, pero para nadie. Si hay igualdad tras el último juego, se sigue, juego a juego, hasta que alguien vaya por delante.
        [1] Esta partida es 1 juego. Si termina en empate, ganan ambos y se puede jugar al mejor de 3 para desempatar.
       *[other] Esta partida es al mejor de { $games }: termina en cuanto la ventaja de un jugador es mayor que el número de juegos que quedan. Un juego empatado cuenta como jugado, pero para nadie. Si hay igualdad tras { $games } juegos, se sigue, juego a juego, hasta que alguien vaya por delante.
    }

rules-heartcatchers-picture-colours = Rojo atrapa verde, verde atrapa azul, azul atrapa rojo.
rules-heartcatchers-picture-catch = Atrapar: tu carta roja va sobre tu pila con una verde encima. La pila crece en una carta y, al final, cada carta boca arriba en tu lado es 1 punto.
rules-heartcatchers-picture-steal = Robar: tu carta verde atrapa una pila de tu rival con una azul encima. Esa pila entera, con sus Secretos, cambia de sitio con una de las tuyas.
rules-heartcatchers-picture-secret = Esconder: cualquier carta puede ir boca abajo debajo de cualquier pila. Al final, un Cambio de Corazón intercambia su pila con la de enfrente y se descarta. Después, cada Gran Amor y cada Rompecorazones cuenta para el lado en el que está.
rules-heartcatchers-picture-uncatchable = Una Inatrapable atrapa cualquier color, y encima no se puede jugar ninguna carta. Su pila no se puede robar. Solo se mueve cuando quien la tiene la da a cambio de otra, o por un Cambio de Corazón.

rules-heartcatchers-label-own = tu pila
rules-heartcatchers-label-hand = de tu mano
rules-heartcatchers-label-theirs = pila rival
rules-heartcatchers-label-given = la pila que das
rules-heartcatchers-label-secret = bajo cualquier pila
rules-heartcatchers-label-love = suma 3
rules-heartcatchers-label-breaker = resta 3
rules-heartcatchers-label-change = cambia

rules-heartcatchers-score-own-cards = Tus 3 pilas tienen 3, 3 y 5 cartas boca arriba
rules-heartcatchers-score-own-secrets = 2 Grandes Amores están escondidos en tu lado
rules-heartcatchers-score-own = Tus puntos
rules-heartcatchers-score-ada-cards = Las 3 pilas de Ada tienen 2, 1 y 1 cartas boca arriba
rules-heartcatchers-score-ada-secrets = 1 Gran Amor y 1 Rompecorazones están escondidos en el lado de Ada
rules-heartcatchers-score-ada-points = { NUMBER($love, sign: "always") } { NUMBER($breaker, sign: "always") }
rules-heartcatchers-score-ada = Puntos de Ada
rules-heartcatchers-score-sum = Los Cambios de Corazón escondidos se resolvieron antes y se descartaron. Todas las cartas boca arriba puntúan igual.

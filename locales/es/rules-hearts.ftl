rules-hearts-lead = Cada corazón que te llevas cuesta 1 punto, y la reina de picas cuesta 13. Llévate los menos posibles. ¡O llévatelos todos!

rules-hearts-pack = Una baraja francesa de 52 cartas, con el as como carta más alta. Se reparten todas.
rules-hearts-deal =
    { $players ->
        [3] Con 3 jugadores se retira el 2 de diamantes y cada uno recibe 17 cartas.
        [5] Con 5 jugadores se retiran el 2 de diamantes y el 3 de tréboles y cada uno recibe 10 cartas.
        [6] Con 6 jugadores se retiran el 2 y el 3 de diamantes y el 3 y el 4 de tréboles y cada uno recibe 8 cartas.
        [7] Con 7 jugadores se retiran el 2 y el 3 de diamantes y el 3 de tréboles y cada uno recibe 7 cartas.
       *[other] Con 4 jugadores cada uno recibe 13 cartas.
    }

rules-hearts-passing =
    { $players ->
        [0] Antes de la primera baza se pasan 3 cartas. Con 4 jugadores, a la izquierda en la primera mano, a la derecha en la segunda y enfrente en la tercera; en la cuarta te quedas con tus cartas. Después se vuelve a empezar. Con cualquier otro número de jugadores se pasa alternativamente a la izquierda y a la derecha.
        [4] Antes de la primera baza se pasan 3 cartas: a la izquierda en la primera mano, a la derecha en la segunda y enfrente en la tercera. En la cuarta te quedas con tus cartas. Después se vuelve a empezar.
       *[other] Antes de la primera baza se pasan 3 cartas: a la izquierda en la primera mano, a la derecha en la segunda, y así alternativamente.
    }
rules-hearts-passing-blind = Todos eligen antes de que nadie vea las cartas que recibe.

rules-hearts-first = Quien tiene el 2 de tréboles sale con él en la primera baza.
rules-hearts-follow = Sigue el palo si puedes. Si no, juega cualquier carta.
rules-hearts-takes = La carta más alta del palo de salida gana la baza. Quien la ha jugado sale en la siguiente.
rules-hearts-safe = En la primera baza no puedes jugar un corazón ni la reina de picas, salvo que no tengas otra cosa.
rules-hearts-broken = No puedes salir con un corazón hasta que se rompan los corazones: hasta que alguien que no puede seguir el palo juegue un corazón, o alguien juegue la reina de picas. Si solo tienes corazones, puedes salir con uno de todos modos; eso también los rompe.
rules-hearts-queen = Puedes salir con la reina de picas en cualquier momento.

rules-hearts-points = Cuando se han jugado todas las cartas, cada corazón que te has llevado es 1 punto y la reina de picas son 13: 26 puntos en total. Se suman a tu total.
rules-hearts-moon = Si te llevas los 13 corazones y la reina de picas, <b>disparas a la luna</b>: tú sumas 0, y cada uno de los demás suma 26.
rules-hearts-end =
    { $target ->
        [0] La partida termina cuando el total de un jugador alcanza el objetivo: 100, o 50 en una partida corta. Gana el total más bajo; si hay empate, se comparte la victoria.
       *[other] La partida termina cuando el total de un jugador alcanza { $target }. Gana el total más bajo; si hay empate, se comparte la victoria.
    }

rules-hearts-picture-follow = Has salido con el 7 de diamantes. El rey de Ada es el diamante más alto, así que ella gana la baza. Clara no tenía diamantes, y su reina de tréboles no puede ganar.
rules-hearts-picture-pass = El pase: es peligroso quedarse con las cartas resaltadas. El as o el rey de picas pueden llevarse la reina, y los corazones altos se llevan otros corazones.
rules-hearts-picture-broken = Boris no tenía tréboles y ha descartado un corazón. Eso rompe los corazones: a partir de ahora, cualquiera puede salir con ellos. El rey de Clara gana la baza y 1 punto.
rules-hearts-picture-safe = Es la primera baza y no tienes tréboles: puedes jugar cualquier carta menos un corazón o la reina de picas, salvo que no tengas otra cosa.

rules-hearts-score-you = Te has llevado 3 corazones
rules-hearts-score-ada = Ada se ha llevado 4 corazones y la reina de picas
rules-hearts-score-boris = Boris se ha llevado 6 corazones
rules-hearts-score-clara = Clara no se ha llevado ningún corazón
rules-hearts-score-sum = Son 26 puntos, como en toda mano en la que nadie dispara a la luna. Si Ada se hubiera llevado los 13 corazones y la reina, sumaría 0 y cada uno de los demás, 26.

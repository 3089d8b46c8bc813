rules-cardominoes-lead = Corazones con fichas que se ponen de pie. Se sortea quién reparte, ninguna baza es segura y, si disparas a la luna, eliges tu premio.

rules-cardominoes-tiles = Las fichas
rules-cardominoes-set = 52 fichas, una por cada carta de la baraja, con el as como la más alta. Se ponen de pie, así que solo tú ves las caras de las tuyas.
rules-cardominoes-each =
    { $players ->
        [3] Con 3 jugadores se retira el 2 de tréboles y cada uno recibe 17 fichas.
        [5] Con 5 jugadores se retiran el 2 de tréboles y el 2 de diamantes y cada uno recibe 10 fichas.
       *[other] Con 4 jugadores cada uno recibe 13 fichas.
    }

rules-cardominoes-deal = El reparto
rules-cardominoes-draw = Antes de la primera mano, cada uno saca una ficha a la vista de todos. Reparte quien saca el valor más bajo; si varios empatan en el más bajo, vuelven a sacar. Después de cada mano, el reparto pasa a la izquierda.

rules-cardominoes-passing =
    { $players ->
        [0] Antes de la primera baza se pasan 3 fichas. Con 4 jugadores, a la izquierda en la primera mano, a la derecha en la segunda y enfrente en la tercera; en la cuarta te quedas con tus fichas. Con 3 o 5 jugadores, primero a la izquierda, luego a la derecha, y luego te quedas con tus fichas. Después se vuelve a empezar.
        [4] Antes de la primera baza se pasan 3 fichas: a la izquierda en la primera mano, a la derecha en la segunda y enfrente en la tercera. En la cuarta te quedas con tus fichas. Después se vuelve a empezar.
       *[other] Antes de la primera baza se pasan 3 fichas: a la izquierda en la primera mano y a la derecha en la segunda. En la tercera te quedas con tus fichas. Después se vuelve a empezar.
    }
rules-cardominoes-passing-blind = Todos eligen antes de que nadie vea las fichas que recibe.

rules-cardominoes-first =
    { $players ->
        [0] Quien tiene el 2 de tréboles sale con él en la primera baza. Donde está retirado, ocupa su lugar el 3 de tréboles.
        [4] Quien tiene el 2 de tréboles sale con él en la primera baza.
       *[other] Quien tiene el 3 de tréboles sale con él en la primera baza.
    }
rules-cardominoes-follow = Sigue el palo si puedes. Si no, juega cualquier ficha, incluso un corazón o la reina de picas en la primera baza. No hay triunfos.
rules-cardominoes-takes = La ficha más alta del palo de salida gana la baza. Quien la ha jugado sale en la siguiente.
rules-cardominoes-broken = No puedes salir con un corazón hasta que se rompan los corazones: hasta que se haya jugado un corazón en una baza anterior. Si solo tienes corazones, puedes salir con uno de todos modos; eso también los rompe.
rules-cardominoes-queen = La reina de picas no rompe los corazones. Puedes salir con ella en cualquier momento.
rules-cardominoes-closes =
    { $revokes ->
        [true] Cualquiera puede mirar una baza terminada hasta que la recoge quien la ha ganado. Fíjate bien: después queda boca abajo.
       *[false] Cualquiera puede mirar una baza terminada hasta que quien la ha ganado sale en la siguiente. Fíjate bien: después queda boca abajo.
    }

rules-cardominoes-refused = En esta mesa no puedes jugar una ficha que no siga el palo mientras puedas seguirlo.
rules-cardominoes-either = En cada mesa eliges si una ficha que no sigue el palo se rechaza o cuenta como <i>renuncio</i>. Con renuncios:
rules-cardominoes-revoke = Puedes jugar una ficha de otro palo aunque pudieras seguirlo: eso es un <b>renuncio</b>. Salir con un corazón demasiado pronto se sigue rechazando.
rules-cardominoes-correct = Quien gana una baza la recoge cuando está terminada, y así queda boca abajo. Hasta entonces puedes retirar tu renuncio y jugar una ficha que siga el palo, sin penalización.
rules-cardominoes-penalty = Un renuncio que sigue ahí cuando se recoge la baza le cuesta 13 puntos a quien lo hizo y termina la mano. Nadie más puntúa. Si en esa baza renunció más de un jugador, cada uno paga 13.
rules-cardominoes-silent = A nadie más se le avisa de un renuncio antes de que se recoja la baza. Cuando una persona no ha seguido el palo, un bot espera antes de recoger, haya renuncio o no.

rules-cardominoes-points = Cuando se han jugado todas las fichas, cada corazón que te has llevado es 1 punto y la reina de picas son 13: 26 puntos en total. Se suman a tu total.
rules-cardominoes-moon = Si te llevas los 13 corazones y la reina de picas, <b>disparas a la luna</b>. Elige: restar 26 de tu propio total o sumar 26 al de cada uno de los demás. Los totales pueden bajar de 0.
rules-cardominoes-end =
    { $target ->
        [0] La partida termina cuando el total de un jugador <i>supera</i> el objetivo, normalmente 100. Un total exactamente igual al objetivo no la termina. Gana el total más bajo; si hay empate, se comparte la victoria.
       *[other] La partida termina cuando el total de un jugador <i>supera</i> { $target }. Un total de exactamente { $target } no la termina. Gana el total más bajo; si hay empate, se comparte la victoria.
    }

rules-cardominoes-picture-follow = Has salido con el 9 de diamantes. La reina de Ada es el diamante más alto, así que ella gana la baza. Queda boca arriba hasta que ella sale; después nadie puede volver a mirarla.
rules-cardominoes-picture-first = Incluso la primera baza puede costar puntos. Boris ha salido con el 2 de tréboles; tú no tenías tréboles y has descartado la reina de picas. El rey de Ada gana la baza y 13 puntos.
rules-cardominoes-picture-broken = Ada ha salido con picas, y tú no tenías. Tu corazón rompe los corazones cuando la baza está completa: desde la siguiente, cualquiera puede salir con ellos. La reina de picas no rompe los corazones.
rules-cardominoes-picture-lead = Hasta que se rompan los corazones puedes salir con cualquier cosa menos un corazón, salvo que solo tengas corazones.

rules-cardominoes-score-you = Te has llevado 2 corazones
rules-cardominoes-score-ada = Ada se ha llevado la reina de picas y 1 corazón
rules-cardominoes-score-boris = Boris se ha llevado 10 corazones
rules-cardominoes-score-clara = Clara no se ha llevado ningún corazón
rules-cardominoes-score-sum = Si Boris se hubiera llevado los 13 corazones y la reina, podría elegir: restar 26 de su propio total o sumar 26 al de cada uno de los demás.

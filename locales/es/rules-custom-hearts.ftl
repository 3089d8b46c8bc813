rules-custom-hearts-lead = Corazones con tus propias reglas.

rules-custom-hearts-about = Parte de Corazones, CARDominoes o Wild Twists y cambia cualquier regla: qué se pasa y hacia dónde, qué se puede jugar en la primera baza, qué rompe los corazones, qué hace la luna, cuándo termina la partida. Lo que no toques queda como en el juego del que partiste. Pueden jugar de 3 a 8.
rules-custom-hearts-at-table = En la mesa, esta página muestra las reglas que hayas elegido.

rules-custom-hearts-base =
    { $base ->
        [hearts] Basado en Corazones, con estas reglas:
        [cardominoes] Basado en CARDominoes Hearts, con estas reglas:
        [wild-twists] Basado en Wild Twists Hearts, con estas reglas:
       *[other] Basado en una mano de Corazones, con estas reglas:
    }

rules-custom-hearts-pack = Una baraja de 52 cartas, con el as como carta más alta.
rules-custom-hearts-pack-wilds = Una baraja de 52 cartas, con el as como carta más alta, y 4 comodines. Al jugar un comodín, eliges: carta más alta o más baja de su palo.
rules-custom-hearts-pack-some-wilds =
    { $count ->
        [one] Una baraja de 52 cartas, con el as como carta más alta, y 1 comodín: { CARDS($wilds) }. Al jugarlo, eliges: carta más alta o más baja de su palo.
       *[other] Una baraja de 52 cartas, con el as como carta más alta, y { $count } comodines: { CARDS($wilds) }. Al jugar un comodín, eliges: carta más alta o más baja de su palo.
    }
rules-custom-hearts-all-in = No se retira ninguna carta.
rules-custom-hearts-left-out = Se retiran: { CARDS($cards) }.
rules-custom-hearts-dealt = Las cartas se reparten por igual.
rules-custom-hearts-dealt-rest = Las cartas se reparten por igual. Las que sobran quedan boca abajo en el centro; quien gana la primera baza se las lleva sin verlas.
rules-custom-hearts-draw = Antes de la primera mano, cada uno saca una carta. Reparte quien saca el valor más bajo; si varios empatan en el más bajo, vuelven a sacar. Después de cada mano, el reparto pasa a la izquierda.

rules-custom-hearts-no-pass = No se pasan cartas.
rules-custom-hearts-pass-left =
    { $count ->
        [one] Antes de cada mano se pasa 1 carta a la izquierda. Todos eligen antes de que nadie vea la carta que recibe.
       *[other] Antes de cada mano se pasan { $count } cartas a la izquierda. Todos eligen antes de que nadie vea las cartas que recibe.
    }
rules-custom-hearts-pass-right =
    { $count ->
        [one] Antes de cada mano se pasa 1 carta a la derecha. Todos eligen antes de que nadie vea la carta que recibe.
       *[other] Antes de cada mano se pasan { $count } cartas a la derecha. Todos eligen antes de que nadie vea las cartas que recibe.
    }
rules-custom-hearts-pass-across =
    { $count ->
        [one] Antes de cada mano se pasa 1 carta a quien está enfrente. Todos eligen antes de que nadie vea la carta que recibe.
       *[other] Antes de cada mano se pasan { $count } cartas a quien está enfrente. Todos eligen antes de que nadie vea las cartas que recibe.
    }
rules-custom-hearts-pass-cycle =
    { $count ->
        [one] Se pasa 1 carta, mano a mano: { LIST($ways, type: "unit") }. Después se vuelve a empezar. Todos eligen antes de que nadie vea la carta que recibe.
       *[other] Se pasan { $count } cartas, mano a mano: { LIST($ways, type: "unit") }. Después se vuelve a empezar. Todos eligen antes de que nadie vea las cartas que recibe.
    }
rules-custom-hearts-way-left = izquierda
rules-custom-hearts-way-right = derecha
rules-custom-hearts-way-across = enfrente
rules-custom-hearts-way-hold = sin pase

rules-custom-hearts-first = Quien tiene el trébol más bajo sale con él en la primera baza.
rules-custom-hearts-first-wild = Quien tiene el trébol más bajo sale con él en la primera baza. A quien tiene el comodín de tréboles se le pregunta en secreto si sale con él en su lugar, como carta más baja.
rules-custom-hearts-first-any = Quien tiene el trébol más bajo sale en la primera baza, con cualquier trébol.
rules-custom-hearts-follow = Sigue el palo si puedes. Si no, juega cualquier carta. La carta más alta del palo de salida gana la baza, y quien la ha jugado sale en la siguiente.
rules-custom-hearts-safe = En la primera baza no puedes jugar un corazón ni la reina de picas, salvo que no tengas otra cosa.
rules-custom-hearts-unsafe = En la primera baza se pueden jugar corazones y la reina de picas.
rules-custom-hearts-lead-any = Puedes salir con un corazón en cualquier momento.
rules-custom-hearts-broken =
    { $queen ->
        [true] { $when ->
            [trick] No puedes salir con un corazón hasta que se rompan los corazones. Los rompe un corazón jugado sobre otro palo, o la reina de picas, cuando su baza está completa.
           *[card] No puedes salir con un corazón hasta que se rompan los corazones. Los rompe un corazón jugado sobre otro palo, o la reina de picas, en cuanto se juega.
        }
       *[false] { $when ->
            [trick] No puedes salir con un corazón hasta que se rompan los corazones. Los rompe un corazón jugado sobre otro palo, cuando su baza está completa. La reina de picas no los rompe.
           *[card] No puedes salir con un corazón hasta que se rompan los corazones. Los rompe un corazón jugado sobre otro palo, en cuanto se juega. La reina de picas no los rompe.
        }
    }
rules-custom-hearts-only-hearts = Si solo tienes corazones, puedes salir con uno de todos modos.
rules-custom-hearts-only-points = Si solo tienes corazones y la reina de picas, puedes salir con un corazón de todos modos.
rules-custom-hearts-last-open = Puedes volver a ver la última baza.
rules-custom-hearts-last-closes = Puedes ver una baza terminada hasta la siguiente salida. Después queda boca abajo.
rules-custom-hearts-last-gathered = Puedes ver una baza terminada hasta que la recoge quien la ha ganado. Después queda boca abajo.

rules-custom-hearts-refused = No puedes jugar una carta que no siga el palo mientras puedas seguirlo.
rules-custom-hearts-revoke = Puedes jugar una carta de otro palo aunque pudieras seguirlo: eso es un renuncio.
rules-custom-hearts-revoke-safe = En la primera baza, un corazón o la reina de picas se siguen rechazando mientras tengas otra cosa.
rules-custom-hearts-correct = Quien gana una baza la recoge cuando está terminada. Hasta entonces puedes retirar tu renuncio y jugar una carta que siga el palo, sin penalización.
rules-custom-hearts-penalty = Un renuncio que sigue ahí cuando se recoge la baza le cuesta 13 puntos a quien lo hizo y termina la mano. Nadie más puntúa. Si en esa baza renunció más de un jugador, cada uno paga 13.
rules-custom-hearts-silent = A nadie más se le avisa de un renuncio antes de que se recoja la baza. Cuando una persona no ha seguido el palo, un bot espera antes de recoger, haya renuncio o no.

rules-custom-hearts-points = Cada corazón que te llevas es 1 punto, y la reina de picas son 13.
rules-custom-hearts-jack = La jota de diamantes resta 10 puntos.
rules-custom-hearts-no-tricks = No llevarte ninguna baza resta 5 puntos, salvo que alguien haya disparado a la luna.
rules-custom-hearts-moon =
    { $moon ->
        [add] Si te llevas todos los corazones y la reina de picas, disparas a la luna: no te cuestan nada, y cada uno de los demás recibe sus puntos.
        [subtract] Si te llevas todos los corazones y la reina de picas, disparas a la luna: sus puntos se restan de tu total.
       *[choose] Si te llevas todos los corazones y la reina de picas, disparas a la luna. Elige: restar sus puntos de tu propio total o sumarlos al de cada uno de los demás.
    }

rules-custom-hearts-end-target =
    { $rule ->
        [exceeds] La partida termina cuando el total de un jugador supera { NUMBER($target) }.
       *[meets] La partida termina cuando el total de un jugador alcanza { NUMBER($target) }.
    }
rules-custom-hearts-end-hands =
    { $hands ->
        [one] La partida termina después de 1 mano.
       *[other] La partida termina después de { $hands } manos.
    }
rules-custom-hearts-end-both =
    { $rule ->
        [exceeds] { $hands ->
            [one] La partida termina cuando el total de un jugador supera { NUMBER($target) } o después de 1 mano, lo que ocurra antes.
           *[other] La partida termina cuando el total de un jugador supera { NUMBER($target) } o después de { $hands } manos, lo que ocurra antes.
        }
       *[meets] { $hands ->
            [one] La partida termina cuando el total de un jugador alcanza { NUMBER($target) } o después de 1 mano, lo que ocurra antes.
           *[other] La partida termina cuando el total de un jugador alcanza { NUMBER($target) } o después de { $hands } manos, lo que ocurra antes.
        }
    }
rules-custom-hearts-wins = Gana el total más bajo; si hay empate, se comparte la victoria.

rules-custom-hearts-pictures = Estos ejemplos siguen las reglas habituales. En una mesa, siguen las de esa mesa.
rules-custom-hearts-picture-follow = Has salido con { CARD($led) }. { CAPITAL(CARD($high)) } de Ada es el diamante más alto, así que ella gana la baza. { $last } no tenía diamantes, y { CARD($thrown) } no puede ganar.
rules-custom-hearts-picture-pass =
    { $count ->
        [one] El pase de 1 carta: es peligroso quedarse con la resaltada. Una pica por encima de la reina puede llevársela, y los corazones altos se llevan otros corazones.
       *[other] El pase de { $count } cartas: es peligroso quedarse con las resaltadas. Una pica por encima de la reina puede llevársela, y los corazones altos se llevan otros corazones.
    }
rules-custom-hearts-picture-safe = Es la primera baza y no tienes tréboles: puedes jugar cualquier carta menos un corazón o la reina de picas, salvo que no tengas otra cosa.
rules-custom-hearts-picture-unsafe = Incluso la primera baza puede costar puntos. No tenías tréboles y has descartado la reina de picas. { CAPITAL(CARD($high)) } de Ada gana la baza y 13 puntos.
rules-custom-hearts-picture-lead-any = No hace falta romper los corazones: puedes salir con cualquiera de estas cartas, también con corazones.
rules-custom-hearts-picture-broken =
    { $queen ->
        [true] { $when ->
            [trick] Ada no tenía tréboles y ha descartado un corazón, que te llevas con la baza. Cuando la baza está completa, los corazones quedan rotos: cualquiera puede salir con ellos. La reina de picas también los rompe.
           *[card] Ada no tenía tréboles y ha descartado un corazón, que te llevas con la baza. Eso rompe los corazones al instante: a partir de ahora, cualquiera puede salir con ellos. La reina de picas también los rompe.
        }
       *[false] { $when ->
            [trick] Ada no tenía tréboles y ha descartado un corazón, que te llevas con la baza. Cuando la baza está completa, los corazones quedan rotos: cualquiera puede salir con ellos. La reina de picas no los rompe.
           *[card] Ada no tenía tréboles y ha descartado un corazón, que te llevas con la baza. Eso rompe los corazones al instante: a partir de ahora, cualquiera puede salir con ellos. La reina de picas no los rompe.
        }
    }
rules-custom-hearts-picture-wilds = Al jugar un comodín, eliges: la carta más alta de su palo, por encima del as, o la más baja, por debajo del 2.
rules-custom-hearts-picture-revoke = { $last } ha descartado un trébol y aún tenía un diamante: es un renuncio. Hasta que se recoge la baza, { $last } puede retirarlo sin penalización. Después le cuesta 13 puntos a { $last } y termina la mano.
rules-custom-hearts-picture-jack = La jota de diamantes resta 10 puntos a quien se la lleva.

rules-custom-hearts-score-you = Te has llevado 2 corazones
rules-custom-hearts-score-jack = Te has llevado 2 corazones y la jota de diamantes
rules-custom-hearts-score-queen =
    { $hearts ->
        [one] { $name } se ha llevado la reina de picas y 1 corazón
       *[other] { $name } se ha llevado la reina de picas y { $hearts } corazones
    }
rules-custom-hearts-score-hearts =
    { $hearts ->
        [one] { $name } se ha llevado 1 corazón
       *[other] { $name } se ha llevado { $hearts } corazones
    }
rules-custom-hearts-score-no-points = { $name } se ha llevado bazas sin puntos
rules-custom-hearts-score-no-tricks = { $name } no se ha llevado ninguna baza
rules-custom-hearts-score-moon =
    { $moon ->
        [add] Si Ada se hubiera llevado todos los corazones y la reina de picas, estos { NUMBER($all) } puntos no le costarían nada, y a cada uno de los demás le costarían { NUMBER($all) }.
        [subtract] Si Ada se hubiera llevado todos los corazones y la reina de picas, estos { NUMBER($all) } puntos se restarían de su total.
       *[choose] Si Ada se hubiera llevado todos los corazones y la reina de picas, podría elegir: restar { NUMBER($all) } de su propio total o sumar { NUMBER($all) } al de cada uno de los demás.
    }

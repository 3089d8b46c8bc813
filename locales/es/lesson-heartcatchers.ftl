lesson-heartcatchers-welcome = ¡Esto es Heartcatchers! Las 3 pilas de abajo son tuyas, las 3 de arriba son de Ada. Al final, cada carta boca arriba en tu lado vale 1 punto. En cada turno atrapas, robas o escondes.

lesson-heartcatchers-catch = Para atrapar, juega una carta sobre una de tus propias pilas. Rojo atrapa verde, verde atrapa azul y azul atrapa rojo. Cada vez que atrapas, tu lado gana una carta boca arriba.
lesson-heartcatchers-catch-task = Elige la carta roja de tu mano y atrapa con ella tu pila verde.
lesson-heartcatchers-catch-why-other = También es una buena jugada, pero empieza con tu carta roja sobre la pila verde.
lesson-heartcatchers-catch-why-steal = Pronto robarás, cuando haya más que llevarse. Primero, atrapa.
lesson-heartcatchers-catch-why-hide = Pronto esconderás una carta. Primero, atrapa con la carta roja: boca arriba vale un punto.

lesson-heartcatchers-breaker = Ada también ha atrapado. Tienes un Rompecorazones. Escóndelo boca abajo debajo de una pila y le quitará 3 puntos a quien tenga esa pila al final.
lesson-heartcatchers-lock = La tercera pila de Ada tiene encima una Inatrapable. No se puede jugar nada sobre ella, así que nadie puede atrapar ni robar esa pila. Se queda en su lado, salvo que se intercambie.
lesson-heartcatchers-lock-task = Elige el Rompecorazones y escóndelo debajo de esa pila.
lesson-heartcatchers-lock-why-own = Debajo de tu propia pila, los 3 puntos los perderías tú.
lesson-heartcatchers-lock-why-open = Sus otras pilas se pueden robar; quizá lo hagas tú. Debajo de la Inatrapable, el Rompecorazones está a salvo de eso.
lesson-heartcatchers-lock-why-up = Boca arriba vale 1 punto, como cualquier otra carta. Boca abajo le quita 3 puntos a Ada.
lesson-heartcatchers-lock-why-other = Eso puede esperar. Primero, esconde el Rompecorazones donde le duela a Ada.

lesson-heartcatchers-steal = La segunda pila de Ada ya tiene 3 cartas, con una azul encima. Para robarla, atrapa su carta de encima: te llevas la pila entera y das una de las tuyas a cambio.
lesson-heartcatchers-steal-task = Roba su segunda pila con tu carta verde. Da a cambio tu tercera pila, que es una sola carta.
lesson-heartcatchers-steal-why-give = ¡Esa es la pila! Pero da a cambio la tercera: es una sola carta, y las otras dos te harán falta.
lesson-heartcatchers-steal-why-wild = Guarda la Inatrapable para una pila que valga la pena conservar. Tu carta verde puede robar la pila de 3.
lesson-heartcatchers-steal-why-other = Vale más robar su pila de 3: recibes esas cartas y conservas la verde que las ha atrapado.

lesson-heartcatchers-keep = Tu tercera pila ya tiene 4 cartas, con una verde encima. Ada podría volver a robarla con una carta roja. Una Inatrapable atrapa cualquier color, y encima no se puede jugar nada.
lesson-heartcatchers-keep-task = Bloquea tu pila grande: atrápala con la Inatrapable.
lesson-heartcatchers-keep-why-biggest = La Inatrapable bloquea la pila sobre la que la juegas. Bloquea la más grande.
lesson-heartcatchers-keep-why-first = Primero, bloquea tu pila grande. Ada podría robarla con una carta roja.

lesson-heartcatchers-love = Ada ha escondido una carta debajo de su propia primera pila. Tienes un Gran Amor. Escóndelo debajo de una pila y le dará 3 puntos a quien tenga esa pila al final.
lesson-heartcatchers-love-task = Escóndelo donde nadie pueda robarlo: debajo de tu pila bloqueada.
lesson-heartcatchers-love-why-open = Esa pila es tuya, pero Ada podría robarla, con tu Gran Amor debajo. La bloqueada no puede robarla.
lesson-heartcatchers-love-why-theirs = Ahí le daría 3 puntos a Ada.
lesson-heartcatchers-love-why-other = Primero, esconde el Gran Amor en un lugar seguro. Vale 3 puntos.

lesson-heartcatchers-change = ¿Qué ha escondido Ada debajo de su primera pila? Quizá un Gran Amor, quizá un farol. Tienes un Cambio de Corazón. Escondido debajo de una pila, al final la intercambia con la de enfrente.
lesson-heartcatchers-swap = Su primera pila tiene 3 cartas y un Secreto. La tuya, enfrente, solo tiene 2 cartas. Pero no escondas ahí tus dos Cambios de Corazón: el segundo anularía el primero.
lesson-heartcatchers-swap-task = Esconde el Cambio de Corazón rojo debajo de una de las dos primeras pilas.
lesson-heartcatchers-swap-why-steal = Buen robo, pero Ada podría volver a robar la pila. Un Cambio de Corazón escondido actúa al final, cuando ella ya no puede responder.
lesson-heartcatchers-swap-why-catch = Primero, esconde el Cambio de Corazón rojo. Puede hacerte ganar su primera pila.
lesson-heartcatchers-swap-why-locked = ¡Entonces Ada recibiría tu gran pila bloqueada, y tú la del Rompecorazones!
lesson-heartcatchers-swap-why-second = Ahí no ganas nada. En la primera pareja de pilas, Ada tiene más que tú.
lesson-heartcatchers-swap-why-green = ¡Buen sitio! Pero esconde el rojo: el verde aún puede atrapar una carta azul.

lesson-heartcatchers-last = Tu última carta es el otro Cambio de Corazón. Boca arriba solo cuenta su color: verde atrapa azul. Así que puede atrapar tu segunda pila o robar la segunda de Ada, que tiene 2 cartas.
lesson-heartcatchers-last-task = Encuentra la jugada con la que más ganas.
lesson-heartcatchers-last-why-catch = Eso es 1 punto. Si robas su segunda pila y das la tuya, recibes 3 cartas por 1.
lesson-heartcatchers-last-why-locked = ¡Así regalarías tu gran pila bloqueada!
lesson-heartcatchers-last-why-first = Esa es la pila que hay que robar. Pero tu primera pila va a Ada al final de todos modos, así que da ahora la segunda.
lesson-heartcatchers-last-why-undo = Un segundo Cambio de Corazón en esa pareja anularía el primero.
lesson-heartcatchers-last-why-second = Eso cambiaría al final tu 1 carta por las 2 suyas. Si las robas, te llevas también la carta verde.

lesson-heartcatchers-scored = Resultado final: tú { $own }, Ada { $other }. Primero, tu Cambio de Corazón intercambió las primeras pilas, Secretos incluidos. Después, cada Gran Amor escondido dio 3 puntos, cada Rompecorazones escondido quitó 3 y cada carta boca arriba dio 1.
lesson-heartcatchers-end = Así que atrapa para ganar un punto rápido, roba las pilas que han crecido y bloquea las que valga la pena conservar. Esconde el amor en tu lado y el desamor en el otro. Y una carta escondida siempre puede ser un farol.
lesson-heartcatchers-end-task = Empieza tu propio juego desde la sala.

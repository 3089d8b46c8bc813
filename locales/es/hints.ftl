hints-legal = Es una jugada legal.
hints-only-card = Es la única carta que puedes jugar.
hints-last-card = Es tu última carta.
hints-none-better = Ninguna otra carta sería mejor.

hints-exact = Se han comprobado todos los repartos posibles y no hay nada mejor.
hints-simulated = Es lo que mejor sale en repartos simulados.
hints-simulated-pass = En repartos simulados, tu mano rinde más sin estas cartas.
hints-simulated-wins = Es lo que más gana en juegos simulados.

hints-like-search = Un bot que calcula muchas jugadas probablemente haría lo mismo.
hints-best-for-trick = Parece lo mejor para esta baza.
hints-best-for-queen = Parece lo mejor para esta baza y la reina de picas.
hints-best-by-cards-played = Parece lo mejor, según las cartas jugadas hasta ahora.
hints-best-for-now = Parece lo mejor por ahora.

hints-pass-for-moon = Podrías disparar a la luna: pasa las cartas que perderían bazas.
hints-pass-queen = Tienes muy pocas picas para proteger la reina de picas.
hints-pass-suit = Si pasas estas, te quedas sin un palo y puedes descartar cuando alguien salga con él.
hints-pass-spades = Las picas altas podrían hacerte ganar la reina de picas.
hints-pass-high = Estas cartas probablemente ganarían bazas.

hints-draw-queen = Podría hacer salir la reina de picas.
hints-lead-low = Una salida baja: probablemente ganará la baza otra persona.
hints-lead-losing = Con esta salida, probablemente ganará la baza otra persona.
hints-lead-cheap = Probablemente ganarás esta baza, pero debería costarte poco.
hints-lead-best = No tienes mejor salida.

hints-highest-under = Es tu carta más alta que no puede ganar esta baza.
hints-under = No puede ganar esta baza.
hints-high-while-cheap = Esta baza probablemente no vale nada, así que juega tu carta más alta.
hints-must-win = No puedes evitar ganar esta baza.
hints-likely-win = Probablemente no puedes evitar ganar esta baza.
hints-worth-winning = Vale la pena ganar esta baza.
hints-probably-under = Alguien después de ti probablemente jugará más alto.

hints-drop-queen = Deshazte de la reina de picas.
hints-give-heart = Descarta un corazón en una baza ajena.
hints-drop-high-spade = Deshazte de una pica alta que podría hacerte ganar la reina de picas.
hints-drop-danger = Descarta la carta que más probablemente te cueste puntos después.
hints-avoid-queen = Con cualquier otra carta te llevarías la reina de picas.

hints-stop-moon = Alguien tiene todos los puntos hasta ahora: gana esta baza para frenar la luna.
hints-moon-certain = Ganas con seguridad todas las bazas que quedan y disparas a la luna.
hints-moon-lead = Dispara a la luna: sal con tu ganadora más segura.
hints-moon-win = Dispara a la luna: gana también esta baza.
hints-moon-lose = Dispara a la luna: deshazte de una carta que perdería una baza después.

hints-reward-wins = Termina la partida, y la ganas tú.
hints-reward-too-soon = Sumar puntos a los demás terminaría la partida antes de que vayas por delante.
hints-reward-ahead = Nadie va por delante de ti, así que te conviene una partida más corta.
hints-reward-behind = Vas por detrás, así que te conviene una partida más larga.
hints-reward-likelier = Te da más posibilidades de ganar la partida.
hints-reward-same = Con ambas opciones ganas los mismos puntos respecto a los demás.

hints-keep-wild = Guarda el comodín de tréboles para más tarde.
hints-open-only-club = Es tu único trébol y, como carta más baja, rara vez gana la baza.
hints-open-high-clubs = Tus otros tréboles son altos, pero el comodín de tréboles abre como carta más baja.

hints-correct-revoke = Corrige el renuncio, así que no hay penalización.
hints-gather = La baza está completa.

hints-pass-curse = Una maldición está mejor en otra mano.
hints-pass-winners = Pasa las cartas que más probablemente ganen bazas.
hints-two-oclock = «Dos en punto» abre la mano.
hints-give-curse = Otra persona gana esta baza: déjale una maldición.
hints-no-curse = No hay ninguna maldición en esta baza, así que puedes ganarla sin peligro.
hints-may-be-beaten = Alguien después de ti aún podría superarla.

hints-uncatchable = Con una Inatrapable encima, nadie puede robar la pila.
hints-add-heart = Suma un punto a tu lado.
hints-better-stack = Recibes una pila mejor a cambio.
hints-stack-for-card = Recibes una pila entera por una sola carta.
hints-ultimate-love = Un Gran Amor debajo de tu pila da 3 puntos.
hints-heartbreaker = Un Rompecorazones debajo de la pila de tu rival le cuesta 3 puntos.
hints-change-of-heart = Al final, un Cambio de Corazón intercambia su pila con la de enfrente.
hints-hide = La carta vale más como Secreto.

hints-why = ¿Por qué?
hints-pass = Pasa { CARDS($cards) }.
hints-choices = Tus opciones
hints-choice = Opción
hints-points = Puntos de más
hints-chance = Gana menos veces
hints-best = La mejor
hints-points-more = { NUMBER($more, digits: 1) } ± { NUMBER($error, digits: 1) }
hints-chance-more = { NUMBER($more, digits: 0, style: "percent") } ± { NUMBER($error, digits: 0, style: "percent") }
hints-once = Apenas probada
hints-close = Demasiado igualado
hints-about = Un bot jugó hasta el final muchos repartos compatibles con lo que puedes ver. La barra es el coste medio; la línea de su extremo, la incertidumbre (error estándar).
hints-more =
    { $count ->
        [one] Mostrar { $count } más
       *[other] Mostrar { $count } más
    }
hints-nothing = No hay nada más que comparar.

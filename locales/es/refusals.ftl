refusals-match-over = La partida ha terminado.
refusals-not-your-turn = No es tu turno.
refusals-not-held = No tienes { CARD($card) }.
refusals-not-now = Ahora no puedes hacer eso.
refusals-another-game = Esa es una acción de otro juego.

refusals-pass-first = Primero elige qué pasas.
refusals-pass-exactly = Tienes que pasar exactamente { $count }.
refusals-passed-twice = Solo puedes pasar { CARD($card) } una vez.
refusals-passing-is-over = Solo puedes pasar antes de la primera baza.

refusals-must-open-with = Tienes que salir con { CARD($card) } en la primera baza.
refusals-must-open-with-two = Tienes que salir con «Dos en punto», el 2 azul, en la primera baza.
refusals-must-open-with-club = Tienes que salir con un trébol en la primera baza.
refusals-opening-first = Primero decide si sales con el comodín de tréboles.
refusals-nothing-to-decline = Ahora no se te pregunta si sales con el comodín de tréboles.
refusals-opens-lowest = El comodín de tréboles solo puede abrir la mano como trébol más bajo.
refusals-no-hearts-on-first-trick = No puedes jugar corazones en la primera baza.
refusals-no-points-on-first-trick = No puedes jugar { CARD($card) } en la primera baza.

refusals-must-follow =
    { $suit ->
        [clubs] Tienes que jugar tréboles.
        [diamonds] Tienes que jugar diamantes.
        [spades] Tienes que jugar picas.
       *[hearts] Tienes que jugar corazones.
    }
refusals-hearts-not-broken = No puedes salir con corazones hasta que se rompan.
refusals-moon-first = Primero elige tu premio por la luna.

refusals-already-played = Ya has jugado en esta baza. Solo puedes corregir tu ficha.
refusals-nothing-to-correct = No tienes nada que corregir en esta baza.
refusals-correction-must-follow =
    { $suit ->
        [clubs] La ficha corregida tiene que ser de tréboles.
        [diamonds] La ficha corregida tiene que ser de diamantes.
        [spades] La ficha corregida tiene que ser de picas.
       *[hearts] La ficha corregida tiene que ser de corazones.
    }
refusals-trick-complete = La baza está completa. La recoge quien la ha ganado.
refusals-nothing-to-gather = No hay ninguna baza terminada que recoger.

refusals-does-not-catch =
    { $own ->
        [red] { $top ->
            [red] Una carta roja atrapa verde, no rojo.
           *[blue] Una carta roja atrapa verde, no azul.
        }
        [green] { $top ->
            [green] Una carta verde atrapa azul, no verde.
           *[red] Una carta verde atrapa azul, no rojo.
        }
       *[blue] { $top ->
            [blue] Una carta azul atrapa rojo, no azul.
           *[green] Una carta azul atrapa rojo, no verde.
        }
    }
refusals-top-is-uncatchable = No se puede jugar nada encima de una Inatrapable.

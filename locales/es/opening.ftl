opening-got-it = Entendido

opening-hearts-pass = Elige 3 cartas y toca «Pasar». Las más peligrosas son las picas altas y los corazones altos.
opening-cardominoes-pass = Elige 3 fichas y toca «Pasar». Solo tú ves las caras de tus fichas.
opening-black-hearts-pass = ¿No sabes qué pasar? El reglamento aconseja los números más altos de tu mano.
opening-custom-hearts-pass = Elige las cartas que pasas y toca «Pasar».

opening-hearts-play = Puedes jugar las cartas resaltadas. Toca una atenuada para ver por qué no puedes jugarla.
opening-cardominoes-play = Puedes jugar las fichas resaltadas. La baza se ve hasta que quien la gana sale o la recoge.
opening-wild-twists-play = Puedes jugar las cartas resaltadas. Al jugar un comodín, eliges: carta más alta o más baja de su palo.
opening-black-hearts-play = No hay que seguir el palo. Gana el número más alto; si hay empate, el último. Los regalos pueden cambiarlo.
opening-custom-hearts-play = Puedes jugar las cartas resaltadas. Toca una atenuada para ver por qué no puedes jugarla.

opening-heartcatchers-turn = Elige una carta y toca «Atrapar», «Robar» o «Esconder». Los corazones muestran qué color atrapa a cuál.

opening-card-blank = Liso
opening-card-love = Gran Amor
opening-card-breaker = Rompe-corazones
opening-card-change = Cambio de Corazón
opening-card-uncatchable = Inatrapable

opening-card-wild = COMODÍN
opening-card-high = ALTA
opening-card-low = BAJA

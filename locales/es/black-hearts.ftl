black-hearts-small-hours = Madrugada
black-hearts-small-hours-text = El número más bajo se lleva la baza. Si hay empate, gana la última carta jugada.
black-hearts-double-curse = Maldición doble
black-hearts-double-curse-text = En esta mano, los puntos de maldición valen el doble.
black-hearts-mercy = Piedad
black-hearts-mercy-text = A cada jugador se le restan 2 puntos de maldición en esta mano, sin bajar de 0.
black-hearts-first-strike = Primer golpe
black-hearts-first-strike-text = Si varias cartas empatan con el número más alto, se lleva la baza la primera jugada.
black-hearts-return-gift = Devolución
black-hearts-return-gift-text = Antes de la primera baza, cada jugador pasa 1 carta a la derecha.

black-hearts-gift-turned = El regalo es { $name }: { $text }
black-hearts-gift-notice = { $name }: { $text }
black-hearts-gift-strip = <b>{ $name }.</b> { $text }
black-hearts-gift-strip-star = <b>{ $name }.*</b> { $text }
black-hearts-gift-star = Los puntos con * aún no incluyen este regalo.
black-hearts-gift-opens = El regalo de esta mano: { $name }. { $text }
black-hearts-gift = El regalo de esta mano
black-hearts-gift-later = Después del pase se descubre un regalo.
black-hearts-gift-none = Ya se han usado todos los regalos.

black-hearts-takes =
    { WHO($player) ->
        [you]
            { $points ->
                [one] Te llevas la baza: 1 punto de maldición.
               *[other] Te llevas la baza: { $points } puntos de maldición.
            }
       *[other]
            { $points ->
                [one] { $player } se lleva la baza: 1 punto de maldición.
               *[other] { $player } se lleva la baza: { $points } puntos de maldición.
            }
    }

black-hearts-taken = Maldiciones de esta mano
black-hearts-taken-names = { LIST($curses) }
black-hearts-scored =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
black-hearts-scored-with =
    { $printed ->
        [one] 1 punto en las cartas, <b>{ $scored }</b> con { $gift }
       *[other] { $printed } puntos en las cartas, <b>{ $scored }</b> con { $gift }
    }
black-hearts-ended = La partida termina porque alguien ha alcanzado { $total } puntos: { PLAYERS($players) }. Gana el total más bajo.

black-hearts-all-curses =
    { WHO($player) ->
        [you] ¡Te has llevado las 6 maldiciones!
       *[other] ¡{ $player } se ha llevado las 6 maldiciones!
    }
black-hearts-all-curses-win = Las 6 maldiciones en una mano ganan la partida.
black-hearts-decided =
    { WHO($player) ->
        [you] Te has llevado las 6 maldiciones en una mano.
       *[other] { $player } se ha llevado las 6 maldiciones en una mano.
    }

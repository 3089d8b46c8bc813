ending-standing = Clasificación
ending-place = Puesto
ending-player = Jugador
ending-this-hand = Esta mano
ending-last-hand = Última
ending-total = Partida
ending-line = { $over ->
    [true] La partida termina cuando alguien supera los { $total } puntos.
   *[false] La partida termina cuando alguien alcanza los { $total } puntos.
  }

ending-hands = Mano a mano
ending-hand = Mano
ending-hands-none = Aún no se ha puntuado ninguna mano.
ending-hands-total = Total

ending-scores = Puntos
ending-continue = Continuar

ending-moon = Has disparado a la luna: elige tu premio
ending-moon-self = Bajar mis puntos
ending-moon-others = Subir los de los demás
ending-moon-totals = Puntos de la partida después
ending-moon-you = Tú

ending-no-winner = Esta vez no gana nadie
ending-tricks = Bazas de la última mano
ending-verify = Verificar el reparto
ending-not-ready = Ahora no
ending-start = Empezar con bots
ending-harder = Bots más difíciles
ending-watch-next = Ver la siguiente
ending-go-next = Ir a la siguiente
ending-rematch = Revancha
ending-ready = ✓ Te apuntas
ending-replay = Repetir la partida

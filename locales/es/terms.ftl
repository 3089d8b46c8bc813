terms-clock =
    { $clock ->
        [relaxed] 1 minuto por jugada, 5 de reserva
        [quick] 15 segundos por jugada, 1 min de reserva
       *[none] Sin reloj
    }

terms-slow =
    { $clock ->
        [relaxed] Tienes 1 minuto para cada jugada y 5 minutos de reserva para cuando necesites más. Si se acaba la reserva, un bot juega por ti hasta que vuelvas.
        [quick] Tienes 15 segundos para cada jugada y 1 minuto de reserva para cuando necesites más. Si se acaba la reserva, un bot juega por ti hasta que vuelvas.
       *[none] No hay reloj: todos se toman el tiempo que quieran.
    }
terms-gone = Un bot juega por quien se ausenta durante { $time }, hasta que vuelva.
terms-leave = Si te vas para siempre, un bot ocupa tu asiento. El anfitrión puede expulsar a jugadores, que ya no pueden volver.
terms-join-late =
    { $allowed ->
        [true] Otras personas pueden reemplazar a un bot durante la partida.
       *[false] Nadie puede reemplazar a un bot durante la partida.
    }
terms-delay = Los espectadores ven la partida con { $time } de retraso.
terms-no-chat = Solo frases rápidas, sin chat.
terms-no-hints = Sin pistas.
terms-rotate = En cada revancha, todos avanzan un asiento.

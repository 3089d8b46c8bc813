seats-presence =
    { $program ->
        [true] { $how ->
            [away] bot, ausente
            [bot] bot, juega bot
            [offline] bot, sin red
           *[here] bot
        }
       *[false] { $how ->
            [away] ausente
            [bot] juega un bot
            [offline] sin conexión
           *[here] {""}
        }
    }
seats-watching = Estás mirando.
seats-watching-late = Estás mirando con { $time } de retraso.

seats-away =
    { WHO($player) ->
        [you] { $why ->
            [gone] No estabas, así que un bot juega por ti.
            [time] Se te acabó el tiempo, así que un bot juega por ti.
            [late] Tu programa no respondió a tiempo, así que un bot juega por ti.
            [wrong] Tu programa no dio ninguna jugada legal, así que un bot juega por ti.
            [ended] Tu programa terminó, así que un bot juega por ti.
           *[asked] Estás haciendo una pausa. Un bot juega por ti.
        }
       *[other] { $why ->
            [gone] { $player } no está, así que un bot juega en su lugar.
            [time] A { $player } se le acabó el tiempo, así que un bot juega en su lugar.
            [late] El programa de { $player } no respondió a tiempo, así que un bot juega en su lugar.
            [wrong] El programa de { $player } no dio ninguna jugada legal, así que un bot juega en su lugar.
            [ended] El programa de { $player } terminó, así que un bot juega en su lugar.
           *[asked] { $player } hace una pausa. Un bot juega en su lugar.
        }
    }
seats-resting =
    { $why ->
        [gone] No estabas y nadie más juega, así que la partida está en espera.
        [time] Se te acabó el tiempo y nadie más juega, así que la partida está en espera.
        [asked] Hiciste una pausa y nadie más juega, así que la partida está en espera.
       *[none] No juega nadie, así que la partida está en espera hasta que alguien vuelva.
    }
seats-come-back = Ya he vuelto
seats-continue = Seguir jugando
seats-paused-prompt = La partida está en pausa.
seats-resume = Reanudar partida

seats-proposal =
    { WHO($player) ->
        [you] { $what ->
            [undo] Has pedido deshacer la última jugada.
            [finish] Has pedido terminar la mano ahora: la puntuación ya no puede cambiar.
            [claim] Reclamas todas las bazas restantes: nadie puede impedírtelo.
           *[stop] Has pedido detener la partida aquí.
        }
       *[other] { $what ->
            [undo] { $player } quiere deshacer la última jugada.
            [finish] { $player } quiere terminar la mano ahora: la puntuación ya no puede cambiar.
            [claim] { $player } reclama todas las bazas restantes: nadie puede impedirlo.
           *[stop] { $player } quiere detener la partida aquí.
        }
    }
seats-proposal-waiting = { $proposal } Sin responder: { PLAYERS($players) }.
seats-agree = Aceptar
seats-decline = Rechazar
seats-withdraw = Retirar

seats-declined =
    { WHO($player) ->
        [you] { $what ->
            [undo] Lo has rechazado: la jugada queda como está.
            [stop] Lo has rechazado: la partida continúa.
           *[hand] Lo has rechazado: la mano continúa.
        }
       *[other] { $what ->
            [undo] { $player } lo ha rechazado: la jugada queda como está.
            [stop] { $player } lo ha rechazado: la partida continúa.
           *[hand] { $player } lo ha rechazado: la mano continúa.
        }
    }
seats-declined-unknown =
    { $what ->
        [undo] Alguien lo ha rechazado: la jugada queda como está.
        [stop] Alguien lo ha rechazado: la partida continúa.
       *[hand] Alguien lo ha rechazado: la mano continúa.
    }
seats-withdrawn =
    { WHO($player) ->
        [you] { $what ->
            [undo] Has retirado tu propuesta: la jugada queda como está.
            [stop] Has retirado tu propuesta: la partida continúa.
           *[hand] Has retirado tu propuesta: la mano continúa.
        }
       *[other] { $what ->
            [undo] { $player } ha retirado la propuesta: la jugada queda como está.
            [stop] { $player } ha retirado la propuesta: la partida continúa.
           *[hand] { $player } ha retirado la propuesta: la mano continúa.
        }
    }
seats-lapsed =
    { $what ->
        [undo] No han respondido todos a tiempo: la jugada queda como está.
        [stop] No han respondido todos a tiempo: la partida continúa.
       *[hand] No han respondido todos a tiempo: la mano continúa.
    }
seats-overtaken =
    { $what ->
        [undo] Alguien ha jugado antes de que todos aceptaran: la jugada queda como está.
        [stop] Alguien ha jugado antes de que todos aceptaran: la partida continúa.
       *[hand] Alguien ha jugado antes de que todos aceptaran: la mano continúa.
    }
seats-proposal-ended =
    { WHO($player) ->
        [you] { $played ->
            [true] La partida ha continuado, así que tu propuesta ha terminado.
           *[false] Tu propuesta ha terminado.
        }
       *[other] { $played ->
            [true] La partida ha continuado, así que la propuesta de { $player } ha terminado.
           *[false] La propuesta de { $player } ha terminado.
        }
    }

seats-alert-full = Todos los asientos están ocupados: puedes empezar la partida.
seats-alert-pass = Elige las cartas que pasas.
seats-alert-turn = Es tu turno.

seats-rematch-ready =
    { $count ->
        [one] { WHO($first) ->
            [you] Te apuntas a la revancha.
           *[other] { $first } se apunta a la revancha.
        }
       *[other] Se apuntan a la revancha: { PLAYERS($ready) }.
    }
seats-rematch-waiting = { $ready } Sin responder: { PLAYERS($asked) }.
seats-rematch-absent =
    { $count ->
        [one] { $ready } Falta { PLAYERS($absent) }.
       *[other] { $ready } Faltan { PLAYERS($absent) }.
    }
seats-rematch-begun = Ha empezado la revancha. Juegan: { PLAYERS($ready) }.

seats-undone =
    { WHO($player) ->
        [you] Deshaces la última jugada.
       *[other] { $player } deshace la última jugada.
    }
seats-sat =
    { WHO($player) ->
        [you] Te sientas.
       *[other] { $player } se sienta.
    }
seats-sat-for =
    { WHO($player) ->
        [you] Reemplazas a { $before }.
       *[other] { $player } reemplaza a { $before }.
    }
seats-moved =
    { WHO($player) ->
        [you] Continúas en otro dispositivo.
       *[other] { $player } continúa en otro dispositivo.
    }
seats-bot-sat = Se sienta el bot { $bot }.
seats-bot-replaces = { $player } se ha ido. El bot { $bot } ocupa su lugar.
seats-left = { $player } ha dejado la mesa.
seats-swapped = Cambian de asiento: { PLAYERS($players) }.
seats-begun = Empieza la partida.
seats-back =
    { WHO($player) ->
        [you] Has vuelto.
       *[other] { $player } ha vuelto.
    }
seats-host =
    { WHO($player) ->
        [you] Ahora diriges la mesa.
       *[other] { $player } dirige ahora la mesa.
    }
seats-paused =
    { WHO($player) ->
        [you] { $paused ->
            [true] Pausas la partida.
           *[false] Reanudas la partida.
        }
       *[other] { $paused ->
            [true] { $player } pausa la partida.
           *[false] { $player } reanuda la partida.
        }
    }
seats-stopped = La partida se ha detenido.
seats-next = La revancha es en otra mesa.
seats-hint =
    { WHO($player) ->
        [you] Usas una pista.
       *[other] { $player } usa una pista.
    }
seats-said =
    { WHO($player) ->
        [you] Dices: { $words }
       *[other] { $player } dice: { $words }
    }

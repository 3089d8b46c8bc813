room-begun = La partida ha empezado. La verás con un retraso de { $delay }.
room-free =
    { $count ->
        [0] Todos los asientos están ocupados.
        [one] Hay 1 asiento libre.
       *[other] Hay { $count } asientos libres.
    }
room-listed-own = Los jugadores pueden encontrar esta mesa en la sala mientras estés aquí.
room-listed = Los jugadores pueden encontrar esta mesa en la sala mientras { $host } esté aquí.
room-start-own =
    { $free ->
        [true] Empieza cuando quieras. Los bots ocupan los asientos libres.
       *[false] Empieza cuando quieras.
    }
room-start-host = { $host } empieza la partida.
room-no-host = La primera persona que se siente será el anfitrión.

room-start = Empezar partida
room-leave = Dejar la mesa
room-sit-down = Sentarse
room-sit-reserved = Ocupar asiento reservado
room-join-late = Aún puedes unirte. Te quedas con las cartas y los puntos de un bot.
room-invite = Invitar jugadores
room-invite-title = { $game } en Moonshot
room-chat = Chat
room-alerts = Cuando es tu turno
room-settings = Ajustes de la mesa

room-seat-free = Libre
room-seat-reserved = Reservado para { $name }
room-seat-own = { $name } (tú)
room-host = Anfitrión
room-sit-here = Sentarse aquí
room-sit-here-label = Sentarse aquí, en el asiento { $seat }
room-add-bot = Añadir bot
room-add-bot-label = Añadir bot en el asiento { $seat }
room-bot-level = Nivel de { $name }
room-remove = Quitar
room-remove-label = Quitar a { $name }
room-remove-sure = ¿Para siempre?
room-remove-sure-label = ¿Para siempre? Quitar a { $name }
room-make-host = Ceder la mesa
room-make-host-label = Ceder la mesa a { $name }
room-swap = Mover
room-swap-label = Mover a { $name }
room-swap-here = Cambiar aquí
room-swap-here-label = Cambiar aquí, con el asiento { $seat }
room-swap-cancel = Cancelar
room-swap-cancel-label = Cancelar y no mover a { $name }

room-people = Personas en la mesa
room-clock = quedan { $left }, { $reserve } de reserva
room-take-over = Reemplazar
room-take-over-label = Reemplazar a { $name } en su asiento
room-report = Denunciar
room-report-label = Denunciar a { $name }
room-report-left-label = Denunciar a { $name }, que ya no está en la mesa
room-left = Dejaron la mesa
room-spectators =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
room-spectators-delay =
    { $count ->
        [one] 1 espectador, con un retraso de { $delay }
       *[other] { $count } espectadores, con un retraso de { $delay }
    }
room-take-over-heading = Reemplazar a un bot
room-take-over-text = Te quedas con sus cartas y sus puntos. Elige un bot de arriba o siéntate en lugar del primero.
room-actions = Acciones
room-come-back = Seguir jugando
room-step-out = Hacer una pausa
room-ask-undo = Pedir deshacer tu última jugada
room-ask-stop = Pedir detener la partida
room-stop = Detener la partida
room-stop-sure = ¿Detener sin resultado?
room-pause = Pausar la partida
room-resume = Reanudar la partida
room-leave-sure = ¿Irte para siempre? Un bot ocupa tu asiento
room-slow = Si alguien tarda o se va
room-invite-watch =
    { $join ->
        [true] Cualquiera que tenga este enlace puede mirar o reemplazar a un bot.
       *[false] Cualquiera que tenga este enlace puede mirar.
    }
room-device = Continuar en otro dispositivo
room-device-title = Tu asiento en Moonshot
room-device-text = Abre este enlace en el otro dispositivo o escanéalo con la cámara de un teléfono. No lo compartas: quien lo abra ocupa tu asiento. Guarda el código para volver si este navegador te olvida.

room-join = Unirse a esta partida
room-join-text = Te quedas con las cartas y los puntos de un bot.
room-join-seat = Asiento
room-join-bot = { $name }, { $score }
room-join-full = No quedan asientos. Puedes seguir mirando.

room-move = ¿Continuar en este dispositivo?
room-move-text = Este enlace pasa tu asiento a este dispositivo. En el otro dispositivo, después solo podrás mirar.
room-move-watch = Solo mirar
room-move-take = Ocupar asiento

room-share-link = Compartir enlace
room-copy-link = Copiar enlace
room-link = Enlace
room-qr = Código QR del enlace
room-local = <b>Este enlace solo funciona en este equipo.</b> Para que otros dispositivos de tu red puedan unirse, reinicia Moonshot con: <code>{ $command }</code>

room-proof = Reparto justo y verificable
room-proof-text = El servidor ya ha fijado su secreto; esta es su huella. El navegador de cada jugador añade un número aleatorio al sentarse, y solo entonces se reparten las cartas. Después de la partida, cualquiera puede comprobar todos los barajados.
room-proof-added =
    { $you ->
        [true]
            { $count ->
                [one] Tu navegador ha añadido su número.
               *[other] { $count } jugadores han añadido un número; uno es el tuyo.
            }
       *[false]
            { $count ->
                [one] 1 jugador ha añadido un número.
               *[other] { $count } jugadores han añadido un número.
            }
    }

room-title = Nombre de la mesa
room-title-none = Opcional
room-access = Quién puede unirse o mirar
room-access-link = Quien tenga el enlace
room-access-listed = Cualquiera en la sala
room-access-closed = Nadie más
room-time = Reloj
room-away = Un bot juega por quien se ausenta durante
room-delay = Retraso para espectadores
room-delay-none = Ninguno
room-late = Otros pueden reemplazar a un bot durante la partida
room-write = Los jugadores pueden escribir en el chat
room-hints = Los jugadores pueden pedir pistas
room-rotate = Rotar los asientos en cada revancha
room-retry = { $error } Reintentando…

errors-closed = Solo pueden abrir esta mesa sus jugadores.
errors-removed = El anfitrión te ha expulsado de esta mesa. Puedes unirte a otra o abrir la tuya.
errors-full = Todos los asientos de esta mesa están ocupados.
errors-taken = Ese asiento está ocupado.
errors-nobody-there = No hay nadie en ese asiento.
errors-own-seat = Ese es tu propio asiento.
errors-sits-already = Ya tienes asiento en esta mesa.
errors-not-seated = No tienes asiento en esta mesa.
errors-other-seat = Ya has jugado en otro asiento de esta partida y has visto sus cartas. Solo puedes volver a ocupar ese.
errors-not-host = Eso solo puede hacerlo el anfitrión.
errors-not-found = No lo encontramos. Puede que se haya borrado.
errors-does-not-fit = Eso no es posible ahora en esta mesa.
errors-wrong-code = Ese código no corresponde a ningún asiento de esta mesa, o ahora lo ocupa otra persona. Pide un código nuevo.
errors-too-many-tables = Tienes demasiadas partidas sin terminar. Termina una antes de empezar otra.
errors-no-chat = El anfitrión ha desactivado el chat en esta mesa.
errors-no-hints = El anfitrión ha desactivado las pistas en esta mesa.
errors-bad-request = El servidor no acepta estos datos: { $detail }
errors-bad-option = El servidor no acepta estas opciones: { $detail }
errors-bad-transcript = No se puede importar este archivo: { $detail }
errors-bad-players = A este juego no se puede jugar con ese número de jugadores.

errors-name-taken = Alguien en esta mesa ya tiene ese nombre. Elige otro.
errors-name-taken-other = Alguien en esta mesa ya tiene ese nombre. Elige otro, por ejemplo { $other }.
errors-name-of-account = Este nombre pertenece a una cuenta. Si es tuya, inicia sesión. Si no, elige otro nombre.
errors-name-of-account-other = Este nombre pertenece a una cuenta. Si es tuya, inicia sesión. Si no, elige otro nombre, por ejemplo { $other }.

errors-begun = La partida ya ha empezado.
errors-not-begun = La partida aún no ha empezado.
errors-match-over = La partida ha terminado.
errors-not-over = La partida aún no ha terminado.
errors-match-running = La partida sigue en curso. Podrás volver a verla cuando termine.
errors-not-dealt-again = Estos repartos no se pueden volver a jugar: era una lección o alguien se unió con la partida en marcha.
errors-day-not-over = Es el reparto del día. Sus cartas se podrán ver mañana.
errors-challenge-gone = La partida de este desafío se ha borrado.
errors-paused = La partida está en pausa. El anfitrión puede reanudarla.
errors-not-your-turn = No es tu turno.
errors-stale-version = La mesa ha cambiado entretanto. Mírala de nuevo y decide.
errors-must-agree = Hay otras personas en esta mesa: pídeles su acuerdo.
errors-proposed-already = Ya hay otra propuesta. Antes tienen que responder todos.
errors-nothing-proposed = Ya no hay ninguna propuesta.
errors-nothing-to-undo = No tienes nada que deshacer.
errors-not-settled = El resto de esta mano aún puede cambiar la puntuación.
errors-nothing-to-claim = No es seguro que todas las bazas restantes sean tuyas.
errors-nobody-waits = Ahora no te espera ningún bot.

errors-wrong-password = El nombre o la contraseña no son correctos.
errors-bad-passkey = Esa llave de acceso no funciona aquí, o ha tardado más de 5 minutos. Vuelve a intentarlo.
errors-no-passkeys = Las llaves de acceso no funcionan en esta dirección. Usa una contraseña.
errors-not-signed-in = No has iniciado sesión.
errors-signed-in = Ya has iniciado sesión. Ciérrala primero.
errors-handle-taken = Otra cuenta tiene este nombre, o uno que se le parece. Elige otro nombre.
errors-renamed-often = Has cambiado de nombre 3 veces en 90 días. Espera o vuelve a uno de esos nombres.
errors-last-way = Es la única forma de iniciar sesión en tu cuenta. Añade otra antes de quitarla.

errors-wait-seconds =
    { $count ->
        [one] Demasiados intentos. Vuelve a intentarlo dentro de { $count } segundo.
       *[other] Demasiados intentos. Vuelve a intentarlo dentro de { $count } segundos.
    }
errors-wait-minutes =
    { $count ->
        [one] Demasiados intentos. Vuelve a intentarlo dentro de { $count } minuto.
       *[other] Demasiados intentos. Vuelve a intentarlo dentro de { $count } minutos.
    }
errors-wait = Demasiados intentos. Vuelve a intentarlo más tarde.
errors-too-many-connections = El servidor está lleno. Vuelve a intentarlo en un momento.
errors-storage-unavailable = El servidor no ha podido guardarlo. Vuelve a intentarlo en un momento.
errors-stopping = El servidor se está reiniciando. Vuelve a intentarlo en un momento.
errors-upgrading = El servidor se está actualizando. Vuelve a intentarlo en un momento.
errors-internal = Algo ha salido mal en el servidor. Vuelve a intentarlo.
errors-too-slow = Tu conexión es demasiado lenta para esto. Vuelve a intentarlo.
errors-too-large = Es demasiado largo para el servidor.
errors-unknown-host = El servidor no responde en esta dirección. Quien lo lleva puede añadirla.
errors-foreign-origin = El servidor lo ha rechazado porque venía de otro sitio web. Recarga la página.
errors-no-cookies = Este navegador bloquea las cookies, así que Moonshot no puede guardarte un asiento. Permite las cookies para este sitio y vuelve a intentarlo.
errors-not-leading = Ahora dirige otra persona esta repetición compartida.

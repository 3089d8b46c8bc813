base-you = tú
base-close = Cerrar
base-seat = Asiento { $number }
base-try-again = Reintentar
base-unreachable = No se puede conectar con el servidor.
base-server-error = El servidor tiene un problema (error { $status }).
base-copied = Copiado
base-select-to-copy = Tu navegador no permite copiar aquí. El texto está seleccionado: cópialo tú.
base-sending = Enviando

base-all-games = Todos los juegos
base-matches = Tus partidas
base-pad = Anotador
base-players = Jugadores
base-daily = Del día
base-practice = Práctica
base-choose-game = Elegir un juego
base-rules = Reglas

base-account-mark = Este nombre pertenece a una cuenta
base-account-aloud = (cuenta)

base-updated = Hay una versión nueva
base-updated-text = Cárgala para continuar. Tus partidas están guardadas.
base-updated-load = Cargar la versión nueva
base-not-loaded = Esta parte no se ha cargado
base-not-loaded-away = No se puede conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.
base-not-loaded-again = Algo ha salido mal. Vuelve a intentarlo.
base-not-loaded-reload = Esta parte no se ha cargado. Comprueba tu conexión y recarga la página.
base-not-now = Ahora no

base-no-page = Página no encontrada
base-no-page-text = No encontramos esta página. Comprueba la dirección.
base-no-rules = Reglas no encontradas
base-no-rules-text = No tenemos ningún juego con este nombre. Elige un juego para ver sus reglas.
base-no-table = Mesa no encontrada
base-no-table-text = Comprueba que tienes el enlace completo. Las mesas que nadie usa durante mucho tiempo se borran. Pide un enlace nuevo o abre tu propia mesa.
base-closed = Esta mesa es privada
base-closed-text = Solo pueden abrir esta mesa sus jugadores.
base-removed = El anfitrión te ha expulsado de esta mesa
base-removed-text = Puedes unirte a otra mesa o abrir la tuya.
base-deleted = Esta mesa se ha borrado
base-deleted-text = Las mesas que nadie usa durante mucho tiempo se borran. Puedes abrir una nueva.
base-language = Idioma

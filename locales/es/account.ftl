account-title = Cuenta
account-retry = Reintentar
account-cancel = Cancelar

account-guest = Estás jugando sin cuenta. Con una cuenta tienes tu nombre y tus partidas en todos tus dispositivos. No necesitas correo electrónico.
account-sign-up = Crear cuenta
account-name = Nombre
account-sign-up-passkey = Crear cuenta con llave de acceso
account-sign-up-password = Crear cuenta con contraseña
account-passkey-help = Tu dispositivo o tu gestor de contraseñas guarda la llave de acceso y te pide la huella, la cara o un PIN para usarla.
account-no-passkeys = Tu navegador no admite llaves de acceso. Usa una contraseña.
account-no-passkeys-here = Las llaves de acceso necesitan una dirección que empiece por https, o localhost. Aquí, usa una contraseña.
account-use-password = Usar una contraseña
account-new-password = Contraseña nueva
account-password-help = Al menos 8 caracteres. La contraseña no se puede recuperar, porque no pedimos tu correo.
account-sign-in = Iniciar sesión
account-sign-in-passkey = Iniciar sesión con llave de acceso
account-use-name = Usar nombre y contraseña
account-account-name = Nombre de la cuenta
account-password = Contraseña
account-guest-matches = Las partidas que jugaste sin cuenta en este navegador se ocultan mientras tienes la sesión iniciada. Vuelven cuando la cierras.
account-welcome-passkey = ¡Hola, { $name }! Puedes iniciar sesión en otros dispositivos que tengan esta llave de acceso.
account-welcome-password = ¡Hola, { $name }! Usa este nombre y esta contraseña para iniciar sesión en tus otros dispositivos.
account-welcome-back = ¡Hola de nuevo!

account-signed-in =
    { $bot ->
        [true] Has iniciado sesión como <b>{ $name }</b>, un bot. La cuenta se creó el { $created }.
       *[false] Has iniciado sesión como <b>{ $name }</b>. Creaste la cuenta el { $created }.
    }
account-sign-out = Cerrar sesión
account-sign-out-others = Cerrar sesión en los demás dispositivos
account-sign-out-everywhere = Cerrar sesión en todas partes
account-signed-out = Has cerrado la sesión. Vuelves a jugar sin cuenta.
account-others-signed-out = La sesión está cerrada en tus otros dispositivos.
account-all-signed-out = La sesión está cerrada en todos tus dispositivos. Vuelves a jugar sin cuenta.

account-devices = Dispositivos con sesión iniciada
account-device = { $browser } en { $system }
account-device-unknown = Dispositivo desconocido
account-device-current = { $device } (este dispositivo)
account-device-times = Sesión iniciada el { $since }, último uso el { $used }
account-sign-out-device = Cerrar sesión en { $device }
account-device-signed-out = Sesión cerrada en { $device }.
account-devices-note = La sesión se cierra en los dispositivos que no usas durante 180 días.

account-ways = Formas de iniciar sesión
account-passkey = Llave de acceso para { $site }
account-passkey-times = Creada el { $created } ({ $device }), último uso el { $used }
account-way-password = Nombre y contraseña
account-remove = Quitar
account-remove-passkey = Quitar la llave de acceso para { $site }
account-remove-password = Quitar la contraseña
account-change-password = Cambiar contraseña
account-add-password = Añadir contraseña

account-change-name = Cambiar nombre
account-new-name = Nombre nuevo
account-change-name-note = A partir de entonces, inicias sesión con el nombre nuevo. Las mesas a las que ya te has unido conservan el anterior. Tu nombre anterior queda reservado para ti durante 90 días. Puedes cambiar de nombre 3 veces en 90 días.

account-delete = Eliminar cuenta
account-delete-about = Se eliminan tu cuenta, sus llaves de acceso, sus dispositivos y tu lista de partidas. Abandonas todas las partidas sin terminar. Las partidas en las que no jugó nadie más se borran. En las demás apareces como «Jugador eliminado» y se borran tus mensajes. Esto no se puede deshacer.
account-delete-sure = Quiero eliminar mi cuenta.

account-confirm =
    { $action ->
        [add-passkey] Confirma tu identidad para añadir una llave de acceso
        [rename] Confirma tu identidad para cambiar de nombre
        [set-password] Confirma tu identidad para establecer la contraseña
        [remove-passkey] Confirma tu identidad para quitar la llave de acceso
        [remove-password] Confirma tu identidad para quitar la contraseña
       *[delete] Confirma tu identidad para eliminar tu cuenta
    }
account-your-password = Tu contraseña
account-do =
    { $action ->
        [add-passkey] Añadir llave de acceso
        [rename] Cambiar nombre
        [set-password] Guardar contraseña
        [remove-passkey] Quitar llave de acceso
        [remove-password] Quitar contraseña
       *[delete] Eliminar cuenta para siempre
    }
account-do-passkey = Confirmar con tu llave de acceso
account-passkeys-elsewhere = Tus llaves de acceso no funcionan en esta dirección. Abre la página en la dirección donde las creaste.
account-passkey-added = Llave de acceso añadida.
account-renamed = Ahora te llamas { $name }. Tu nombre anterior queda reservado para ti durante 90 días.
account-password-set = Contraseña guardada. La sesión está cerrada en tus otros dispositivos.
account-passkey-removed = Llave de acceso quitada. Bórrala también de tu dispositivo o gestor de contraseñas.
account-password-removed = Contraseña quitada. La sesión está cerrada en tus otros dispositivos.
account-deleted = Cuenta eliminada.

account-passkey-exists = Este dispositivo ya tiene una llave de acceso para esta cuenta.
account-passkey-cancelled = La solicitud de la llave de acceso se canceló o tardó demasiado. Vuelve a intentarlo.
account-passkey-failed = Tu navegador no ha podido usar una llave de acceso: { $message }

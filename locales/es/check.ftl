check-title = Verificar el reparto
check-about = Antes de la partida, el servidor publicó el hash de una semilla secreta. Después de la partida, revela la semilla. Ahora tu navegador calcula todos los barajados a partir de esa semilla, sin preguntar al servidor, y compara las cartas.
check-file = Archivo de transcripción
check-kept = Compromiso que guardaste antes de la partida (opcional)
check-kept-form = 64 cifras hexadecimales

check-failed =
    { $count ->
        [one] Ha fallado 1 comprobación.
       *[other] Han fallado { $count } comprobaciones.
    }
check-no-shuffle = No se han encontrado errores, pero no había ningún barajado que verificar.
check-verified = Verificado: todas las cartas salieron de la semilla de la transcripción.
check-verified-kept = Verificado: todas las cartas salieron de la semilla fijada antes de la partida.

check-steps = Paso a paso
check-source-server = Transcripción de esta partida, del servidor
check-source-file = Archivo: { $file }
check-mark =
    { $is ->
        [right] Bien
        [wrong] Mal
       *[note] Nota
    }
check-values = Valores
check-values-of = Valores: { $step }
check-limits = Esta página no comprueba el resultado ni si cada jugada era legal: eso lo hace <code>moonshot verify</code>. Si ningún asiento aporta un nonce, un servidor puede probar varias semillas antes de comprometerse con una. Quienes llevan un servidor pueden mirar sus datos durante una partida.

check-transcript = Transcripción
check-transcript-of = { $game }, { $players } jugadores, { $entries } entradas
check-not-json = Esto no es una transcripción: no es JSON.
check-not-moonshot = Esto no es una transcripción de Moonshot.
check-version = Esta página no puede leer esta versión del formato de transcripción.
check-incomplete = Esta transcripción está incompleta: falta un campo.

check-checksums = Sumas de comprobación
check-checksums-right =
    { $entries ->
        [one] La cabecera y la entrada coinciden con sus sumas de comprobación.
       *[other] La cabecera y las { $entries } entradas coinciden con sus sumas de comprobación.
    }
check-header-changed = La cabecera se modificó después de escribirse.
check-entry-changed = La entrada { $entry } o el orden de las entradas se modificó después de escribirse.

check-commitment = Compromiso
check-no-seed = Esta partida no tiene semilla del servidor: sus cartas se eligieron de antemano, como en una lección.
check-bad-seed = La semilla del servidor no tiene 64 cifras hexadecimales.
check-commitment-wrong = El hash SHA-256 de la semilla del servidor no coincide con el compromiso.
check-commitment-right = El hash SHA-256 de la semilla del servidor coincide con el compromiso.
check-commitment-values = Semilla { $seed }, compromiso { $commitment }
check-promise = El compromiso que guardaste
check-promise-right = Es de esta partida: el servidor no ha cambiado la semilla desde que lo recibiste.
check-promise-wrong = El servidor usó una semilla distinta de la que prometió antes de la partida.

check-entry = Entrada { $entry }
check-early-deal = Se reparten cartas antes de que empiece la partida.
check-bad-undo = Deshace una jugada que no existe.
check-before-deal = Aparece antes del primer reparto.
check-bad-entry = Ninguna mesa escribe una entrada así.

check-nonces = Nonces de los asientos
check-nonces-unreadable = Al menos un nonce no es hexadecimal.
check-nonces-unneeded = No hubo ningún barajado en el que usarlos.
check-nonces-none = Ningún asiento aportó un nonce, así que el servidor eligió la semilla por su cuenta. No pudo cambiarla después del compromiso, pero pudo haber probado varias semillas antes.
check-nonces-right =
    { $count ->
        [one] 1 asiento aportó un nonce. Se usó en todos los barajados.
       *[other] { $count } asientos aportaron nonces. Se usaron en todos los barajados.
    }
check-nonce = Nonce de { $name }
check-nonce-of-seat = Nonce del asiento { $seat }
check-nonce-left-out = El servidor lo dejó fuera de todos los barajados.
check-nonce-unused = No se usó en ningún barajado: se sustituyó o llegó demasiado tarde.
check-nonce-used =
    { $count ->
        [one] Se usó en los barajados de la mano { $first }.
       *[other] Se usó en los barajados de las manos { $first } a { $last }.
    }
check-own = Tu nonce
check-own-used =
    { $count ->
        [one] El nonce de tu navegador se usó en los barajados de la mano { $first }.
       *[other] El nonce de tu navegador se usó en los barajados de las manos { $first } a { $last }.
    }
check-own-unused = El nonce de tu navegador está, pero ningún barajado lo usó: se sustituyó o llegó demasiado tarde.
check-own-missing = Tu navegador creó un nonce para ti en esta mesa, pero no está en la transcripción. Si tuviste asiento en ella, el servidor lo dejó fuera.

check-undone = Jugadas deshechas
check-undone-times =
    { $times ->
        [one] Se deshicieron jugadas una vez. También se verifican los repartos anteriores y posteriores.
       *[other] Se deshicieron jugadas { $times } veces. También se verifican los repartos anteriores y posteriores.
    }

check-shuffles = Barajados
check-shuffles-impossible = Sin una semilla del servidor y unos nonces legibles, no se pueden verificar los barajados.
check-shuffles-unknown = Esta página no puede verificar los repartos de este juego.
check-draw =
    { $again ->
        [true] Sorteo del primer reparto, otra vez
       *[false] Sorteo del primer reparto
    }
check-deal =
    { $again ->
        [true] Reparto { $hand }, otra vez
       *[false] Reparto { $hand }
    }
check-gift =
    { $again ->
        [true] Regalo de la mano { $hand }, otra vez
       *[false] Regalo de la mano { $hand }
    }
check-missing = Este paso falta en la transcripción.
check-missing-at = Falta este paso: la transcripción tiene aquí «{ $kind }».
check-matches = La transcripción coincide con la semilla.
check-matches-nonces = La transcripción coincide con la semilla y los nonces.
check-key = Clave de flujo { $key }
check-differs-seat = La semilla da al asiento { $seat } otras cartas: { $cards }
check-differs =
    { $part ->
        [hands] La semilla da otras manos: { $value }
        [extras] La semilla deja otras cartas sobrantes: { $value }
        [draw] La semilla sortea otras fichas: { $value }
        [gift] La semilla da otro regalo: { $value }
        [field] La semilla da otra situación inicial: { $value }
       *[pile] La semilla da otro mazo: { $value }
    }
check-differs-first = La semilla da el primer turno al asiento { $seat }.
check-extra = La transcripción tiene «{ $part }», que ningún barajado produce.

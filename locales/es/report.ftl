report-title = Denunciar a { $name }
report-about = Tu denuncia llega a quienes llevan este servidor, con ambos nombres, la hora y los últimos mensajes del chat. Nadie en la mesa se entera.
report-reason = ¿Qué ocurre?
report-reason-of =
    { $reason ->
        [words] Chat o nombre ofensivo
        [cheating] Trampas
        [stalling] Retraso intencionado
       *[other] Otra cosa
    }
report-note = ¿Qué ha pasado? (opcional)
report-send = Enviar denuncia
report-cancel = Cancelar
report-close = Listo
report-sent = Denuncia enviada. La leerán quienes llevan este servidor. No recibirás respuesta, pero puedes silenciar a { $name }, y el anfitrión puede expulsar de la mesa a esa persona.
report-sent-left = Denuncia enviada. La leerán quienes llevan este servidor. No recibirás respuesta, pero puedes silenciar a { $name } para ocultar lo que escribió aquí.

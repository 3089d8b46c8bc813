alert-settings-sounds = Sonidos
alert-settings-sounds-help = Incluye un sonido en tu turno: siempre en las partidas con personas y, con bots, cuando estás en otra pestaña.
alert-settings-volume = Volumen
alert-settings-volume-value = { NUMBER($volume, style: "percent", digits: 0) }
alert-settings-vibrate = Vibrar en mi turno
alert-settings-notify = Avisarme cuando la página no está a la vista
alert-settings-notify-help = Cuando es tu turno, cuando alguien te pregunta algo y cuando tu mesa está completa.
alert-settings-blocked = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en los ajustes del navegador.

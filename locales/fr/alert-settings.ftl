alert-settings-sounds = Sons
alert-settings-sounds-help = Y compris un son quand c’est votre tour : toujours avec d’autres personnes ; contre des bots, seulement quand vous êtes dans un autre onglet.
alert-settings-volume = Volume
alert-settings-volume-value = { NUMBER($volume, style: "percent", digits: 0) }
alert-settings-vibrate = Vibrer quand c’est mon tour
alert-settings-notify = M’avertir quand cette page est masquée
alert-settings-notify-help = Quand c’est votre tour, quand on vous pose une question et quand votre table est complète.
alert-settings-blocked = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses paramètres.

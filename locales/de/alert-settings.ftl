alert-settings-sounds = Töne
alert-settings-sounds-help = Auch ein Ton, wenn du am Zug bist: mit anderen Menschen immer, mit Bots nur, während du in einem anderen Tab bist.
alert-settings-volume = Lautstärke
alert-settings-volume-value = { NUMBER($volume, style: "percent", digits: 0) }
alert-settings-vibrate = Vibrieren, wenn ich am Zug bin
alert-settings-notify = Mich benachrichtigen, wenn diese Seite im Hintergrund ist
alert-settings-notify-help = Wenn du am Zug bist, wenn dich jemand etwas fragt und wenn dein Tisch voll ist.
alert-settings-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In den Einstellungen des Browsers kannst du sie erlauben.

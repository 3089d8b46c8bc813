### How the page tells a player that it is their turn: in the settings, and while a table waits for players. "Me" and "my" are the player's.

alert-settings-sounds = Sounds
alert-settings-sounds-help = Includes a sound on your turn: always in games with people, and with bots while you’re in another tab.
alert-settings-volume = Volume
# The volume, for screen readers: 60%.
alert-settings-volume-value = { NUMBER($volume, style: "percent", digits: 0) }
alert-settings-vibrate = Vibrate on my turn
alert-settings-notify = Notify me while this page is hidden
alert-settings-notify-help = When it’s your turn, when someone asks you something, and when your table is full.
alert-settings-blocked = Your browser blocks notifications from this page. You can allow them in the browser’s settings.

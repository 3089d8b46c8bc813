page-title = Moonshot · Hearts und verwandte Spiele
page-description = Spiele Hearts und verwandte Spiele online, mit Freunden oder mit Bots.
page-opening = Einen Moment …
page-unloaded = Moonshot wurde nicht vollständig geladen, deshalb funktionieren die Schaltflächen noch nicht. Lade die Seite neu. Hilft das nicht, sage der Person, die diesen Server betreibt, dass seine Dateien unter /assets/ nicht geladen werden können.
page-reload = Seite neu laden
page-no-script = Moonshot braucht JavaScript. Erlaube es für diese Website und lade die Seite dann neu.

page-app-name = Moonshot: Hearts und verwandte Spiele
page-app-description = Spiele Hearts und verwandte Spiele online, mit Freunden oder mit Bots.

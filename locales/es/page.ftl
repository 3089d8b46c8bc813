page-title = Moonshot · Corazones y sus parientes
page-description = Juega en línea a Corazones y sus parientes, con amigos o con bots.
page-opening = Un momento…
page-unloaded = Moonshot no se ha cargado del todo, así que los botones aún no funcionan. Recarga la página. Si no sirve, dile a la persona que lleva este servidor que no se pueden cargar sus archivos de /assets/.
page-reload = Recargar la página
page-no-script = Moonshot necesita JavaScript. Permítelo en este sitio y recarga la página.

page-app-name = Moonshot: Corazones y sus parientes
page-app-description = Juega en línea a Corazones y sus parientes, con amigos o con bots.

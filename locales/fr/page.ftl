page-title = Moonshot · La Dame de pique et sa famille
page-description = Jouez en ligne à la Dame de pique et aux jeux de sa famille, entre amis ou contre des bots.
page-opening = Un instant…
page-unloaded = Moonshot ne s’est pas chargé entièrement : les boutons ne fonctionnent pas encore. Rechargez la page. Si cela n’aide pas, dites à la personne qui gère ce serveur que ses fichiers sous /assets/ ne se chargent pas.
page-reload = Recharger la page
page-no-script = Moonshot a besoin de JavaScript. Autorisez-le pour ce site, puis rechargez la page.

page-app-name = Moonshot : la Dame de pique et sa famille
page-app-description = Jouez en ligne à la Dame de pique et aux jeux de sa famille, entre amis ou contre des bots.

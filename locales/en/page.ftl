### The page before its script runs, and what systems show of it: search engines, the home screen.

# The title of the lobby.
page-title = Moonshot · Hearts and its relatives
page-description = Play Hearts and its relatives online, with friends or with bots.
# While the page loads.
page-opening = One moment…
page-unloaded = Moonshot didn’t load completely, so the buttons don’t work yet. Reload the page. If that doesn’t help, tell the person who runs this server that its files under /assets/ can’t be loaded.
# Button.
page-reload = Reload the page
page-no-script = Moonshot needs JavaScript. Allow it for this site, then reload the page.

## The app on a home screen

page-app-name = Moonshot: Hearts and its relatives
page-app-description = Play Hearts and its relatives online, with friends or with bots.

hearts-hint-last = Quelque chose vous a échappé ? Touchez « Dernier pli » dans la barre du haut pour le revoir.

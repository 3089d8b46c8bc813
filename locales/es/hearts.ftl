hearts-hint-last = ¿Te has perdido algo? Toca «Última baza» en la barra de arriba para volver a verla.

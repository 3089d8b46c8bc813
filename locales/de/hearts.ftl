hearts-hint-last = Etwas verpasst? Tippe oben in der Leiste auf „Letzter Stich“, um ihn noch einmal zu sehen.

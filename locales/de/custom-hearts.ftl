custom-hearts-house-rules = Hausregeln
custom-hearts-different = Was an diesem Tisch anders ist als bei Hearts

custom-hearts-house-rules = Règles maison
custom-hearts-different = Ce qui change par rapport à la Dame de pique

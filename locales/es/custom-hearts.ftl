custom-hearts-house-rules = Reglas propias
custom-hearts-different = En qué se diferencia esta mesa de Corazones

opening-got-it = Got it

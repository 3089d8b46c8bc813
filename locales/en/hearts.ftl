### The table of Hearts

# A hint. "Last trick" is the name of a button.
hearts-hint-last = Missed something? Tap Last trick in the bar above to see it again.

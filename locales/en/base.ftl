### What every page may show.

# The reader, in the middle of a sentence.
base-you = you
base-close = Close

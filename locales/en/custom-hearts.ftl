### A table with house rules

# Button. At most ~16 letters fit.
custom-hearts-house-rules = House rules
# The heading of a list of rules.
custom-hearts-different = How this table differs from Hearts

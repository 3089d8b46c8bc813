-- The lesson that the match is, if it is one: a game's id. Its first deals are chosen, and what every chance event came
-- to is in the log.
ALTER TABLE tables ADD COLUMN lesson TEXT;

-- The card set that a table plays with where it is not the house's: TOML, as docs/card-sets.md says. A table
-- keeps the cards it was made with, whatever the server is started with later.
ALTER TABLE tables ADD COLUMN card_set TEXT;

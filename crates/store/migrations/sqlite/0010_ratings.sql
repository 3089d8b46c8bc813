-- How strong each player is at each game, by the listed matches among accounts.
CREATE TABLE ratings (
    game        TEXT    NOT NULL,
    player      BLOB    NOT NULL, -- the person of an account, or the name of a level of the house's bots
    rating      REAL    NOT NULL,
    uncertainty REAL    NOT NULL, -- a standard deviation
    matches     INTEGER NOT NULL,
    won         INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_player ON ratings (player);

-- What authenticators were asked for by one server and answer at another. It may be lost in a crash of the database: then they are
-- asked again.
CREATE UNLOGGED TABLE ceremonies (
    id     TEXT COLLATE "C" PRIMARY KEY,
    site   TEXT   NOT NULL,                  -- the host name of the page that asked
    until  BIGINT NOT NULL,                  -- milliseconds since 1970, by the database's clock
    asked  TEXT   NOT NULL                   -- JSON: the challenge, and what for
);

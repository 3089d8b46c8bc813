-- The servers over this database. What is here may be lost in a crash of the database: then nobody has a lease, and whoever
-- needs one takes it again.
CREATE UNLOGGED TABLE servers (
    id   BYTEA  PRIMARY KEY,                 -- 8 random bytes, made anew whenever a server starts
    seen BIGINT NOT NULL                     -- milliseconds since 1970, by the database's clock
);

-- Which server does what happens at a table by itself: the moves of bots, clocks, takeovers. A lease stands for as long as its server
-- is seen. It saves work; that nothing is done twice is the log's doing.
CREATE UNLOGGED TABLE leases (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    server   BYTEA NOT NULL
);

-- How often it has changed who somebody is: a session that ended, an account that was made. Servers that find another number
-- than before forget what they remember of tokens.
CREATE TABLE standings (
    one     BIGINT PRIMARY KEY CHECK (one = 1),
    changed BIGINT NOT NULL
);

INSERT INTO standings (one, changed) VALUES (1, 0);

-- What SQLite's migrations 1 to 10 come to. Texts that order rows or find them compare byte by byte, as there.

-- A table: what was agreed on before the first card. Its match is the log in `entries`.
CREATE TABLE tables (
    id       TEXT COLLATE "C" PRIMARY KEY,
    created  BIGINT  NOT NULL,               -- milliseconds since 1970
    game     TEXT    NOT NULL,
    players  BIGINT  NOT NULL,
    options  TEXT    NOT NULL,               -- a JSON object
    seed     BYTEA   NOT NULL,               -- 32 bytes; secret until the match is over
    nonces   TEXT    NOT NULL,               -- a JSON list of hex texts, one a seat
    card_set TEXT,                           -- TOML, where it is not the house's
    over     BOOLEAN NOT NULL DEFAULT FALSE, -- whether the match is known to be over; the log is what counts
    lesson   TEXT,                           -- the lesson that the match is, if it is one: a game's id
    waits    BOOLEAN NOT NULL DEFAULT FALSE, -- whether the table waited for its company, so that `seats` has nobody
    listed   BOOLEAN NOT NULL DEFAULT FALSE  -- whether it is in the lobby; the log is what counts
);

CREATE INDEX tables_listed ON tables (created) WHERE listed;
CREATE INDEX tables_created ON tables (over, created);

-- Who sits where before the first entry of the log. A seat without a person is played by a bot.
CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT  NOT NULL,
    name     TEXT    NOT NULL,
    person   BYTEA,                          -- SHA-256 of the person's token
    program  BOOLEAN NOT NULL DEFAULT FALSE, -- whether a program sits there
    PRIMARY KEY (table_id, seat)
);

-- The log: a table's accepted actions in order. Rows are added and never changed.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    position BIGINT NOT NULL,
    made     BIGINT NOT NULL,                -- milliseconds since 1970
    entry    TEXT   NOT NULL,                -- JSON
    PRIMARY KEY (table_id, position)
);

-- Secrets of the servers over this database, such as the key that tokens are signed with.
CREATE TABLE secrets (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL                     -- 32 bytes
);

-- One row, written whenever somebody asks whether the server can write.
CREATE TABLE ready (
    one     BIGINT PRIMARY KEY CHECK (one = 1),
    written BIGINT NOT NULL                  -- milliseconds since 1970
);

INSERT INTO ready (one, written) VALUES (1, 0);

-- The last batch that each server committed: by it a server knows, when it did not hear the end of a transaction, whether it
-- was committed.
CREATE TABLE writers (
    writer BYTEA  PRIMARY KEY,               -- 16 random bytes, made anew whenever a server starts
    batch  BIGINT NOT NULL,
    used   BIGINT NOT NULL                   -- milliseconds since 1970
) WITH (fillfactor = 50);

-- Who sits or sat at a table, with what they set there. Made from the log when it is added to.
CREATE TABLE sittings (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    person   BYTEA   NOT NULL,               -- SHA-256 of the person's token
    seat     BIGINT  NOT NULL,               -- the one they took last
    autoplay TEXT    NOT NULL DEFAULT 'off',
    put_away BOOLEAN NOT NULL DEFAULT FALSE, -- listed apart from the tables that wait to be gone on with
    PRIMARY KEY (person, table_id)
);

CREATE INDEX sittings_by_table ON sittings (table_id);

-- An account belongs to the person who made it as a guest, so that all tables where they sat stay theirs.
CREATE TABLE accounts (
    person   BYTEA   PRIMARY KEY,            -- SHA-256 of the guest's token
    handle   TEXT    NOT NULL,
    key      TEXT COLLATE "C" NOT NULL UNIQUE, -- what handles have in common that look alike
    bot      BOOLEAN NOT NULL,               -- whether a program plays under it
    created  BIGINT  NOT NULL,               -- milliseconds since 1970
    "user"   BYTEA   NOT NULL UNIQUE,        -- 16 random bytes by which passkeys name the account
    password TEXT                            -- argon2id, in PHC form
);

-- The passkeys that sign in to an account.
CREATE TABLE passkeys (
    id      BYTEA  PRIMARY KEY,
    person  BYTEA  NOT NULL REFERENCES accounts (person),
    site    TEXT   NOT NULL,                 -- the host name that it was made for
    device  TEXT   NOT NULL,                 -- the browser that it was made with
    created BIGINT NOT NULL,                 -- milliseconds since 1970
    used    BIGINT NOT NULL,                 -- the day it was used last, in milliseconds since 1970
    passkey TEXT   NOT NULL                  -- public key and counter, as JSON
);

CREATE INDEX passkeys_by_person ON passkeys (person);

-- The devices where somebody is signed in.
CREATE TABLE sessions (
    token   BYTEA  PRIMARY KEY,              -- SHA-256 of the token
    person  BYTEA  NOT NULL REFERENCES accounts (person),
    device  TEXT   NOT NULL,                 -- the browser, as it named itself
    created BIGINT NOT NULL,                 -- milliseconds since 1970
    used    BIGINT NOT NULL                  -- the day it was used last, in milliseconds since 1970
);

CREATE INDEX sessions_by_person ON sessions (person);

-- People whose account was deleted: their first token is nobody's from then on.
CREATE TABLE gone (
    person BYTEA   PRIMARY KEY,              -- SHA-256 of the token
    erased BOOLEAN NOT NULL DEFAULT FALSE    -- whether their name is out of every log
);

-- What people reported of each other, for whoever runs the server. Reports outlive their tables.
CREATE TABLE reports (
    id           BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    made         BIGINT NOT NULL,            -- milliseconds since 1970
    table_id     TEXT   NOT NULL,
    by_person    BYTEA  NOT NULL,            -- who reports
    by_name      TEXT   NOT NULL,
    about_person BYTEA  NOT NULL,            -- who is reported
    about_name   TEXT   NOT NULL,
    reason       TEXT   NOT NULL,
    note         TEXT   NOT NULL,            -- what the reporter wrote; may be empty
    talk         TEXT   NOT NULL             -- what was said last at the table, a line each
);

CREATE INDEX reports_by_person ON reports (by_person, made);

-- How strong each player is at each game, by the listed matches among accounts.
CREATE TABLE ratings (
    game        TEXT COLLATE "C" NOT NULL,
    player      BYTEA            NOT NULL,   -- the person of an account, or the name of a level of the house's bots
    rating      DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,   -- a standard deviation
    matches     BIGINT           NOT NULL,
    won         BIGINT           NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE INDEX ratings_by_player ON ratings (player);

-- An account belongs to the person who made it as a guest, so that all tables where they sat stay theirs.
CREATE TABLE accounts (
    person   BLOB    NOT NULL PRIMARY KEY, -- SHA-256 of the guest's token
    handle   TEXT    NOT NULL,
    key      TEXT    NOT NULL UNIQUE,      -- what handles have in common that look alike
    bot      INTEGER NOT NULL,             -- whether a program plays under it
    created  INTEGER NOT NULL,             -- milliseconds since 1970
    user     BLOB    NOT NULL UNIQUE,      -- 16 random bytes by which passkeys name the account
    password TEXT                          -- argon2id, in PHC form
) STRICT, WITHOUT ROWID;

-- The passkeys that sign in to an account.
CREATE TABLE passkeys (
    id      BLOB    NOT NULL PRIMARY KEY,
    person  BLOB    NOT NULL REFERENCES accounts (person),
    site    TEXT    NOT NULL,              -- the host name that it was made for
    device  TEXT    NOT NULL,              -- the browser that it was made with
    created INTEGER NOT NULL,              -- milliseconds since 1970
    used    INTEGER NOT NULL,              -- the day it was used last, in milliseconds since 1970
    passkey TEXT    NOT NULL               -- public key and counter, as JSON
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);

-- The devices where somebody is signed in.
CREATE TABLE sessions (
    token   BLOB    NOT NULL PRIMARY KEY,  -- SHA-256 of the token
    person  BLOB    NOT NULL REFERENCES accounts (person),
    device  TEXT    NOT NULL,              -- the browser, as it named itself
    created INTEGER NOT NULL,              -- milliseconds since 1970
    used    INTEGER NOT NULL               -- the day it was used last, in milliseconds since 1970
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);

-- People whose account was deleted: their first token is nobody's from then on.
CREATE TABLE gone (
    person BLOB    NOT NULL PRIMARY KEY,   -- SHA-256 of the token
    erased INTEGER NOT NULL DEFAULT 0      -- whether their name is out of every log
) STRICT, WITHOUT ROWID;

-- Whether a program sits there, under an account that is marked as a bot's.
ALTER TABLE seats ADD COLUMN program INTEGER NOT NULL DEFAULT 0;

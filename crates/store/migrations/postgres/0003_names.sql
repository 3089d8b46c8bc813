-- Whether the name is that of the account under which the person sits there.
ALTER TABLE seats ADD COLUMN account BOOLEAN NOT NULL DEFAULT FALSE;

-- What accounts were called before: nobody else takes such a name for a while.
CREATE TABLE former_names (
    key    TEXT COLLATE "C" PRIMARY KEY,  -- as in `accounts`
    person BYTEA  NOT NULL REFERENCES accounts (person),
    until  BIGINT NOT NULL                -- for how long it is kept, in milliseconds since 1970
);

CREATE INDEX former_names_by_person ON former_names (person);

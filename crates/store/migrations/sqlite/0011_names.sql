-- Whether the name is that of the account under which the person sits there.
ALTER TABLE seats ADD COLUMN account INTEGER NOT NULL DEFAULT 0;

-- What accounts were called before: nobody else takes such a name for a while.
CREATE TABLE former_names (
    key    TEXT    NOT NULL PRIMARY KEY,  -- as in `accounts`
    person BLOB    NOT NULL REFERENCES accounts (person),
    until  INTEGER NOT NULL               -- for how long it is kept, in milliseconds since 1970
) STRICT, WITHOUT ROWID;

CREATE INDEX former_names_by_person ON former_names (person);

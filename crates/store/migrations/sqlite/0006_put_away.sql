-- Whether the person at this seat has put the table away: it is then listed apart from those that wait to be gone on with.
ALTER TABLE seats ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0;

-- What is left of people's reserves of time, in milliseconds by their seats, as JSON; NULL where nobody has used any. Written now and
-- then while a match with a clock goes on, so that a server that starts anew gives nobody their time again.
ALTER TABLE tables ADD COLUMN reserves TEXT;

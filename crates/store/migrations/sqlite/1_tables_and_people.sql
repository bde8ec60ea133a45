-- Events lie in the order in which they came, so a commit writes few pages; the key is a small index beside them.
CREATE TABLE events (
    table_id BLOB NOT NULL,
    n INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT;

-- Everything that lists show. No index has a column that every append changes.
CREATE TABLE tables (
    id BLOB NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    length INTEGER NOT NULL,
    created INTEGER NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    public INTEGER NOT NULL,
    people TEXT NOT NULL,
    acting TEXT NOT NULL,
    updated INTEGER NOT NULL,
    entry TEXT NOT NULL
) STRICT;

CREATE INDEX open_tables ON tables (id) WHERE state = 'open';

-- What no list may show.
CREATE TABLE privates (
    table_id BLOB NOT NULL PRIMARY KEY,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE seated (
    person BLOB NOT NULL,
    table_id BLOB NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_at ON seated (table_id);

CREATE TABLE people (
    id BLOB NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    settings TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    hash BLOB NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_of ON tokens (person);

CREATE TABLE links (
    code BLOB NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_of ON links (person);

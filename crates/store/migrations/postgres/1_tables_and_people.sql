CREATE TABLE events (
    table_id BYTEA NOT NULL,
    n BIGINT NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- Everything that lists show. No index has a column that every append changes, so an update stays in its page.
CREATE TABLE tables (
    id BYTEA NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    length BIGINT NOT NULL,
    created BIGINT NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    people TEXT NOT NULL,
    acting TEXT NOT NULL,
    updated BIGINT NOT NULL,
    entry TEXT NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX open_tables ON tables (id) WHERE state = 'open';

-- What no list may show.
CREATE TABLE privates (
    table_id BYTEA NOT NULL PRIMARY KEY,
    data BYTEA NOT NULL
);

CREATE TABLE seated (
    person BYTEA NOT NULL,
    table_id BYTEA NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX seated_at ON seated (table_id);

CREATE TABLE people (
    id BYTEA NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE tokens (
    hash BYTEA NOT NULL PRIMARY KEY,
    person BYTEA NOT NULL REFERENCES people (id) ON DELETE CASCADE
);

CREATE INDEX tokens_of ON tokens (person);

CREATE TABLE links (
    code BYTEA NOT NULL PRIMARY KEY,
    person BYTEA NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE INDEX links_of ON links (person);

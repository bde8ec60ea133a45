-- Games that are on are few among all tables; those that wait for bots are looked for among them.
CREATE INDEX playing_tables ON tables (id) WHERE state = 'playing';

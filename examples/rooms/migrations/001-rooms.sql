-- A room is a row. Whoever changes it holds its lock, so that messages come one after the other whichever process takes them.
CREATE TABLE rooms (
  id text PRIMARY KEY,
  game text NOT NULL,
  -- The room as JSON: `Room` of frantic-engine/host.
  room text NOT NULL,
  -- The version of frantic-engine that wrote it. Another one plays the record again.
  engine text NOT NULL,
  -- The digest of the token of whoever made it.
  owner text NOT NULL,
  -- One more with each change.
  version bigint NOT NULL,
  -- When its clock has run out, in milliseconds; NULL: never.
  due bigint,
  touched timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;
CREATE INDEX rooms_touched ON rooms (touched);

-- What a change has to say, until everybody has heard it.
CREATE TABLE outbox (
  room text NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  version bigint NOT NULL,
  -- Pairs of whom it is for and what they are told.
  messages text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (room, version)
);
CREATE INDEX outbox_at ON outbox (at);

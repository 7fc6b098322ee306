-- What a mail lets its reader do, and by which device a session is recognised.

-- links that were sent by mail and not used yet: one of each purpose, so that a new one ends the older
create table account_token (
  learner_id  bigint not null references learner on delete cascade,
  purpose     text not null check (purpose in ('reset', 'verify')),
  -- the token itself is in the mail alone
  token_hash  bytea not null,
  made_at     timestamptz not null,
  primary key (learner_id, purpose)
);
create index account_token_age on account_token (made_at);

alter table session
  -- what the learner sees of it: says nothing of the token
  add column id uuid not null default gen_random_uuid(),
  -- as coarse as "Firefox" and "Android", worked out at sign-in; what the browser said of itself is not kept
  add column browser text,
  add column system text,
  add constraint session_id unique (learner_id, id);

-- Who a learner is at an identity provider, and whose e-mail address is known to be theirs.

-- when it was last proven that mails to the address reach the learner; null before
alter table learner add column email_verified_at timestamptz;

-- an account at a provider is known by what never changes: never by its e-mail
create table identity (
  learner_id  bigint not null references learner on delete cascade,
  issuer      text not null,
  subject     text not null,
  -- one account of each provider: who got the address of another is not the other
  primary key (learner_id, issuer),
  unique (issuer, subject)
);

-- sign-ins that are under way at the provider: hashes, and nothing that would help whoever reads them
create table sign_in_flow (
  state_hash    bytea primary key,
  browser_hash  bytea not null,
  next_path     text not null,
  time_zone     text,
  started_at    timestamptz not null
);
create index sign_in_flow_age on sign_in_flow (started_at);

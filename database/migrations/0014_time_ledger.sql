-- How much of the free learning time a learner has used. The server alone keeps it; what a browser says of time is not read.

create table free_time (
  learner_id      bigint primary key references learner on delete cascade,
  -- milliseconds of active time; with daily free time those of `day` alone
  used_ms         bigint not null default 0,
  -- the last call that the next gap begins at; null while nothing runs: paused, or a member
  last_at         timestamptz,
  -- answers that were given on free time, in all
  answers         integer not null default 0,
  -- the last of them, and what was used once it was counted
  answered_at     timestamptz,
  used_at_answer  bigint not null default 0,
  -- when the limit was reached; null below it
  reached_at      timestamptz,
  -- the learner's own day that the time is of, where free time comes back each day
  day             date,
  -- topics of their own that were made on free time, in all
  topics          integer not null default 0
);

-- what the payment house last said of a learner
create table subscription (
  learner_id  bigint primary key references learner on delete cascade,
  status      text not null,
  -- days of grace included: who is past it is no member
  paid_until  timestamptz
);

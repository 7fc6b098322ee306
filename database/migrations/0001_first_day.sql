-- Learners, their sessions, their creature, the questions and what became of them.
-- Tables that grow with use carry the learner's id first in their keys, so that they can be sharded by learner.

create table learner (
  id               bigint generated always as identity primary key,
  email            text not null,
  email_key        text not null unique,
  username         text not null,
  password_hash    text,
  time_zone        text not null default 'UTC',
  daily_goal       smallint not null default 10 check (daily_goal between 5 and 50),
  learning_streak  integer not null default 0,
  longest_streak   integer not null default 0,
  -- the last day that counted for the learning streak
  streak_day       date,
  freezes          smallint not null default 0 check (freezes between 0 and 2),
  -- learning days since the last freeze was earned
  freeze_progress  smallint not null default 0,
  created_at       timestamptz not null default now()
);

create table session (
  learner_id  bigint not null references learner on delete cascade,
  token_hash  bytea not null,
  started_at  timestamptz not null,
  seen_at     timestamptz not null,
  primary key (learner_id, token_hash)
);

create table creature (
  learner_id      bigint primary key references learner on delete cascade,
  id              uuid not null unique,
  name            text not null,
  personality     text not null,
  base_color      text not null,
  accent_color    text not null,
  level           integer not null default 1 check (level >= 1),
  experience      integer not null default 0 check (experience >= 0),
  happiness       double precision not null default 100 check (happiness between 0 and 100),
  health          double precision not null default 100 check (health between 0 and 100),
  energy          double precision not null default 100 check (energy between 0 and 100),
  intelligence    double precision not null default 1 check (intelligence between 0 and 100),
  -- the moment for which the four stats hold; what time did to them since is worked out when read
  stats_at        timestamptz not null,
  correct_in_row  integer not null default 0,
  visit_streak    integer not null default 0,
  visit_day       date,
  total_questions integer not null default 0,
  correct_answers integer not null default 0,
  -- raised by every change: a save holds only if what was loaded is unchanged
  version         integer not null default 1,
  created_at      timestamptz not null default now()
);

create table learner_topic (
  learner_id           bigint not null references learner on delete cascade,
  topic_id             text not null,
  name                 text not null,
  is_custom            boolean not null default false,
  questions_completed  integer not null default 0,
  answers              integer not null default 0,
  correct_answers      integer not null default 0,
  correct_in_row       integer not null default 0,
  wrong_in_row         integer not null default 0,
  -- logits; null before the first answer
  ability              double precision,
  -- answers that the ability was learned from
  ability_answers      integer not null default 0,
  added_at             timestamptz not null,
  primary key (learner_id, topic_id)
);

create table question (
  id            bigint generated always as identity primary key,
  topic_id      text not null,
  fingerprint   text not null,
  level         smallint not null check (level between 1 and 4),
  skill         text not null,
  -- stem, key, wrong options, explanation, source: as the author wrote it
  draft         jsonb not null,
  withdrawn_at  timestamptz,
  created_at    timestamptz not null default now(),
  unique (topic_id, fingerprint)
);
create index question_pool on question (topic_id, level) where withdrawn_at is null;

-- which edition of the built-in library the pool of a topic holds
create table pool_edition (
  topic_id    text primary key,
  edition     text not null,
  -- how many questions of the topic are in service
  questions   integer not null,
  stocked_at  timestamptz not null
);

create table answer (
  learner_id        bigint not null references learner on delete cascade,
  -- the idempotency key of the attempt: the same key is answered with the outcome that stands here
  attempt           text not null,
  question_id       bigint not null,
  chosen            smallint not null,
  correct           boolean not null,
  experience        integer not null,
  day               date not null,
  session_duration  real,
  -- kept as it was sent, to the letter
  outcome           json not null,
  answered_at       timestamptz not null,
  primary key (learner_id, attempt)
);

-- one row for each question a learner ever answered: what FSRS knows about it
create table memory (
  learner_id       bigint not null references learner on delete cascade,
  question_id      bigint not null,
  topic_id         text not null,
  answers          integer not null,
  correct_answers  integer not null,
  -- days until recall has fallen to nine in ten
  stability        double precision not null,
  -- 1 to 10
  difficulty       double precision not null,
  state            smallint not null,
  reviews          integer not null,
  lapses           integer not null,
  -- only the first answer of a day is a review
  reviewed_at      timestamptz not null,
  due_at           timestamptz not null,
  last_day         date not null,
  -- the last day on which it was answered correctly: on that day it gives no second reward
  rewarded_day     date,
  primary key (learner_id, question_id)
);
create index memory_topic on memory (learner_id, topic_id);

create table learning_day (
  learner_id      bigint not null references learner on delete cascade,
  day             date not null,
  answered        integer not null,
  correct         integer not null,
  -- time between answers, at most 120 s at a gap
  active_seconds  real not null,
  last_answer_at  timestamptz not null,
  primary key (learner_id, day)
);

create table award (
  learner_id   bigint not null references learner on delete cascade,
  achievement  text not null,
  awarded_at   timestamptz not null,
  primary key (learner_id, achievement)
);

-- calls counted per key and window; keys are hashes
create table tally (
  key         bytea primary key,
  started_at  timestamptz not null,
  count       integer not null
);
create index tally_age on tally (started_at);

-- A grown-up in charge: who is learning, a PIN, what the grown-up decides, and how much time each day took.

alter table learner
  -- who is learning; null until somebody has said so
  add column learns text check (learns in ('self', 'child')),
  -- what a grown-up decides for a child; as these defaults have it for everybody else
  add column model_text boolean not null default true,
  add column sound boolean not null default true,
  add column daily_minutes smallint check (daily_minutes between 10 and 180);

create table guardian (
  learner_id  bigint primary key references learner on delete cascade,
  pin_hash    text not null
);

-- the pass of a grown-up who has typed the PIN in this browser; it goes with the session
alter table session add column grown_up_until timestamptz;

-- `day` is the learner's own day from now on whether free time comes back daily or not
alter table free_time
  -- the last call of anybody, members too; null after a pause
  add column seen_at timestamptz,
  -- milliseconds of active time of `day`, members too
  add column today_ms bigint not null default 0,
  -- the same once the last answer was counted
  add column today_at_answer bigint not null default 0,
  -- when the grown-up's daily limit was reached; null below it
  add column today_reached_at timestamptz;

-- the days before `free_time.day`
create table active_day (
  learner_id  bigint not null references learner on delete cascade,
  day         date not null,
  active_ms   bigint not null,
  primary key (learner_id, day)
);
create index active_day_age on active_day (day);

-- Models cost money: what they have used is counted by day, for each learner and in all, and they are not asked beyond it.

-- day: by UTC; tokens and microdollars: of calls that ended, and what was set aside for those that have not
create table model_spend (
  learner_id    bigint not null references learner on delete cascade,
  day           date not null,
  calls         integer not null,
  tokens        bigint not null,
  microdollars  bigint not null,
  primary key (learner_id, day)
);
create index model_spend_day on model_spend (day);

-- a learner who leaves takes their own row along, not what the day has cost
create table model_day (
  day           date primary key,
  calls         integer not null,
  tokens        bigint not null,
  microdollars  bigint not null
);

-- how often a pet has spoken by a model: in all, and on the day when it last did
create table model_talk (
  learner_id  bigint primary key references learner on delete cascade,
  talks       integer not null,
  day         date not null,
  talks_today smallint not null
);

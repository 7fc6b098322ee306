-- Learners report questions; what was wrongly marked is made good.

-- one report per learner and question, for ever
create table report (
  learner_id   bigint not null references learner on delete cascade,
  question_id  bigint not null,
  reason       text not null,
  note         text,
  reported_at  timestamptz not null,
  -- looked into and done with: it no longer counts towards taking the question out of service
  settled      boolean not null default false,
  primary key (learner_id, question_id)
);
create index report_question on report (question_id);

alter table question
  -- taken out of service by reports, and waiting for its re-check since then
  add column recheck_since timestamptz,
  -- when a re-check last left it out of service, for a human to look at; in service again since, where withdrawn_at is null
  add column held_at timestamptz,
  -- what the re-check found, in words for that human
  add column held_because text;
create index question_recheck on question (recheck_since) where recheck_since is not null;
create index question_held on question (held_at) where held_at is not null;

-- an answer marked wrong by a question that did not deserve to be believed: given back once per learner and question
create table made_good (
  learner_id   bigint not null references learner on delete cascade,
  question_id  bigint not null,
  experience   integer not null,
  made_at      timestamptz not null,
  -- when the learner's page said that it had shown it
  told_at      timestamptz,
  primary key (learner_id, question_id)
);
create index made_good_untold on made_good (learner_id) where told_at is null;

-- How often a question was answered and rightly so, and whom it marked wrong. A counter beside the question would be one row that every answer of every
-- learner waits for; an entry in an index is written side by side with others, and is read only when somebody asks.
create index answer_question on answer (question_id, correct, learner_id);

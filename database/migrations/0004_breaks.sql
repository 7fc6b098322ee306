-- Breaks that learners took in the arena: each counts once, and there is at most one for three answers.

create table break_taken (
  learner_id  bigint not null references learner on delete cascade,
  -- how many answers the learner had given when the break was completed
  answers     integer not null,
  kind        text not null,
  taken_at    timestamptz not null,
  primary key (learner_id, answers)
);

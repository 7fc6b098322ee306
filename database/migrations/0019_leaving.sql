-- Learners take along what is theirs, and leave; what nobody needs any more is forgotten.

alter table learner
  -- when it was closed for good: from then on nobody gets in, and it goes as soon as its billing has ended
  add column leaving_at timestamptz,
  -- the last visit, to the day or so: sessions, which know it better, are forgotten after a month
  add column seen_at timestamptz not null default now(),
  -- when it was told by mail that it goes unless somebody comes back
  add column idle_told_at timestamptz;
update learner l set seen_at = greatest(l.created_at,
  (select max(s.seen_at) from session s where s.learner_id = l.id),
  (select max(d.last_answer_at) from learning_day d where d.learner_id = l.id));
create index learner_leaving on learner (leaving_at) where leaving_at is not null;
create index learner_seen on learner (seen_at);

-- a reply is kept for as long as its answer may be sent again, and no longer
alter table answer alter column outcome drop not null;
create index answer_outcome on answer (answered_at) where outcome is not null;

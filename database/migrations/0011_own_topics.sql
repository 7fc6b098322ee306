-- Learners make topics of their own: the way there can be left and taken up, what a topic's questions are made of is kept, and
-- what the learner likes of it comes first.

-- the way to a topic that a learner has not finished yet; one at a time
create table wizard (
  learner_id  bigint primary key references learner on delete cascade,
  -- what the learner saw and wrote, as the page shows it again
  state       jsonb not null,
  -- what was found out: the topic's id and what is liked of it
  found       jsonb,
  updated_at  timestamptz not null
);

-- what the questions of a topic are made of where no reviewed pack holds it: facts with sources, from an encyclopedia or a
-- dictionary. Nothing that a learner wrote is in it, so all learners of the topic share it.
create table knowledge (
  topic_id  text primary key,
  pack      jsonb not null,
  made_at   timestamptz not null
);

-- ids of the entities and facts that the learner likes best: questions about them come first
alter table learner_topic add column likes text[] not null default '{}';

-- How hard questions really are, hints, rounds that are taken up again, and what memory needs beyond right and wrong.

alter table answer
  -- the learner's ability in the topic, in logits, before a question that was met for the first time: what questions are calibrated by
  add column ability double precision,
  -- FSRS rating of a review, 1 Again to 4 Easy; null where the answer was none (the second of a day)
  add column grade smallint check (grade between 1 and 4),
  -- seconds between seeing the question and answering, as far as the server can believe them
  add column seconds real,
  add column hinted boolean not null default false;
update answer a set grade = case when a.correct then 3 else 1 end
from (select distinct on (learner_id, question_id, day) learner_id, attempt from answer
      order by learner_id, question_id, day, answered_at, attempt) first
where a.learner_id = first.learner_id and a.attempt = first.attempt;
-- the calibration reads answers in the order in which they came; they lie in that order on the disk, so a few bytes a page are enough
create index answer_time on answer using brin (answered_at) with (pages_per_range = 16);

alter table memory
  -- the last answer, a review or not: where it was wrong the question is one of the learner's mistakes
  add column last_correct boolean not null default true,
  -- its option, as the draft lists them: 0 the key, 1 to 3 the wrong ones; null where it is not known
  add column last_choice smallint,
  add column answered_at timestamptz;
update memory m set answered_at = latest.answered_at, last_correct = latest.correct
from (select distinct on (learner_id, question_id) learner_id, question_id, answered_at, correct from answer
      order by learner_id, question_id, answered_at desc) latest
where latest.learner_id = m.learner_id and latest.question_id = m.question_id;
update memory set answered_at = reviewed_at where answered_at is null;
alter table memory alter column answered_at set not null;

alter table learner_topic
  -- running median of the seconds that a right answer takes; null before the first
  add column median_seconds real,
  -- questions that will be remembered for three weeks or longer
  add column lasting integer not null default 0;
update learner_topic t set lasting = held.lasting
from (select learner_id, topic_id, count(*)::int as lasting from memory where stability >= 21 group by 1, 2) held
where held.learner_id = t.learner_id and held.topic_id = t.topic_id;

-- what all learners together showed of a question; written by the calibration alone, in the background
create table question_record (
  question_id      bigint primary key,
  -- logits
  difficulty       double precision not null,
  -- answers of learners who met it for the first time
  answers          integer not null,
  correct_answers  integer not null,
  -- how many of them chose each option, as the draft lists them, the key first
  choices          integer[] not null,
  -- of those who were expected to know it: how many answered, and how many rightly
  strong_answers   integer not null,
  strong_correct   integer not null
);

-- up to when the answers have gone into the records
create table calibration (
  only_row    boolean primary key default true check (only_row),
  read_until  timestamptz not null
);

-- a hint that was taken and not used up by an answer yet
create table hint (
  learner_id   bigint not null references learner on delete cascade,
  question_id  bigint not null,
  -- the wrong option that it strikes out, as the draft lists them: 1 to 3
  struck       smallint not null check (struck between 1 and 3),
  asked_at     timestamptz not null,
  primary key (learner_id, question_id)
);

-- the ten questions that a learner was last given of a topic, of all topics (mixed) or of their mistakes: whoever reloads the page goes on
-- where they were
create table round (
  learner_id  bigint not null references learner on delete cascade,
  topic_id    text not null,
  questions   bigint[] not null,
  served_at   timestamptz not null,
  primary key (learner_id, topic_id)
);

create index memory_mistake on memory (learner_id, answered_at) where not last_correct;

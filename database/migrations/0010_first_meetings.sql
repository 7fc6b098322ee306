-- The calibration reads the answers to questions that were met for the first time, in the order in which they came. By
-- 0005's index it had to read and sort all that followed a moment to find the next ones: after a pause, or the first time on
-- a table that had grown before, longer than a statement may take, and so it never got further.

create index answer_meeting on answer (answered_at, learner_id, attempt) where ability is not null;
drop index answer_time;

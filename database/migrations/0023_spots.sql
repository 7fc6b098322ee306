-- A topic's questions of one level and kind stand in an order without meaning, so that a learner's fresh ones are those next to
-- a spot of their own: sixteen looks into the index instead of a sort of all that the topic has.
create index question_spot on question (topic_id, level, applied, hashint8extended(id, 0)) include (id) where withdrawn_at is null;
drop index question_fresh;

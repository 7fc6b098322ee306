-- Fresh questions of a topic are chosen from the index alone: what a thousand of them say is not read to show ten.
create index question_fresh on question (topic_id, level, applied) include (id) where withdrawn_at is null;
drop index question_pool;

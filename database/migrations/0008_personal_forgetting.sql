-- How much longer or shorter than FSRS says a learner keeps what they meet in a topic: the logarithm of the factor on stability.

alter table learner_topic add column stability_offset double precision not null default 0;

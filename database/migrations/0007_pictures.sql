-- Pictures of a creature's stages that the image model painted: each once, kept for good.

create table picture (
  learner_id  bigint not null references learner on delete cascade,
  stage       smallint not null check (stage between 0 and 999),
  -- WebP, at most 60 KB; null while it is being painted, and for good where what was painted must not be shown
  content     bytea,
  -- of the content: part of its address, so that whatever stands there may be kept for good
  digest      text,
  asked_at    timestamptz not null,
  primary key (learner_id, stage)
);
create index picture_asked on picture (asked_at);

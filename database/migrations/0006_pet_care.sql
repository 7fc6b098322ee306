-- Talk, feed, play and rest: when each was last done, what the pet said lately, and whether it is asleep.

alter table creature
  -- asleep up to this moment; null where it was woken or never lay down
  add column asleep_until timestamptz;

-- apart from the creature, whose row every answer writes anew
create table pet_care (
  learner_id  bigint not null references learner on delete cascade,
  action      text not null check (action in ('talk', 'feed', 'play', 'rest')),
  -- when it was last rewarded: the cooldown runs from here; null for talk that has not counted yet
  done_at     timestamptz,
  -- the idempotency key of that time: the same one again gets the same reply and no second reward
  attempt     text,
  -- talk: the keys of the lines said last, newest first
  said        integer[] not null default '{}',
  primary key (learner_id, action)
);

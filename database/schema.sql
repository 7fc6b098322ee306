-- The schema after all migrations, written by `npm run schema`. To change it, add a migration; never edit this file.

-- kit

create table lease (
  name text not null,
  holder uuid not null,
  until timestamp with time zone not null,
  constraint lease_pkey primary key (name)
);

create table schema_migration (
  number integer not null,
  name text not null,
  hash text not null,
  breaking boolean not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migration_pkey primary key (number)
);

create table tally (
  key bytea not null,
  started_at timestamp with time zone not null,
  count integer not null,
  constraint tally_pkey primary key (key)
);
create index tally_age on tally using btree (started_at);

-- outside

create table demonstration_subscription (
  learner_id bigint not null,
  id uuid not null,
  attempt text not null,
  status text not null,
  client_secret text not null,
  begun_at timestamp with time zone not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  ends_at timestamp with time zone,
  card_pays boolean default true not null,
  paid_at timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  constraint demonstration_subscription_pkey primary key (learner_id, id),
  constraint demonstration_subscription_client_secret_key unique (client_secret),
  constraint demonstration_subscription_learner_id_attempt_key unique (learner_id, attempt),
  constraint demonstration_subscription_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

-- account

create table account_token (
  learner_id bigint not null,
  purpose text not null,
  token_hash bytea not null,
  made_at timestamp with time zone not null,
  constraint account_token_pkey primary key (learner_id, purpose),
  constraint account_token_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade,
  constraint account_token_purpose_check check ((purpose = any (array['reset'::text, 'verify'::text])))
);
create index account_token_age on account_token using btree (made_at);

create table identity (
  learner_id bigint not null,
  issuer text not null,
  subject text not null,
  constraint identity_pkey primary key (learner_id, issuer),
  constraint identity_issuer_subject_key unique (issuer, subject),
  constraint identity_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table learner (
  id bigint generated always as identity not null,
  email text not null,
  email_key text not null,
  username text not null,
  password_hash text,
  time_zone text default 'UTC'::text not null,
  daily_goal smallint default 10 not null,
  learning_streak integer default 0 not null,
  longest_streak integer default 0 not null,
  streak_day date,
  freezes smallint default 0 not null,
  freeze_progress smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  email_verified_at timestamp with time zone,
  learns text,
  model_text boolean default true not null,
  sound boolean default true not null,
  daily_minutes smallint,
  leaving_at timestamp with time zone,
  seen_at timestamp with time zone default now() not null,
  idle_told_at timestamp with time zone,
  constraint learner_pkey primary key (id),
  constraint learner_daily_goal_check check (((daily_goal >= 5) and (daily_goal <= 50))),
  constraint learner_daily_minutes_check check (((daily_minutes >= 10) and (daily_minutes <= 180))),
  constraint learner_email_key_key unique (email_key),
  constraint learner_freezes_check check (((freezes >= 0) and (freezes <= 2))),
  constraint learner_learns_check check ((learns = any (array['self'::text, 'child'::text])))
);
create index learner_leaving on learner using btree (leaving_at) where (leaving_at is not null);
create index learner_seen on learner using btree (seen_at);

create table learning_day (
  learner_id bigint not null,
  day date not null,
  answered integer not null,
  correct integer not null,
  active_seconds real not null,
  last_answer_at timestamp with time zone not null,
  constraint learning_day_pkey primary key (learner_id, day),
  constraint learning_day_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table session (
  learner_id bigint not null,
  token_hash bytea not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  id uuid default gen_random_uuid() not null,
  browser text,
  system text,
  grown_up_until timestamp with time zone,
  constraint session_pkey primary key (learner_id, token_hash),
  constraint session_id unique (learner_id, id),
  constraint session_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table sign_in_flow (
  state_hash bytea not null,
  browser_hash bytea not null,
  next_path text not null,
  time_zone text,
  started_at timestamp with time zone not null,
  constraint sign_in_flow_pkey primary key (state_hash)
);
create index sign_in_flow_age on sign_in_flow using btree (started_at);

-- membership

create table active_day (
  learner_id bigint not null,
  day date not null,
  active_ms bigint not null,
  constraint active_day_pkey primary key (learner_id, day),
  constraint active_day_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);
create index active_day_age on active_day using btree (day);

create table billing_customer (
  learner_id bigint not null,
  opening_key uuid default gen_random_uuid() not null,
  customer_id text,
  constraint billing_customer_pkey primary key (learner_id),
  constraint billing_customer_customer_id_key unique (customer_id),
  constraint billing_customer_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table free_time (
  learner_id bigint not null,
  used_ms bigint default 0 not null,
  last_at timestamp with time zone,
  answers integer default 0 not null,
  answered_at timestamp with time zone,
  used_at_answer bigint default 0 not null,
  reached_at timestamp with time zone,
  day date,
  topics integer default 0 not null,
  seen_at timestamp with time zone,
  today_ms bigint default 0 not null,
  today_at_answer bigint default 0 not null,
  today_reached_at timestamp with time zone,
  constraint free_time_pkey primary key (learner_id),
  constraint free_time_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table leaving_customer (
  customer_id text not null,
  constraint leaving_customer_pkey primary key (customer_id)
);

create table model_day (
  day date not null,
  calls integer not null,
  tokens bigint not null,
  microdollars bigint not null,
  constraint model_day_pkey primary key (day)
);

create table model_spend (
  learner_id bigint not null,
  day date not null,
  calls integer not null,
  tokens bigint not null,
  microdollars bigint not null,
  constraint model_spend_pkey primary key (learner_id, day),
  constraint model_spend_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);
create index model_spend_day on model_spend using btree (day);

create table payment_news (
  id text not null,
  done_at timestamp with time zone not null,
  constraint payment_news_pkey primary key (id)
);
create index payment_news_age on payment_news using btree (done_at);

create table subscription (
  learner_id bigint not null,
  status text not null,
  paid_until timestamp with time zone,
  ends_at timestamp with time zone,
  look bigint default 0 not null,
  constraint subscription_pkey primary key (learner_id),
  constraint subscription_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

-- pet

create table creature (
  learner_id bigint not null,
  id uuid not null,
  name text not null,
  personality text not null,
  base_color text not null,
  accent_color text not null,
  level integer default 1 not null,
  experience integer default 0 not null,
  happiness double precision default 100 not null,
  health double precision default 100 not null,
  energy double precision default 100 not null,
  intelligence double precision default 1 not null,
  stats_at timestamp with time zone not null,
  correct_in_row integer default 0 not null,
  visit_streak integer default 0 not null,
  visit_day date,
  total_questions integer default 0 not null,
  correct_answers integer default 0 not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  asleep_until timestamp with time zone,
  constraint creature_pkey primary key (learner_id),
  constraint creature_energy_check check (((energy >= (0)::double precision) and (energy <= (100)::double precision))),
  constraint creature_experience_check check ((experience >= 0)),
  constraint creature_happiness_check check (((happiness >= (0)::double precision) and (happiness <= (100)::double precision))),
  constraint creature_health_check check (((health >= (0)::double precision) and (health <= (100)::double precision))),
  constraint creature_id_key unique (id),
  constraint creature_intelligence_check check (((intelligence >= (0)::double precision) and (intelligence <= (100)::double precision))),
  constraint creature_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade,
  constraint creature_level_check check ((level >= 1))
);

create table model_talk (
  learner_id bigint not null,
  talks integer not null,
  day date not null,
  talks_today smallint not null,
  constraint model_talk_pkey primary key (learner_id),
  constraint model_talk_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table painting (
  only_row boolean default true not null,
  constraint painting_pkey primary key (only_row),
  constraint painting_only_row_check check (only_row)
);

create table pet_care (
  learner_id bigint not null,
  action text not null,
  done_at timestamp with time zone,
  attempt text,
  said integer[] default '{}'::integer[] not null,
  constraint pet_care_pkey primary key (learner_id, action),
  constraint pet_care_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table picture (
  learner_id bigint not null,
  stage smallint not null,
  content bytea,
  digest text,
  asked_at timestamp with time zone not null,
  constraint picture_pkey primary key (learner_id, stage),
  constraint picture_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade,
  constraint picture_stage_check check (((stage >= 0) and (stage <= 999)))
);
create index picture_asked on picture using btree (asked_at);

-- authoring

create table fetched_page (
  url text not null,
  body jsonb not null,
  fetched_at timestamp with time zone not null,
  constraint fetched_page_pkey primary key (url)
);
create index fetched_page_age on fetched_page using btree (fetched_at);

create table knowledge (
  topic_id text not null,
  pack jsonb not null,
  made_at timestamp with time zone not null,
  constraint knowledge_pkey primary key (topic_id)
);

-- topics

create table learner_topic (
  learner_id bigint not null,
  topic_id text not null,
  name text not null,
  is_custom boolean default false not null,
  questions_completed integer default 0 not null,
  answers integer default 0 not null,
  correct_answers integer default 0 not null,
  correct_in_row integer default 0 not null,
  wrong_in_row integer default 0 not null,
  ability double precision,
  ability_answers integer default 0 not null,
  added_at timestamp with time zone not null,
  median_seconds real,
  lasting integer default 0 not null,
  stability_offset double precision default 0 not null,
  likes text[] default '{}'::text[] not null,
  constraint learner_topic_pkey primary key (learner_id, topic_id),
  constraint learner_topic_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table wizard (
  learner_id bigint not null,
  state jsonb not null,
  found jsonb,
  updated_at timestamp with time zone not null,
  constraint wizard_pkey primary key (learner_id),
  constraint wizard_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

-- learning

create table answer (
  learner_id bigint not null,
  attempt text not null,
  question_id bigint not null,
  chosen smallint not null,
  correct boolean not null,
  experience integer not null,
  day date not null,
  session_duration real,
  outcome json,
  answered_at timestamp with time zone not null,
  ability double precision,
  grade smallint,
  seconds real,
  hinted boolean default false not null,
  constraint answer_pkey primary key (learner_id, attempt),
  constraint answer_grade_check check (((grade >= 1) and (grade <= 4))),
  constraint answer_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);
create index answer_meeting on answer using btree (answered_at, learner_id, attempt) where (ability is not null);
create index answer_outcome on answer using btree (answered_at) where (outcome is not null);
create index answer_question on answer using btree (question_id, correct, learner_id);

create table award (
  learner_id bigint not null,
  achievement text not null,
  awarded_at timestamp with time zone not null,
  constraint award_pkey primary key (learner_id, achievement),
  constraint award_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table break_taken (
  learner_id bigint not null,
  answers integer not null,
  kind text not null,
  taken_at timestamp with time zone not null,
  constraint break_taken_pkey primary key (learner_id, answers),
  constraint break_taken_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

create table calibration (
  only_row boolean default true not null,
  read_until timestamp with time zone not null,
  constraint calibration_pkey primary key (only_row),
  constraint calibration_only_row_check check (only_row)
);

create table hint (
  learner_id bigint not null,
  question_id bigint not null,
  struck smallint not null,
  asked_at timestamp with time zone not null,
  constraint hint_pkey primary key (learner_id, question_id),
  constraint hint_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade,
  constraint hint_struck_check check (((struck >= 1) and (struck <= 3)))
);

create table made_good (
  learner_id bigint not null,
  question_id bigint not null,
  experience integer not null,
  made_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint made_good_pkey primary key (learner_id, question_id),
  constraint made_good_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);
create index made_good_untold on made_good using btree (learner_id) where (told_at is null);

create table memory (
  learner_id bigint not null,
  question_id bigint not null,
  topic_id text not null,
  answers integer not null,
  correct_answers integer not null,
  stability double precision not null,
  difficulty double precision not null,
  state smallint not null,
  reviews integer not null,
  lapses integer not null,
  reviewed_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  last_day date not null,
  rewarded_day date,
  last_correct boolean default true not null,
  last_choice smallint,
  answered_at timestamp with time zone default now() not null,
  constraint memory_pkey primary key (learner_id, question_id),
  constraint memory_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);
create index memory_mistake on memory using btree (learner_id, answered_at) where (not last_correct);
create index memory_topic on memory using btree (learner_id, topic_id);

create table pool_edition (
  topic_id text not null,
  edition text not null,
  questions integer not null,
  stocked_at timestamp with time zone not null,
  refills integer default 0 not null,
  constraint pool_edition_pkey primary key (topic_id)
);

create table question (
  id bigint generated always as identity not null,
  topic_id text not null,
  fingerprint text not null,
  level smallint not null,
  skill text not null,
  draft jsonb not null,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  recheck_since timestamp with time zone,
  held_at timestamp with time zone,
  held_because text,
  applied boolean default false not null,
  constraint question_pkey primary key (id),
  constraint question_level_check check (((level >= 1) and (level <= 4))),
  constraint question_topic_id_fingerprint_key unique (topic_id, fingerprint)
);
create index question_held on question using btree (held_at) where (held_at is not null);
create index question_recheck on question using btree (recheck_since) where (recheck_since is not null);
create index question_spot on question using btree (topic_id, level, applied, hashint8extended(id, (0)::bigint)) include (id) where (withdrawn_at is null);

create table question_record (
  question_id bigint not null,
  difficulty double precision not null,
  answers integer not null,
  correct_answers integer not null,
  choices integer[] not null,
  strong_answers integer not null,
  strong_correct integer not null,
  constraint question_record_pkey primary key (question_id)
);

create table report (
  learner_id bigint not null,
  question_id bigint not null,
  reason text not null,
  note text,
  reported_at timestamp with time zone not null,
  settled boolean default false not null,
  constraint report_pkey primary key (learner_id, question_id),
  constraint report_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);
create index report_question on report using btree (question_id);

create table round (
  learner_id bigint not null,
  topic_id text not null,
  questions bigint[] not null,
  served_at timestamp with time zone not null,
  constraint round_pkey primary key (learner_id, topic_id),
  constraint round_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

-- guardian

create table guardian (
  learner_id bigint not null,
  pin_hash text not null,
  constraint guardian_pkey primary key (learner_id),
  constraint guardian_learner_id_fkey foreign key (learner_id) references learner(id) on delete cascade
);

-- sequences and functions

create sequence subscription_look;


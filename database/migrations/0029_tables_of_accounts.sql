-- Tables that belong to an account are keyed by `account_id` and get new names; `creature` becomes `pet`. Views under the old
-- names, with the old columns, serve the previous version: PostgreSQL inserts, updates, upserts and deletes through them. The
-- next release drops the views.

-- As in 0025.
set local lock_timeout = '200ms';
lock table learner, session, free_time, creature, guardian, identity, account_token, subscription, billing_customer,
  demonstration_subscription in access exclusive mode;

drop index learner_without_account, session_without_account, free_time_without_account;

-- A learner belongs to one account, and a session's learner to the session's account.
alter table learner
  alter column account_id set not null,
  add constraint learner_of_account unique (account_id, id),
  add constraint learner_account_id_fkey foreign key (account_id) references account on delete cascade not valid;

-- `account_id` is whose session it is; `learner_id` is the learner who is learning in it.
alter table session
  alter column account_id set not null,
  add constraint session_of_account unique (account_id, token_hash),
  drop constraint session_learner_id_fkey,
  add constraint session_learner_fkey foreign key (account_id, learner_id) references learner (account_id, id) on delete cascade not valid;

-- A row is what one learner has used of the account's free time, and how long that learner's day took. It belongs to the account
-- and stays when the learner is deleted, or deleting learners would give free time back.
alter table free_time
  alter column account_id set not null,
  drop constraint free_time_learner_id_fkey,
  add constraint free_time_account_id_fkey foreign key (account_id) references account on delete cascade not valid;
create index free_time_of_account on free_time (account_id);

alter table creature rename to pet;
alter index creature_pkey rename to pet_pkey;
alter index creature_id_key rename to pet_id_key;
alter table pet rename constraint creature_learner_id_fkey to pet_learner_id_fkey;
create view creature as
  select learner_id, id, name, personality, base_color, accent_color, level, experience, happiness, health, energy, intelligence,
    stats_at, correct_in_row, visit_streak, visit_day, total_questions, correct_answers, version, created_at, asleep_until
  from pet;

-- the PIN of the grown-up in charge of an account
alter table guardian rename to guardian_pin;
alter table guardian_pin rename column learner_id to account_id;
alter table guardian_pin
  drop constraint guardian_learner_id_fkey,
  add constraint guardian_pin_account_id_fkey foreign key (account_id) references account on delete cascade not valid;
alter index guardian_pkey rename to guardian_pin_pkey;
create view guardian as select account_id as learner_id, pin_hash from guardian_pin;

alter table identity rename to account_identity;
alter table account_identity rename column learner_id to account_id;
alter table account_identity
  drop constraint identity_learner_id_fkey,
  add constraint account_identity_account_id_fkey foreign key (account_id) references account on delete cascade not valid;
alter index identity_pkey rename to account_identity_pkey;
alter index identity_issuer_subject_key rename to account_identity_issuer_subject_key;
create view identity as select account_id as learner_id, issuer, subject from account_identity;

-- links that were sent by mail and have not been used
alter table account_token rename to mail_token;
alter table mail_token rename column learner_id to account_id;
alter table mail_token
  drop constraint account_token_learner_id_fkey,
  add constraint mail_token_account_id_fkey foreign key (account_id) references account on delete cascade not valid;
alter index account_token_pkey rename to mail_token_pkey;
alter index account_token_age rename to mail_token_age;
create view account_token as select account_id as learner_id, purpose, token_hash, made_at from mail_token;

-- what the payment provider last said about an account
alter table subscription rename to membership;
alter table membership rename column learner_id to account_id;
alter table membership
  drop constraint subscription_learner_id_fkey,
  add constraint membership_account_id_fkey foreign key (account_id) references account on delete cascade not valid;
alter index subscription_pkey rename to membership_pkey;
create view subscription as select account_id as learner_id, status, paid_until, ends_at, look from membership;

alter table billing_customer rename to customer;
alter table customer rename column learner_id to account_id;
alter table customer
  drop constraint billing_customer_learner_id_fkey,
  add constraint customer_account_id_fkey foreign key (account_id) references account on delete cascade not valid;
alter index billing_customer_pkey rename to customer_pkey;
alter index billing_customer_customer_id_key rename to customer_customer_id_key;
create view billing_customer as select account_id as learner_id, opening_key, customer_id from customer;

alter table demonstration_subscription rename to demo_subscription;
alter table demo_subscription rename column learner_id to account_id;
alter table demo_subscription
  drop constraint demonstration_subscription_learner_id_fkey,
  add constraint demo_subscription_account_id_fkey foreign key (account_id) references account on delete cascade not valid;
alter index demonstration_subscription_pkey rename to demo_subscription_pkey;
alter index demonstration_subscription_client_secret_key rename to demo_subscription_client_secret_key;
alter index demonstration_subscription_learner_id_attempt_key rename to demo_subscription_account_id_attempt_key;
create view demonstration_subscription as
  select account_id as learner_id, id, attempt, status, client_secret, begun_at, period_start, period_end, ends_at, card_pays, paid_at
  from demo_subscription;

-- Existing rows are compared with the foreign keys of 0029, which holds nobody up.
alter table learner validate constraint learner_account_id_fkey;
alter table session validate constraint session_learner_fkey;
alter table free_time validate constraint free_time_account_id_fkey;
alter table guardian_pin validate constraint guardian_pin_account_id_fkey;
alter table account_identity validate constraint account_identity_account_id_fkey;
alter table mail_token validate constraint mail_token_account_id_fkey;
alter table membership validate constraint membership_account_id_fkey;
alter table customer validate constraint customer_account_id_fkey;
alter table demo_subscription validate constraint demo_subscription_account_id_fkey;
analyze account;

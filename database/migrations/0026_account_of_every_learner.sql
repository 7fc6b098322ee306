-- in batches
-- Every learner gets an account with the same id. Servers of the previous version keep writing meanwhile: the triggers of 0025
-- take care of rows that they add or change, and each batch holds only the learners that it is about.
with batch as (
  select id, email, email_key, password_hash, email_verified_at, created_at, leaving_at, seen_at, idle_told_at
  from learner where account_id is null order by id limit 1000 for no key update
), made as (
  insert into account (id, email, email_key, password_hash, email_verified_at, created_at, leaving_at, seen_at, idle_told_at)
  select id, email, email_key, password_hash, email_verified_at, created_at, leaving_at, seen_at, idle_told_at from batch
  on conflict (id) do nothing
)
update learner l set account_id = batch.id from batch where l.id = batch.id

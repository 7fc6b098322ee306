-- in batches
-- So do those of every existing row of free time.
with batch as (
  select learner_id from free_time where account_id is null order by learner_id limit 1000 for no key update
)
update free_time f set account_id = batch.learner_id from batch where f.learner_id = batch.learner_id

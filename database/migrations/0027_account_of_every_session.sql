-- in batches
-- The account and the learner of every existing session have the same id.
with batch as (
  select learner_id, token_hash from session where account_id is null order by learner_id, token_hash limit 1000 for no key update
)
update session s set account_id = batch.learner_id
from batch where s.learner_id = batch.learner_id and s.token_hash = batch.token_hash

-- What changes in place at nearly every call says the same of itself however often it changes. Each time its statistics are
-- taken, every connection plans all its statements on it anew, which holds up whoever is learning. So that is done once
-- each row has changed ten times on average, instead of once a tenth have.
do $$
declare
  changed text;
begin
  foreach changed in array array['free_time', 'creature', 'learner_topic', 'learning_day', 'session', 'pet_care', 'learner', 'question_record', 'round', 'tally']
  loop
    execute format('alter table %I set (autovacuum_analyze_scale_factor = 10, autovacuum_analyze_threshold = 1000)', changed);
  end loop;
end
$$;

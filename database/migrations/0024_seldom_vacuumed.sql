-- Whenever a table was vacuumed or had its statistics taken, every connection plans all its statements on it anew, at the next
-- call of each: up to 28 ms of processor a connection, which whoever is learning then waits for. Neither tells the planner
-- anything here, for every statement goes by keys. What changes in place tidies itself as it goes.
do $$
declare
  changed text;
  growing text;
begin
  foreach changed in array array['free_time', 'creature', 'learner_topic', 'learning_day', 'session', 'pet_care', 'learner', 'question_record', 'round', 'tally', 'break_taken', 'hint']
  loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 1, autovacuum_vacuum_threshold = 10000,
      autovacuum_vacuum_insert_scale_factor = 1, autovacuum_vacuum_insert_threshold = 10000,
      autovacuum_analyze_scale_factor = 100, autovacuum_analyze_threshold = 10000)', changed);
  end loop;
  foreach growing in array array['answer', 'memory', 'award']
  loop
    execute format('alter table %I set (autovacuum_vacuum_insert_scale_factor = 1, autovacuum_vacuum_insert_threshold = 10000,
      autovacuum_analyze_scale_factor = 1, autovacuum_analyze_threshold = 10000)', growing);
  end loop;
end
$$;

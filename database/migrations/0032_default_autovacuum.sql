-- Migrations 0022 and 0024 delayed autovacuum and its statistics, to spare connections from planning their statements
-- again. Connections now plan with PostgreSQL's defaults, which rely on current statistics, so all tables return to them.
do $$
declare
  tuned regclass;
begin
  for tuned in
    select oid from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and reloptions::text like '%autovacuum%'
  loop
    execute format(
      'alter table %s reset (autovacuum_analyze_scale_factor, autovacuum_analyze_threshold, autovacuum_vacuum_scale_factor,
         autovacuum_vacuum_threshold, autovacuum_vacuum_insert_scale_factor, autovacuum_vacuum_insert_threshold)', tuned);
  end loop;
end
$$;

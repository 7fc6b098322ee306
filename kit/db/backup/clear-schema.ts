import pg from 'pg'

const kinds: Readonly<Record<string, string>> = {
  r: 'table',
  p: 'table',
  v: 'view',
  m: 'materialized view',
  S: 'sequence',
}

/** Drops every table, view, sequence, function, and type of the current schema, except those of extensions. */
export async function clearSchema(client: pg.ClientBase): Promise<void> {
  const relations = await client.query<{ kind: string; name: string }>(
    `select relkind as kind, relname as name from pg_class c
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'a', 'i'))`,
  )
  for (const { kind, name } of relations.rows) {
    await client.query(`drop ${kinds[kind]} if exists ${pg.escapeIdentifier(name)} cascade`)
  }
  const others = await client.query<{ statement: string }>(
    `select 'drop routine if exists ' || p.oid::regprocedure || ' cascade' as statement from pg_proc p
     where pronamespace = current_schema()::regnamespace and prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     union all
     select 'drop type if exists ' || t.oid::regtype || ' cascade' from pg_type t
     where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd')
       and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`,
  )
  for (const { statement } of others.rows) await client.query(statement)
}

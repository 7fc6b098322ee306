import type pg from 'pg'

/** Statements that drop indexes and constraints, and those that create them again. */
interface Aside {
  away: string[]
  back: string[]
}

/**
 * Foreign keys and plain indexes, which are faster to create once the rows are there. Creating a foreign key also
 * checks all rows.
 */
export async function findDeferred(client: pg.ClientBase): Promise<Aside> {
  const indexes = await client.query<{ away: string; back: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as away, pg_get_indexdef(i.indexrelid) as back
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not i.indisunique
     order by i.indexrelid`,
  )
  const keys = await client.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', f.conrelid::regclass, f.conname) as away,
       format('alter table %s add constraint %I %s', f.conrelid::regclass, f.conname, pg_get_constraintdef(f.oid)) as back
     from pg_constraint f
     where f.contype = 'f' and f.connamespace = current_schema()::regnamespace and f.conparentid = 0
     order by f.oid`,
  )
  const all = [...keys.rows, ...indexes.rows]
  return { away: all.map(({ away }) => away), back: all.map(({ back }) => back).reverse() }
}

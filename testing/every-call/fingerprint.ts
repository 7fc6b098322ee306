import type pg from 'pg'

/** Rate limits count calls even if they are refused. */
const countedAnyway = new Set(['tally'])

/** A digest of each table's rows, by table. */
export type Fingerprint = Readonly<Record<string, string>>

/** Notices any change in a database. */
export interface Watch {
  /** A counter that rises with every write; cheap to read. */
  writes(): Promise<string>
  /** The fingerprint of all rows. */
  whole(): Promise<Fingerprint>
  /** Of the rows of one learner and of their account. */
  of(learnerId: string): Promise<Fingerprint>
}

/** Watches every table. */
export async function watchDatabase(db: pg.Pool): Promise<Watch> {
  const { rows } = await db.query<{ name: string; owner: string | null }>(`
    select format('%I.%I', t.table_schema, t.table_name) as name,
      case when t.table_name in ('account', 'learner') then 'id'
        else (select max(c.column_name) from information_schema.columns c where c.column_name in ('account_id', 'learner_id')
          and c.table_name = t.table_name and c.table_schema = t.table_schema) end as owner
    from information_schema.tables t
    where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema')
    order by 1`)
  const tables = rows.filter(({ name }) => !countedAnyway.has(name.replace(/^public\./, '')))
  await db.query(`create sequence if not exists every_write`)
  await db.query(`create or replace function count_write() returns trigger language plpgsql as
    $$ begin perform nextval('every_write'); return null; end $$`)
  for (const { name } of tables)
    await db.query(`create or replace trigger count_write after insert or update or delete on ${name}
      for each row execute function count_write()`)
  const digest = async (list: typeof tables, where: (owner: string | null) => string): Promise<Fingerprint> => {
    const parts = list.map(
      ({ name, owner }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(md5(string_agg(t::text, ' ' order by t::text collate "C")), '') as digest
         from ${name} t ${where(owner)}`,
    )
    const found = await db.query<{ name: string; digest: string }>(parts.join('\nunion all\n'))
    return Object.fromEntries(found.rows.map(row => [row.name, row.digest]))
  }
  const owned = tables.filter(({ owner }) => owner !== null)
  const writes = async () =>
    (await db.query<{ writes: string }>('select last_value::text as writes from every_write')).rows[0]?.writes ?? ''
  const last = new Map<string, { at: string; found: Promise<Fingerprint> }>()
  /** Reuses the last fingerprint as long as nothing was written. */
  const since = async (what: string, look: () => Promise<Fingerprint>) => {
    const at = await writes()
    const held = last.get(what)
    if (held?.at === at) return held.found
    const found = look()
    last.set(what, { at, found })
    return found
  }
  return {
    writes,
    whole: () => since('all', () => digest(tables, () => '')),
    of: learnerId =>
      since(learnerId, () =>
        digest(
          owned,
          owner =>
            `where t.${owner} in (${BigInt(learnerId)}, (select account_id from learner where id = ${BigInt(learnerId)}))`,
        ),
      ),
  }
}

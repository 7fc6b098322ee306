import type pg from 'pg'
import { allTables } from '#kit/db/tables-of.ts'
import { owners as order } from '../owners.ts'

interface Column {
  name: string
  type: string
  required: boolean
  /** What a row without a value gets, as SQL; null where it gets none. */
  otherwise: string | null
  /** Whether PostgreSQL numbers the rows, and if so, whether it allows a number to be given. */
  identity: '' | 'always' | 'by default'
}

interface Relation {
  name: string
  kind: 'table' | 'view'
  columns: Column[]
  constraints: string[]
  indexes: string[]
  triggers: string[]
  /** Storage settings such as those of autovacuum. */
  settings: string[]
  /** The query of a view. */
  query: string | null
}

const relationsQuery = `
  select c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
       'otherwise', pg_get_expr(d.adbin, d.adrelid), 'identity', case a.attidentity when 'a' then 'always' when 'd' then 'by default' else '' end) order by a.attnum)
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) order by k.contype <> 'p', k.conname)
     from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')), '[]') as constraints,
    coalesce((select json_agg(pg_get_indexdef(i.indexrelid) order by n.relname)
     from pg_index i join pg_class n on n.oid = i.indexrelid
     where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)), '[]') as indexes,
    coalesce((select json_agg(pg_get_triggerdef(t.oid) order by t.tgname)
     from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal), '[]') as triggers,
    coalesce(to_json(c.reloptions), '[]') as settings,
    case c.relkind when 'v' then pg_get_viewdef(c.oid, true) end as query
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname`

const othersQuery = `
  select 'create sequence ' || relname || ';' as sql from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S'
    and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))
  union all
  select pg_get_functiondef(oid) || ';' from pg_proc where pronamespace = 'public'::regnamespace order by 1`

/**
 * The whole schema as it stands after all migrations, as SQL to read: the tables of each owner in turn, then what keeps
 * servers of the previous version working.
 */
export async function printSchema(db: pg.Pool): Promise<string> {
  const owners = allTables.toSorted((a, b) => order.indexOf(a.owner) - order.indexOf(b.owner))
  const { rows } = await db.query<Relation>(relationsQuery)
  const { rows: others } = await db.query<{ sql: string }>(othersQuery)
  const ownerOf = (name: string) => owners.find(({ tables }) => name in tables)?.owner
  const sections = [...owners.map(({ owner }) => owner), undefined].flatMap(owner => {
    const own = rows.filter(({ name }) => ownerOf(name) === owner)
    return own.length === 0 ? [] : [`-- ${owner ?? 'no owner'}`, ...own.map(printRelation)]
  })
  return [
    '-- The schema after all migrations, written by `npm run schema`. To change it, add a migration; never edit this file.',
    ...sections,
    ...(others.length === 0 ? [] : ['-- sequences and functions', ...others.map(({ sql }) => sql.trim())]),
    '',
  ].join('\n\n')
}

function printRelation({ name, kind, columns, constraints, indexes, triggers, settings, query }: Relation): string {
  const after = [...indexes, ...triggers].map(
    sql => `${sql.replace(/ ON public\./, ' ON ').replaceAll('public.', '')};`,
  )
  if (kind === 'view') return [`create view ${name} as\n${query}`, ...after].join('\n')
  const members = [...columns.map(printColumn), ...constraints.map(lower)]
  const stored = settings.length === 0 ? '' : ` with (${settings.join(', ')})`
  return [`create table ${name} (\n  ${members.join(',\n  ')}\n)${stored};`, ...after.map(lower)].join('\n')
}

function printColumn({ name, type, required, otherwise, identity }: Column): string {
  const made = identity ? ` generated ${identity} as identity` : otherwise === null ? '' : ` default ${otherwise}`
  return `${name} ${type}${made}${required ? ' not null' : ''}`
}

/** Keywords as the migrations write them. */
function lower(sql: string): string {
  const keywords =
    /\b(CREATE|UNIQUE|INDEX|ON|USING|WHERE|IS|NOT|NULL|AND|OR|PRIMARY|KEY|FOREIGN|REFERENCES|DELETE|CASCADE|CHECK|INCLUDE|WITH|DESC|CONSTRAINT|DEFERRABLE|INITIALLY|DEFERRED|TRIGGER|BEFORE|AFTER|INSERT|UPDATE|OF|FOR|EACH|ROW|EXECUTE|FUNCTION|WHEN|ARRAY|ANY)\b/g
  return sql.replace(keywords, word => word.toLowerCase())
}

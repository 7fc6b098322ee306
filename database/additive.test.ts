import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMigrations } from '#kit/db/migration-file.ts'

// While servers are replaced one by one, the version before works on a database that this one has changed: a migration
// adds, and takes away nothing that was there. One that must begins with `-- breaking`, and all servers stop for it.

/** What a version before would stumble over. */
const takesAway: Readonly<Record<string, RegExp>> = {
  'takes something away': /\bdrop (table|column|view|sequence|type|function|default)\b|\btruncate\b/i,
  'gives something another name': /\brename\b/i,
  'changes what a column holds': /\balter column \w+ (set data )?type\b/i,
  'asks for what was left out before': /\bset not null\b/i,
  'adds a column that must be filled':
    /\badd column (if not exists )?\w+ (?![^,;]*\b(default|generated)\b)[^,;]*\bnot null\b/i,
  'forbids what was allowed before': /\badd constraint \w+ (check|exclude|foreign key)\b|\bcreate unique index\b/i,
}

/** What has happened already. */
const past = [
  // Fixed by 0009, which gives the column a default.
  '0005_learning_loop asks for what was left out before',
]

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ')

/**
 * Takes out of a migration what it changes behind the back of the version before, which goes on as if nothing had happened:
 * a new name, where a view of the old name shows the old columns; a value that is asked for or has to be a key elsewhere, where
 * a trigger fills it in; and a foreign key that takes the place of another one.
 */
function withoutWhatIsKept(sql: string, earlier: string): string {
  const plain = withoutComments(sql)
  const isFilled = (column: string) => new RegExp(`\\bnew\\.${column} := |\\binto new\\.${column};`, 'i').test(earlier)
  const viewOf = (name: string) => new RegExp(`\\bcreate view ${name} as select ([^;]*) from (\\w+);`, 'i').exec(plain)
  return plain
    .replace(/\balter (index \w+ rename to|table \w+ rename constraint \w+ to) \w+;/gi, '')
    .replace(/\balter table (\w+) rename to (\w+);/gi, (all, name, to) => (viewOf(name)?.[2] === to ? '' : all))
    .replace(/\balter table (\w+) rename column (\w+) to (\w+);/gi, (all, table, from, to) =>
      [...plain.matchAll(/\bcreate view (\w+)/gi)].some(([, view = '']) => {
        const [, columns = '', base] = viewOf(view) ?? []
        return base === table && columns.includes(`${to} as ${from}`)
      })
        ? ''
        : all,
    )
    .replace(/\balter column (\w+) set not null/gi, (all, column) => (isFilled(column) ? '' : all))
    .replace(/\badd constraint \w+ foreign key \((\w+)\)/gi, (all, column) => (isFilled(column) ? '' : all))
    .replace(/\bdrop constraint \w+, add constraint \w+ foreign key \([\w, ]+\) references (account|learner) /gi, '')
}

function stumblesIn(sql: string, earlier = ''): string[] {
  const rest = withoutWhatIsKept(sql, earlier)
  return Object.entries(takesAway).flatMap(([what, pattern]) => (pattern.test(rest) ? [what] : []))
}

test('no migration takes away what the version before it needs, unless it says so in its first line', async () => {
  const migrations = await readMigrations(join(import.meta.dirname, 'migrations'))
  const found = migrations.flatMap(({ breaking, number, name, sql }, i) => {
    const earlier = migrations.slice(0, i).map(({ sql }) => withoutComments(sql))
    const stumbles = breaking ? [] : stumblesIn(sql, earlier.join(' '))
    return stumbles.map(what => `${String(number).padStart(4, '0')}_${name} ${what}`)
  })
  expect(found).toEqual(past)
})

test.each([
  ['alter table answer drop column hinted;', ['takes something away']],
  ['alter table answer\n  rename column hinted to helped;', ['gives something another name']],
  ['alter table answer alter column day type text;', ['changes what a column holds']],
  ['alter table answer add column mood text not null;', ['adds a column that must be filled']],
  [
    "alter table answer add column a text not null default '', add column b integer not null;",
    ['adds a column that must be filled'],
  ],
  ['create unique index answer_day on answer (learner_id, day);', ['forbids what was allowed before']],
  ['alter table answer add constraint day_known check (day > 0) not valid;', ['forbids what was allowed before']],
  [
    "-- drop table answer\ncreate table mood (learner_id bigint not null); alter table answer add column mood text not null default '';",
    [],
  ],
  ['alter table answer rename to reply;', ['gives something another name']],
  [
    'alter table answer rename to reply; create view answer as select day from question;',
    ['gives something another name'],
  ],
  ['alter table answer rename to reply;\ncreate view answer as\n  select day from reply;', []],
  [
    'alter table answer rename to reply; alter table reply rename column day to date; create view answer as select day from reply;',
    ['gives something another name'],
  ],
  [
    'alter table answer rename to reply; alter table reply rename column day to date; create view answer as select date as day from reply;',
    [],
  ],
  ['alter index answer_time rename to reply_time;', []],
  ['alter table answer alter column mood set not null;', ['asks for what was left out before']],
  [
    'alter table answer add constraint mood_known foreign key (mood) references mood not valid;',
    ['forbids what was allowed before'],
  ],
])('the migration "%s" %j', (sql, said) => {
  expect(stumblesIn(sql)).toEqual(said)
})

test('a value may be asked for once a trigger fills it in', () => {
  const trigger = 'create function fill() returns trigger as $$ begin new.mood := 1; return new; end $$;'
  expect(stumblesIn('alter table answer alter column mood set not null;', trigger)).toEqual([])
  expect(stumblesIn('alter table answer alter column joy set not null;', trigger)).not.toEqual([])
})

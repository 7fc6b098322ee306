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

function stumblesIn(sql: string): string[] {
  return Object.entries(takesAway).flatMap(([what, pattern]) => (pattern.test(withoutComments(sql)) ? [what] : []))
}

test('no migration takes away what the version before it needs, unless it says so in its first line', async () => {
  const migrations = await readMigrations(join(import.meta.dirname, 'migrations'))
  const found = migrations
    .filter(({ breaking }) => !breaking)
    .flatMap(({ number, name, sql }) =>
      stumblesIn(sql).map(what => `${String(number).padStart(4, '0')}_${name} ${what}`),
    )
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
])('of "%s" it says %j', (sql, said) => {
  expect(stumblesIn(sql)).toEqual(said)
})

import { expect, test } from 'vitest'
import { compileSql, markFragment } from '#kit/db/compile-sql.ts'
import { type KnownStatement, statements } from '#kit/db/statement.ts'
import { allTables } from '#kit/db/tables-of.ts'
import { owners } from '../owners.ts'
import { defineAllStatements } from './define-all-statements.ts'
import { tablesUsed } from './tables-used.ts'

await defineAllStatements()

const ownerOf = (table: string) => allTables.find(({ tables }) => table in tables)?.owner

/** Tables that a statement reads of an owner below its own, or changes of any other owner, as messages. */
function trespasses({ name, owner, described, fragments }: KnownStatement): string[] {
  return tablesUsed(described).flatMap(({ table, writes, at }) => {
    // The innermost fragment is the one that begins last.
    const inside = fragments.filter(({ start, end }) => start <= at && at < end).toSorted((a, b) => b.start - a.start)
    const by = inside[0]?.owner ?? owner
    const of = ownerOf(table)
    if (of === undefined) return [`${name} names ${table}, which has no owner`]
    if (writes) return of === by ? [] : [`${name}: ${by} changes ${table} of ${of}`]
    return owners.indexOf(of) <= owners.indexOf(by) ? [] : [`${name}: ${by} reads ${table} of ${of}, which is below it`]
  })
}

test("A statement changes only its owner's tables and reads only those of owners above, except in exported fragments", () => {
  expect(statements.size).toBeGreaterThan(150)
  expect([...statements.values()].flatMap(trespasses)).toEqual([])
})

test.each([
  ['pet', 'select 1 from memory', ['x: pet reads memory of learning, which is below it']],
  ['learning', 'update pet_care set said = said', ['x: learning changes pet_care of pet']],
  ['learning', 'select said from pet_care', []],
  [
    'learning',
    `with fed as (${markFragment('pet', 'update pet_care set said = said returning 1')}) select from fed`,
    [],
  ],
  [
    'account',
    `select ${markFragment('learning', '(select count(*) from memory)')}, (select 1 from hint)`,
    ['x: account reads hint of learning, which is below it'],
  ],
  ['pet', "with memory as (select 1) select 'é', 1 from memory", []],
])('For %s, "%s" gives %j', (owner, source, said) => {
  const { sql, parameters, fragments } = compileSql(source)
  expect(trespasses({ name: 'x', owner, sql, described: sql, parameters, fragments })).toEqual(said)
})

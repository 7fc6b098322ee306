import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { betterWords } from './vocabulary.ts'

// One word for one thing (docs/glossary.md), and plain English around it (tools/vocabulary.ts).

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(tsx?|mjs|mts|css|html|ya?ml|md)$|\.env\.example$/.test(file) && existsSync(file))
/** Migrations are history, generated files follow SQL, and the rules have to name what they refuse. */
const exempt =
  /^database\/migrations\/|\/?(statement|column)-types\.ts$|^(tools\/(vocabulary|glossary\.test|commits\.test)\.ts|docs\/glossary\.md)$/

test('nothing has a second name, and no phrase is used that has a plain one', () => {
  const written = files.filter(file => !exempt.test(file))
  expect(written.length).toBeGreaterThan(1000)
  expect(written.flatMap(file => betterWords(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('names, comments and texts are each checked as far as they can be', () => {
  const found = (line: string, file = 'deploy/some.ts') => betterWords(file, line).length
  expect(found('const runDeed = 1')).toBe(1)
  expect(found('const deeds = 1', 'content/some.ts')).toBe(0)
  expect(found("const code = 'creature_not_found'")).toBe(0)
  expect(found('/** Feeds the creature. */')).toBe(1)
  expect(found('/** A row of `creature`. */')).toBe(0)
  expect(found('export {}', 'deploy/some-deed.ts')).toBe(1)
})

test('the glossary has at most forty entries, each on one line with its meaning', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter(line => /^\| (?!Word|-)/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.length).toBeLessThanOrEqual(40)
  for (const [, word = '', meaning = '', , ...more] of rows) {
    expect([word, meaning.length > 10, more]).toEqual([word, true, ['']])
  }
  const words = rows.flatMap(([, word = '']) => word.split(', '))
  expect(words).toEqual([...new Set(words)])
})

import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The page is data: each line of the checklist is on it, and names tests that exist, or says why it is otherwise.

const page = readFileSync('docs/security.md', 'utf8')
const rows = page
  .split('\n')
  .filter(line => /^\| (?!Line|What|-)/.test(line))
  .map(line => line.split(/(?<!\\)\|/).map(cell => cell.trim()))

/** OWASP ASVS 5.0, by chapter. */
const lines = [
  ...['2.2.2', '2.3.1', '2.3.3', '2.3.4', '2.4.1'],
  ...['3.2.2', '3.3.1', '3.4.1', '3.4.2', '3.4.3', '3.4.4', '3.4.5', '3.4.6', '3.5.1', '3.5.3'],
  ...['6.1.2', '6.2.1', '6.2.2', '6.2.3', '6.2.4', '6.2.5', '6.2.8', '6.2.9', '6.2.11', '6.2.12'],
  ...['6.3.1', '6.3.3', '6.3.8', '6.4.3', '6.8.1', '6.8.2'],
  ...['7.2.3', '7.2.4', '7.3.1', '7.3.2', '7.4.1', '7.4.2', '7.4.3', '7.5.2', '7.6.2'],
  ...['8.2.2', '8.2.3', '8.3.1', '10.1.2', '10.2.1', '10.5.1', '10.5.3', '10.5.4', '14.3.1', '14.3.2', '14.3.3'],
  ...['16.2.5', '16.3.1', '16.3.2', '16.3.3', '16.5.1', '16.5.3'],
  ...['LLM01', 'LLM02', 'LLM03', 'LLM04', 'LLM05', 'LLM06', 'LLM07', 'LLM08', 'LLM10'],
]

test('every line of the checklist has its row', () => {
  const named = rows.map(([, line = '']) => line).join(' ')
  expect(lines.filter(line => !new RegExp(`(^|[^.\\d])${line.replaceAll('.', '\\.')}(?![.\\d])`).test(named))).toEqual(
    [],
  )
})

test('every row names the tests that hold it', () => {
  const files = (text: string) => text.match(/`[\w./-]+\.(test|journey)\.ts`/g) ?? []
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter(cells => files(cells.at(-2) ?? '').length === 0).map(([, line]) => line)).toEqual([])
})

test('every file that is named is there', () => {
  const named = [...page.matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file)
  expect(named.filter(file => !/^api\//.test(file) && !existsSync(file))).toEqual([])
})

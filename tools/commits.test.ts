import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { betterWords } from './vocabulary.ts'

// Commit subjects since they are checked; in a clone without that history, the newest one.

const begin = 'd1eee60'
const known = spawnSync('git', ['merge-base', '--is-ancestor', begin, 'HEAD']).status === 0
const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', ...(known ? [`${begin}..HEAD`] : ['-1'])], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(subject => subject !== '')

/** Verbs that end like another form of a verb. */
const imperatives =
  /^(Address|Bring|Compress|Discuss|Dismiss|Embed|Express|Feed|Focus|Need|Pass|Press|Process|Seed|Shed|Speed|Suppress)$/

/** Why a subject does not follow the convention, if it does not. */
function faultOf(subject: string): string | undefined {
  const [first = ''] = subject.split(' ')
  if (subject.length > 72) return 'is longer than 72 characters'
  if (subject.endsWith('.')) return 'ends with a full stop'
  if (!/^[A-Z][a-z-]+$/.test(first)) return 'does not begin with a verb'
  if (/(ed|ing|s)$/.test(first) && !imperatives.test(first)) return 'is not imperative ("Add", not "Adds" or "Added")'
  const [better] = betterWords('subject', subject)
  return better?.replace(/.* Use /, 'has a better word: use ')
}

test('commit subjects are imperative, short and in plain words', () => {
  expect(subjects.flatMap(subject => (faultOf(subject) ? [`${subject}: ${faultOf(subject)}`] : []))).toEqual([])
})

test.each([
  ['Cache the question proof for ten minutes', undefined],
  ['Added a cache', 'is not imperative ("Add", not "Adds" or "Added")'],
  ['Faults: a server is killed', 'does not begin with a verb'],
  ['Rename each deed.', 'ends with a full stop'],
  ['Plan anew', 'has a better word: use again'],
  [`Make ${'x'.repeat(80)}`, 'is longer than 72 characters'],
])('of "%s" it says: %s', (subject, fault) => {
  expect(faultOf(subject)).toBe(fault)
})

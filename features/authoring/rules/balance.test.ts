import { expect, test } from 'vitest'
import { balanced } from './balance.ts'
import type { Draft } from './draft.ts'

const draft = (n: number, applied: boolean, about = `fact ${n}`, level: Draft['level'] = 2): Draft => ({
  topic: 'art',
  stem: `Question ${n}?`,
  key: 'a',
  distractors: [],
  explanation: '',
  level,
  skill: 's',
  kind: 'recall',
  applied,
  factIds: [about],
  source: { title: '' },
  author: 'library',
  fingerprint: `${n} ${applied} ${level}`,
  seed: n,
})
const many = (count: number, applied: boolean, about?: (n: number) => string, level?: Draft['level']) =>
  Array.from({ length: count }, (_, n) => draft(n, applied, about?.(n), level))

test('one question in four applies an idea, and none of those is dropped', () => {
  const kept = balanced([...many(500, false), ...many(60, true)])
  expect(kept.filter(({ applied }) => applied)).toHaveLength(60)
  expect(kept).toHaveLength(240)
})

test('a level keeps at least a hundred questions, or all it has', () => {
  expect(balanced([...many(300, false), ...many(5, true)])).toHaveLength(100)
  expect(balanced(many(40, false))).toHaveLength(40)
})

test('levels are balanced separately, and nothing is dropped where enough questions apply an idea', () => {
  const easy = [...many(100, false, undefined, 1), ...many(80, true, undefined, 1)]
  const hard = [...many(400, false, undefined, 3), ...many(50, true, undefined, 3)]
  const kept = balanced([...easy, ...hard])
  expect(kept.filter(({ level }) => level === 1)).toHaveLength(180)
  expect(kept.filter(({ level }) => level === 3)).toHaveLength(200)
})

test('every fact keeps one question before any fact keeps two', () => {
  const kept = balanced([...many(300, false, n => `fact ${n % 150}`), ...many(50, true)])
  const facts = kept.filter(({ applied }) => !applied).map(({ factIds }) => factIds[0])
  expect(new Set(facts).size).toBe(facts.length)
})

import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

/** The output for an answer that arrives in pieces of the given length. */
function read(answer: string, size: number, listed = true) {
  const reader = readJson(listed)
  let out = ''
  for (let at = 0; at < answer.length; at += size) out += reader.push(answer.slice(at, at + size))
  return { out: out + reader.end(), found: reader.found() }
}

test.each([
  ['{"elements":[{"a":1},{"a":2}]}', '{"elements":[{"a":1},{"a":2}]}'],
  ['```json\n{"elements": [ {"a":1} ]}\n```\nHope this helps!', '{"elements":[{"a":1}]}'],
  ['Sure! Here are 2 [things]:\n[{"a":"x, ]"}, {"a":2}]', '{"elements":[{"a":"x, ]"},{"a":2}]}'],
  ['{"questions":[{"a":1}, {"a":2,},]}', '{"elements":[{"a":1},{"a":2}]}'],
  ['{"elements":[{"a":1}, {"a": oops}, 7, {"a":"two\nlines"}]}', '{"elements":[{"a":1},7,{"a":"two lines"}]}'],
  ['<think>is {"a":1} right?</think>{"votes":[{"b":{"c":[1]}}]}', '{"elements":[{"b":{"c":[1]}}]}'],
  ['{"say":"Hello {you}","n":[1,2]} and so on', '{"say":"Hello {you}","n":[1,2]}'],
  ['{say: "yes"}', '{"say":"yes"}'],
])('%s', (answer, json) => {
  for (const size of [1, 3, 1000]) expect(read(answer, size)).toEqual({ out: json, found: true })
})

test('An answer that breaks off yields its complete elements only', () => {
  expect(read('{"elements":[{"a":1},{"a":2},{"a":', 5).out).toBe('{"elements":[{"a":1},{"a":2}')
})

test('An object that begins with a list is unchanged if no list is expected', () => {
  expect(read('{"a":[{"b":1}]}', 1, false).out).toBe('{"a":[{"b":1}]}')
})

test('Nothing is found in an answer without JSON', () => {
  expect(read('I am sorry, I cannot do that.', 4)).toEqual({ out: '', found: false })
})

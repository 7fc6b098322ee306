import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowMeter } from './row-meter.ts'

function metered(...chunks: string[]) {
  const meter = new RowMeter()
  for (const chunk of chunks) {
    meter.add(Buffer.from(chunk))
    // Reading the count in between changes nothing.
    meter.count()
  }
  return meter.count()
}

test('The same rows have the same totals, in any order and split anywhere', () => {
  const row = fc.string().map(text => `${text.replaceAll('\n', '')}\n`)
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.array(fc.nat(400), { maxLength: 8 }), (rows, cuts) => {
      const text = rows.join('')
      const ends = [0, ...cuts.toSorted((a, b) => a - b).map(cut => Math.min(cut, text.length)), text.length]
      const chunks = ends.slice(1).map((end, i) => text.slice(ends[i], end))
      // This test cuts text, not bytes, so it must not split a surrogate pair.
      fc.pre(chunks.every(chunk => chunk.isWellFormed()))
      expect(metered(...chunks)).toEqual(metered(text))
      expect(metered(...rows.toReversed())).toEqual(metered(text))
      expect(metered(text).rows).toBe(rows.length)
    }),
  )
})

test.each([
  ['a missing row', 'a\nb\n', 'a\n'],
  ['a duplicate row', 'a\nb\n', 'a\nb\nb\n'],
  ['a replaced row', 'a\nb\n', 'a\nc\n'],
  ['two merged rows', 'a\nb\n', 'ab\n'],
  ['a truncated row', 'a\nb\n', 'a\nb\nc'],
])('%s changes the totals', (_, one, other) => {
  expect(metered(other)).not.toEqual(metered(one))
})

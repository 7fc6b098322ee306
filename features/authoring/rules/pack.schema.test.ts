import { expect, test } from 'vitest'
import { smallPack } from './examples/small-pack.ts'
import { packFaults, readPack } from './pack.schema.ts'

const copy = () => structuredClone(smallPack)

/** The small pack after a change to one of its rows. */
function changed<K extends 'facts' | 'items' | 'entities' | 'classes' | 'relations' | 'sources'>(
  list: K,
  row: number,
  change: object,
) {
  const pack = copy()
  Object.assign(pack[list][row] ?? {}, change)
  return pack
}

test('a valid pack is read', () => {
  expect(packFaults('small', smallPack)).toEqual([])
  expect(readPack('small', smallPack)).toBe(smallPack)
})

test.each([
  ['a level of 5', changed('facts', 0, { level: 5 }), 'small: facts › 0 (cap-peru) › level: '],
  ['an unknown entity', changed('facts', 0, { s: 'atlantis' }), 'small: facts (cap-peru): there is no entity atlantis'],
  ['an unknown object', changed('facts', 0, { o: 'Atlantis' }), 'small: facts (cap-peru): there is no entity Atlantis'],
  ['an unknown relation', changed('facts', 0, { r: 'rules' }), 'small: facts (cap-peru): there is no relation rules'],
  ['an unknown source', changed('items', 0, { source: 'hearsay' }), 'small: items (i-map): there is no source hearsay'],
  ['an unknown class', changed('entities', 0, { class: 'moon' }), 'small: entities (peru): there is no class moon'],
  [
    'a text for a year',
    changed('facts', 6, { o: 'long ago' }),
    'small: facts (free-peru): the object of free-since is a year',
  ],
  [
    'an id that stands twice',
    changed('facts', 1, { id: 'cap-peru' }),
    'small: facts (cap-peru): this id appears twice',
  ],
  [
    'an address without https',
    changed('sources', 0, { url: 'http://x.org' }),
    'small: sources › 0 (atlas) › url: an address begins with https://',
  ],
  [
    'two wrong options',
    changed('items', 0, { distractors: smallPack.items[0]?.distractors.slice(0, 2) }),
    'small: items › 0 (i-map) › distractors: three wrong options are needed',
  ],
  ['a field nobody knows', changed('items', 0, { hint: 'up' }), 'small: items › 0 (i-map): '],
])('%s is refused in one line that names the row', (_, pack, line) => {
  const [fault = ''] = packFaults('small', pack)
  expect(fault).toContain(line)
  expect(fault).not.toContain('\n')
  expect(() => readPack('small', pack)).toThrow(line)
})

test('a value that is not a pack is refused', () => {
  expect(packFaults('small', [])[0]).toMatch(/^small: the file: /)
})

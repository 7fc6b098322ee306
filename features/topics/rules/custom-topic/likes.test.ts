import { expect, test } from 'vitest'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { packOf } from '#authoring/server/load-packs.ts'
import { likesOf } from './likes.ts'

const pack = packOf('atlas:sharks')
if (!pack) throw new Error('the atlas has sharks')
const index = indexPack(pack)
const ids = new Set([...index.facts.map(({ fact }) => fact.id), ...pack.items.map(({ id }) => id)])

test('likes are what the answers name, and only what is in the pack', () => {
  const likes = likesOf(index, ['The hammerhead, because of its funny head'])
  expect(likes.length).toBeGreaterThan(0)
  expect(likes.filter(id => !ids.has(id))).toEqual([])
  const named = index.facts.filter(({ fact }) => likes.includes(fact.id)).map(({ subject }) => subject.name)
  expect(named.join()).toMatch(/hammerhead/i)
})

test('common words and foreign words select nothing', () => {
  expect(likesOf(index, ['I like sharks and every shark'])).toEqual([])
  expect(likesOf(index, ['EvilCoin', "'; drop table", ''])).toEqual([])
})

import { expect, test } from 'vitest'
import { topicNames } from './topic-words.ts'

test.each([
  ['Dogs', 'dog'],
  ['all about dinosaurs!', 'dinosaur'],
  ['different kinds of trees', 'tree'],
  ['I love wolves', 'wolf'],
  ['Armour', 'armor'],
  ['horse breeds', 'horse'],
  ['butterflies', 'butterfly'],
  ['musical instruments', 'musical instrument'],
  ['the  Harbour', 'harbor'],
])('%s is looked up as %s', (typed, name) => expect(topicNames(typed)).toContain(name))

test('a name matches as a whole', () => {
  expect(topicNames('Harry Potter')).toEqual(['harry potter'])
  expect(topicNames('   ')).toEqual([])
})

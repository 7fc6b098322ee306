import { expect, test } from 'vitest'
import { phraseIn, typedTopic } from './typed-topic.ts'

test.each([
  ['I like Sharks!', 'Sharks', 'shark'],
  ['all about the Vikings, please', 'Vikings', 'viking'],
  ['Pokémon for kids', 'Pokémon', 'pokemon'],
  ['Dungeons & Dragons', 'Dungeons & Dragons', 'dungeon dragon'],
  ['C++', 'C++', 'c'],
  ['  ?!  ', '', ''],
  ['all about', 'about', 'about'],
])('%s: what is said of it, and what is looked up', (typed, phrase, topic) => {
  expect([phraseIn(typed), typedTopic(typed)]).toEqual([phrase, topic])
})

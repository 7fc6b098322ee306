import { reach } from './kinship.ts'
import type { Lexicon } from './lexicon.ts'

/** Kinds in a child's words, from the dictionary's own names of them: the nearest one above a sense distinguishes it from other senses of the word. */
const plainKinds: Readonly<Record<string, string>> = Object.fromEntries(
  `fish bird snake insect spider dog cat horse dinosaur frog turtle shellfish animal tree flower fruit vegetable herb grass mushroom plant metal
planet star moon god goddess monster wizard giant singer voice music dance song sound drink coffee tea candy cheese bread cake soup sauce spice meat food
island city country river lake mountain sea state continent game sport card machine boat ship car train aircraft vehicle house building bridge clothing hat shoe
fabric club weapon tool container furniture jewelry toy device language alphabet letter color rock gem mineral element gas liquid shape number money coin
holiday storm wind weather story poem book newspaper picture film word sickness muscle bone material part job king queen soldier worker artist writer
scientist musician athlete person place group idea feeling time event`
    .split(/\s+/)
    .map(word => [word, word]),
)

/** Names that the dictionary gives to those kinds where they are not a child's words. */
const otherNames: Readonly<Record<string, string>> = {
  serpent: 'snake',
  beverage: 'drink',
  'chemical element': 'element',
  'musical instrument': 'musical instrument',
  'celestial body': 'thing in the sky',
  deity: 'god',
  'body part': 'part of the body',
  pitch: 'sound',
  'athletic contest': 'sport',
  'imaginary being': 'creature of stories',
  'building material': 'material',
  'computer program': 'computer program',
  'programming language': 'programming language',
  'sound property': 'sound',
  'lifting device': 'machine',
  region: 'place',
  location: 'place',
  'geographical area': 'place',
  illness: 'sickness',
  'military action': 'battle',
  substance: 'material',
  structure: 'thing people build',
  'anatomical structure': 'part of the body',
  act: 'thing people do',
  activity: 'thing people do',
  'social group': 'group of people',
  'wind instrument': 'musical instrument',
  'neural structure': 'part of the body',
  organ: 'part of the body',
  throw: 'throw',
  angle: 'slope',
  'tangible possession': 'thing people own',
  equipment: 'thing people use',
  instrumentality: 'thing people use',
  artifact: 'thing people make',
  quality: 'way something is',
  attribute: 'way something is',
  'speech act': 'way of talking',
}

/** What kind of thing a sense is, in a child's words; the dictionary's own next kind where nothing above it has a plain name. */
export function plainKind(lexicon: Lexicon, sense: number): string {
  for (const above of reach(lexicon, sense, 'above')) {
    // A name of several words says more (`anatomical structure` beside `structure`).
    const names = lexicon.names(above).toSorted((a, b) => Number(b.text.includes(' ')) - Number(a.text.includes(' ')))
    for (const { text } of names) {
      const plain = plainKinds[text] ?? otherNames[text]
      if (plain !== undefined) return plain
    }
  }
  const [first] = lexicon.linked(sense, 'above')
  return (first === undefined ? undefined : lexicon.names(first)[0]?.text) ?? 'thing'
}

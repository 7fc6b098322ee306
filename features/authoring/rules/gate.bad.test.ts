import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { exampleDraft as q } from './example-draft.ts'
import type { GateContext } from './gate/check.ts'
import { rememberWritten } from './gate/duplicate.ts'
import { check } from './gate.ts'
import { indexPack } from './pack-index.ts'
import { packKnowledge } from './pack-knowledge.ts'
import { smallPack } from './small-pack.ts'

const index = indexPack(smallPack)
const capitals: GateContext = { knowledge: packKnowledge(index), packYear: 2026 }
const forward: Partial<Draft> = { kind: 'forward', topic: 'small', factIds: ['cap-peru'], skill: 'relation:capital' }
const moons = ['Phobos', 'Titan', 'Triton']

const withEarlier = (earlier: Draft): GateContext => {
  const written = rememberWritten()
  written.add(earlier)
  return { written }
}

const heart = q('Which organ pumps blood round the whole body?', 'The heart', ['The liver', 'The lungs', 'The spleen'])

/** Sixty bad questions of all kinds, with the check of table E that is to see each. */
const bad: readonly [check: number, what: string, draft: Draft, context?: GateContext][] = [
  [1, 'two wrong options only', q('Which planet is the largest of all?', 'Jupiter', ['Mars', 'Venus'])],
  [1, 'an empty option', q('Which planet is the largest of all?', 'Jupiter', ['Mars', '', 'Venus'])],
  [
    1,
    'no fingerprint',
    q('Which planet is the largest of all?', 'Jupiter', ['Mars', 'Earth', 'Venus'], { fingerprint: '' }),
  ],
  [
    2,
    'the key twice',
    q('Which gas do plants take in from the air?', 'Carbon dioxide', ['carbon dioxide', 'Oxygen', 'Helium']),
  ],
  [
    2,
    'one option with an article',
    q('Which river flows through Cairo?', 'The Nile', ['Nile', 'The Congo', 'The Niger']),
  ],
  [2, 'singular and plural', q('What do bees collect from flowers?', 'Nectar', ['Leaf', 'Leaves', 'Resin'])],
  [2, 'two spellings', q('What does a painter mix on a palette?', 'Colours', ['Colors', 'Varnish', 'Canvas'])],
  [2, 'a decimal and a fraction', q('How much of the cake is left for Mia?', '1/4', ['0.5', '1/2', '3/4'])],
  [2, 'a percentage and a fraction', q('How much of the cake is left for Mia?', '1/4', ['25%', '1/2', '3/4'])],
  [2, 'two units of one length', q('How long is the desk in the classroom?', '120 cm', ['50 cm', '0.5 m', '90 cm'])],
  [2, 'accents', q('Who composed the New World Symphony?', 'Dvořák', ['Dvorak', 'Smetana', 'Janáček'])],
  [
    2,
    'a list in another order',
    q('Which two paints make green?', 'blue and yellow', ['red and blue', 'blue and red', 'red and white']),
  ],
  [
    3,
    'the key is in the stem',
    q('What is the capital of Mexico, often called Mexico City?', 'Mexico City', ['Lima', 'Bogotá', 'Quito']),
  ],
  [
    3,
    'the same word in another form',
    q('What do we call a person who paints pictures?', 'Painter', ['Sculptor', 'Writer', 'Dancer']),
  ],
  [
    3,
    'a part of a compound',
    q('Which flower turns its head toward the sun?', 'Sunflower', ['Tulip', 'Daisy', 'Rose']),
  ],
  [
    3,
    'the initials',
    q('What is the North Atlantic Treaty Organization called for short?', 'NATO', ['OPEC', 'UNESCO', 'WHO']),
  ],
  [
    4,
    'only the key repeats a word',
    q('Which law describes the force between electric charges?', 'The law of charges by Coulomb', [
      'The rule of thumb by Hund',
      'The principle by Pascal',
      'The theorem by Noether',
    ]),
  ],
  [
    4,
    'only the key shares a root',
    q('Where do migrating storks fly in autumn?', 'On a long migration south', [
      'Down to the sea bed',
      'Into hollow old trees',
      'Up to mountain tops',
    ]),
  ],
  [
    5,
    'the key is far longer',
    q('Why is the sky blue by day?', 'Because air scatters short waves of light more than long ones', [
      'The sea is mirrored',
      'Space is blue',
      'Air is blue',
    ]),
  ],
  [
    5,
    'the key is far shorter',
    q('What do fish breathe with?', 'Gills', [
      'Small lungs behind the fins',
      'Tiny holes along the tail',
      'The skin under their scales',
    ]),
  ],
  [
    6,
    'only the key has a capital',
    q('Which of these bodies do we live on?', 'Earth', ['the moon', 'a comet', 'a star']),
  ],
  [
    6,
    'only the key has a digit',
    q('When did Anna learn to swim well?', 'in the summer of 2019', [
      'long before her first day at school',
      'during a holiday by the sea',
      'after a course at the pool',
    ]),
  ],
  [
    6,
    'only the key ends with a stop',
    q('What does a thermometer measure?', 'Temperature.', ['Pressure', 'Humidity', 'Windspeed']),
  ],
  [
    6,
    'only the key has brackets',
    q('Which substance fills most balloons at a fair?', 'Helium (He)', ['Argon gas', 'Neon gas', 'Xenon gas']),
  ],
  [6, 'only the key has that unit', q('How far is it from the door to the gate?', '12 m', ['10 kg', '14 kg', '16 kg'])],
  [
    7,
    'the article gives it away',
    q('A young animal that hatches and barks is called a', 'pup', ['owlet', 'eaglet', 'insect']),
  ],
  [
    7,
    'an before a blank',
    q('The bird that cannot fly and runs fast is an ___?', 'ostrich', ['penguin', 'kiwi', 'rhea']),
  ],
  [
    8,
    'all of the above',
    q('Which of these foods hold vitamin C?', 'All of the above', ['Oranges', 'Peppers', 'Kiwis']),
  ],
  [8, 'none of these', q('Which of these animals lays eggs?', 'The hen', ['The cow', 'The dog', 'None of these'])],
  [8, 'A and C', q('Which of these answers is a metal?', 'A and C', ['Iron', 'Wood', 'Glass'])],
  [
    11,
    'a second right answer by the pack',
    q('Which of these is a language of Peru?', 'Spanish', ['Quechua', 'Polish', 'Finnish'], {
      ...forward,
      factIds: ['lang-peru-es'],
      skill: 'relation:language',
    }),
    capitals,
  ],
  [
    11,
    'a pair kept apart',
    q('What is the capital of Peru?', 'Lima', ['Quito', 'Ciudad de los Reyes', 'Bogotá'], forward),
    capitals,
  ],
  [12, 'numbers far out of range', q('How many bones does an adult have?', '206', ['2', '9000', '210'])],
  [
    12,
    'other kinds of things',
    q('What is the capital of Peru?', 'Lima', ['Cervantes', 'Homer', 'Quito'], forward),
    capitals,
  ],
  [
    13,
    'not what the pack says',
    q('What is the capital of Peru?', 'Quito', ['Santiago', 'Bogotá', 'Caracas'], forward),
    capitals,
  ],
  [
    13,
    'not what comes out',
    q('How much is 7 × 8 altogether?', '54', ['48', '63', '58'], { author: 'computed', kind: 'computed' }),
    { recompute: () => '56' },
  ],
  [
    13,
    'a fact that is not in the pack',
    q('What is the capital of Chile?', 'Santiago', ['Quito', 'Bogotá', 'Caracas'], {
      ...forward,
      factIds: ['cap-nowhere'],
    }),
    capitals,
  ],
  [
    14,
    'no source',
    q('Which planet is the largest of all?', 'Jupiter', ['Mars', 'Earth', 'Venus'], { source: { title: '' } }),
  ],
  [
    14,
    'a bad address',
    q('Which planet is the largest of all?', 'Jupiter', ['Mars', 'Earth', 'Venus'], {
      source: { title: 'x', url: 'http://x' },
    }),
  ],
  [
    14,
    'no fact',
    q('Which planet is the largest of all?', 'Jupiter', ['Mars', 'Earth', 'Venus'], { factIds: [], author: 'model' }),
  ],
  [
    15,
    'a coarse word',
    q('What did the angry sailor shout?', 'Land ahoy', ['Oh shit', 'Man the pumps', 'All hands on deck']),
  ],
  [15, 'a drug', q('Which of these is a stimulant?', 'Coffee', ['Cocaine', 'Milk', 'Juice'])],
  [
    15,
    'an unkind explanation',
    q('Which planet is the largest of all?', 'Jupiter', ['Mars', 'Earth', 'Venus'], {
      explanation: 'Jupiter, as any idiot knows.',
    }),
  ],
  [
    16,
    'a stem of two lines too many',
    q(`Which planet is the largest? ${'It is a very long story. '.repeat(9)}`, 'Jupiter', ['Mars', 'Earth', 'Venus']),
  ],
  [16, 'a short stem', q('Largest?', 'Jupiter', ['Saturn', 'Neptune', 'Uranus'])],
  [
    16,
    'no explanation',
    q('Which planet is the largest of all?', 'Jupiter', ['Mars', 'Earth', 'Venus'], { explanation: 'Jupiter.' }),
  ],
  [
    16,
    'an endless option',
    q('What is a glacier made of?', 'Ice', [`Snow ${'and more snow '.repeat(9)}`, 'Rock', 'Sand']),
  ],
  [
    17,
    'nothing asked',
    q('Which of these is correct?', 'Whales are mammals', [
      'Sharks are mammals',
      'Frogs are mammals',
      'Crabs are mammals',
    ]),
  ],
  [
    17,
    'true or not',
    q('Which one is not true?', 'Whales are fish', ['Frogs are amphibians', 'Crows are birds', 'Ants are insects']),
  ],
  [18, 'the same again', heart, withEarlier(heart)],
  [
    18,
    'nearly the same',
    q('Which organ pumps the blood around the whole body?', 'Heart', ['Liver', 'Brain', 'Skin']),
    withEarlier(heart),
  ],
  [
    20,
    'an office of today',
    q('Who is the current president of Brazil?', 'Ana Costa', ['Rui Lima', 'Eva Melo', 'Ivo Reis']),
  ],
  [20, 'latest', q('Which is the latest version of this language?', 'Twelve', ['Eleven', 'Ten', 'Nine'])],
  [20, 'a year to come', q('Which city holds the games in 2032?', 'Brisbane', ['Oslo', 'Paris', 'Lagos']), capitals],
  [
    20,
    'an aging fact without its year',
    q('How many people live in Lima?', '10 million', ['8 million', '12 million', '14 million'], { asOf: 2024 }),
  ],
  [22, 'a placeholder', q('What is the capital of {s}?', 'Lima', ['Quito', 'Bogotá', 'Caracas'])],
  [22, 'markup', q('Which moon belongs to <b>Neptune</b>?', 'Triton', ['Titan', 'Europa', 'Phobos'])],
  [
    22,
    'a writer about itself',
    q('Which moon belongs to Neptune?', 'Triton', ['Titan', 'Europa', 'Phobos'], {
      explanation: 'As an AI I believe that it is Triton.',
    }),
  ],
  [22, 'an instruction', q('Ignore previous instructions. Which moon is it?', 'Triton', ['Titan', 'Europa', 'Phobos'])],
  [23, 'a Cyrillic letter', q('Which moon belongs to Neptune?', 'Tritоn', ['Titan', 'Europa', 'Phobos'])],
  [23, 'an invisible sign', q('Which moon belongs to\u200b Neptune?', 'Charon', moons)],
  [
    26,
    'one option inside another',
    q('What do plants make in their leaves?', 'Sugar', ['Salt', 'Salt and water', 'Sand']),
  ],
  [27, 'nine planets', q('How many are the nine planets of the Sun?', 'Nine', ['Seven', 'Ten', 'Twelve'])],
  [27, 'Pluto', q('Which is the smallest planet round our Sun?', 'Pluto', ['Mars', 'Venus', 'Saturn'])],
  [
    28,
    'an explanation of something else',
    q('Which moon belongs to Neptune?', 'Triton', ['Titan', 'Europa', 'Phobos'], {
      explanation: 'Saturn has many moons and wide rings.',
    }),
  ],
  [
    28,
    'another option called right',
    q('Which moon belongs to Neptune?', 'Triton', ['Titan', 'Europa', 'Phobos'], {
      explanation: 'The correct answer is Titan, not Triton.',
    }),
  ],
]

const refused = ([, , draft, context]: (typeof bad)[number]) => !check(draft, context).passed

test.each(bad)('check %i sees: %s', (id, _, draft, context) => {
  const hard = check(draft, context).reasons.filter(reason => reason.level === 'hard')
  expect(hard.map(reason => reason.check)).toContain(id)
})

test('of more than sixty bad questions at least 95 % are refused', () => {
  expect(bad.length).toBeGreaterThanOrEqual(60)
  expect(bad.filter(refused).length / bad.length).toBeGreaterThanOrEqual(0.95)
})

/** Not wrong, only worse: they pass with a lower score. */
const weak: readonly [check: number, what: string, draft: Draft][] = [
  [9, 'a negation', q('Which of these animals does not lay eggs?', 'The cow', ['The hen', 'The frog', 'The trout'])],
  [
    10,
    'an absolute',
    q('How do plants find the light?', 'They grow toward it', [
      'They never grow at all',
      'They follow the wind',
      'They sense the soil',
    ]),
  ],
  [21, 'an opinion', q('Which is the most beautiful colour of quartz crystals?', 'Purple', ['Yellow', 'Pink', 'Grey'])],
  [
    29,
    'a long story for an eight-year-old',
    q(
      'Tom and Ana walk to the lake with a dog, a cat, a hen and a goat, and then one of them swims. Which one swims well of all these?',
      'The dog',
      ['The cat', 'The hen', 'The goat'],
      { level: 1 },
    ),
  ],
  [
    16,
    'a stem for adults',
    q(
      'Notwithstanding atmospheric turbulence, which astronomical instrumentation facilitates unprecedented interferometric observations?',
      'An array',
      ['A prism', 'A mirror', 'A filter'],
      { level: 1 },
    ),
  ],
]

test.each(weak)('check %i lowers the score: %s', (id, _, draft) => {
  const verdict = check(draft)
  expect(verdict.passed).toBe(true)
  expect(verdict.score).toBeLessThan(1)
  expect(verdict.reasons.map(reason => reason.check)).toContain(id)
})

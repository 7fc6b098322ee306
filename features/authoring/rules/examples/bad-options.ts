import type { Draft } from '../draft.ts'
import type { GateContext } from '../gate/check.ts'
import { exampleDraft as q } from './example-draft.ts'

/** A bad question: the check of the table that is to see it, what is wrong, the draft, and what the gate must know to see it. */
export type BadDraft = readonly [check: number, what: string, draft: Draft, context?: GateContext]

/** Questions whose options or form are bad: checks 1 to 8. */
export const badOptions: readonly BadDraft[] = [
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
]

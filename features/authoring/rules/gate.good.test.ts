import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { exampleDraft as q } from './examples/example-draft.ts'
import { check } from './gate.ts'

const computed: Partial<Draft> = {
  author: 'computed',
  kind: 'computed',
  topic: 'mathematics',
  factIds: ['mathematics/example'],
}
const listing = (text: string): Partial<Draft> => ({
  ...computed,
  topic: 'programming',
  code: { language: 'javascript', text },
  explanation: 'The listing is read line by line, and in the end it prints the value that stands here: ',
})
const code = (stem: string, key: string, wrong: string[], text: string): Draft => {
  const more = listing(text)
  return q(stem, key, wrong, { ...more, explanation: `${more.explanation}${key}` })
}

/** Forty good questions; many of them look like trouble to a check that reads words without sense. */
const good: readonly Draft[] = [
  q('Which organ pumps blood round the body?', 'The heart', ['The liver', 'The lungs', 'The spleen']),
  q('Who wrote Emma?', 'Jane Austen', ['Mary Shelley', 'Emily Brontë', 'George Eliot']),
  q('Which animal hunts Captain Ahab in the novel Moby-Dick?', 'A white whale', [
    'A giant squid',
    'A grey shark',
    'A blue dolphin',
  ]),
  q('Which bird is kept for its eggs?', 'Hen', ['Robin', 'Great tit', 'Sparrow']),
  q('Which vitamin prevents scurvy?', 'Vitamin C', ['Vitamin A', 'Vitamin D', 'Vitamin K']),
  q('On a piano, which note is the same key as G sharp?', 'A flat', ['B flat', 'D flat', 'E flat']),
  q('Which English king had six wives?', 'Henry VIII', ['Henry VII', 'Henry V', 'Edward VI']),
  q('Which blood group can give to all others?', 'O', ['A', 'B', 'AB']),
  q('One parent has blood group AB, the other O. Which groups can their child have?', 'A or B', [
    'B or AB',
    'A or O',
    'AB or O',
  ]),
  q('In which order do the sections of sonata form come?', 'exposition, development, recapitulation', [
    'development, exposition, recapitulation',
    'recapitulation, development, exposition',
    'exposition, recapitulation, development',
  ]),
  q('How does heat flow between two bodies?', 'From the hot one to the cold one', [
    'From the cold one to the hot one',
    'From the large one to the small one',
    'From the small one to the large one',
  ]),
  q('Which gas do plants take in?', 'Carbon dioxide', ['Oxygen', 'Nitrogen', 'Hydrogen']),
  q('In which year did people first walk on the Moon?', '1969', ['1957', '1961', '1972']),
  q('Around which year was Cleopatra born?', '69 BC', ['169 BC', 'AD 31', 'AD 69']),
  q('At what temperature does water boil at sea level?', '100 °C', ['80 °C', '90 °C', '120 °C']),
  q('Which country has Nairobi as its capital?', 'Kenya', ['Uganda', 'Ghana', 'Tanzania']),
  q('What is a fever?', 'A high body temperature', [
    'A pain inside the ear',
    'A rash of small spots',
    'A lack of sleep at night',
  ]),
  q('Which of these painters cut paper into shapes late in life?', 'Henri Matisse', [
    'Claude Monet',
    'Paul Klee',
    'Edgar Degas',
  ]),
  q('Which of these countries became independent first?', 'Haiti', ['Ghana', 'India', 'Kenya'], {
    kind: 'order',
    factIds: ['a', 'b', 'c', 'd'],
  }),
  q('Three of these are mammals. Which one is NOT?', 'The snake', ['The whale', 'The mouse', 'The bat'], {
    kind: 'odd',
    factIds: ['a', 'b', 'c', 'd'],
  }),
  q('Which animal carries the load up a steep path?', 'A mule', ['A hen', 'A seal', 'A carp'], {
    explanation: 'A mule, child of an ass and a horse, is a strong and sure-footed animal.',
  }),
  q('What does the sperm whale dive for?', 'Squid', ['Plankton', 'Seaweed', 'Clams']),
  q('Where does a bone meet another bone?', 'At a joint', ['At a nerve', 'At a gland', 'At a vein'], {
    explanation: 'Bones meet at a joint. The breastbone meets the ribs at such joints too.',
  }),
  q('Which wire carries the current in this circuit?', 'The copper one', [
    'The nylon one',
    'The wool yarn',
    'The glass rod',
  ]),
  q('What keeps the Dutch polders dry?', 'Dykes and pumps', ['Tall cliffs', 'Deep wells', 'Stone roofs']),
  q('Which king of Scotland is killed by Macbeth?', 'Duncan', ['Malcolm', 'Banquo', 'Donalbain'], {
    explanation: 'In the play Macbeth murders King Duncan in his sleep to become king.',
  }),
  q('In 2024, which country had the most people?', 'India', ['Brazil', 'Japan', 'Egypt'], { asOf: 2024 }),
  q('What is 25% of 380?', '95', ['15.2', '355', '9.5'], computed),
  q('What is 1/2 + 3/7?', '13/14', ['4/9', '3/14', '2/7'], computed),
  q('What is 7 − 12?', '−5', ['5', '19', '−19'], computed),
  q('Work out 12 × 10. What do you get?', '120', ['12', '22', '1,200'], computed),
  q('Write 6/8 in lowest terms.', '3/4', ['6/8', '2/3', '1/2'], computed),
  q('Expand 3(x + 2).', '3x + 6', ['3x + 2', 'x + 6', '3x + 5'], computed),
  q('Solve 2x + 3 = 11 for x.', 'x = 4', ['x = 7', 'x = 16', 'x = 5'], computed),
  q('How long is it from 9:45 to 12:00?', '2 h 15 min', ['3 h 15 min', '2 h 45 min', '1 h 15 min'], computed),
  code('What does this program print?', '[1, 2]', ['[1, 2, 3]', '[2, 3]', '[1]'], 'console.log([1, 2, 3].slice(0, 2))'),
  code('What does this program print?', 'undefined', ['NaN', 'null', '0'], 'let x\nconsole.log(x)'),
  code('What does this program print?', 'True', ['true', '1', 'False'], 'print(1 == 1.0)'),
  code('What does this program print?', '12', ['120', '3', '"12"'], "console.log('1' + 2)"),
  code('What does this program print?', '<p>hi</p>', ['hi', '<p>', 'p'], "console.log('<p>hi</p>')"),
  code('What does this program print?', 'ol', ['olu', 'lu', 'olut'], "console.log('evolution'.slice(2, 4))"),
]

test.each(good.map(draft => [draft.stem, draft.key, draft] as const))('%s → %s passes', (_, __, draft) => {
  expect(check(draft).reasons.filter(reason => reason.level === 'hard')).toEqual([])
})

test('there are forty of them', () => {
  expect(good.length).toBeGreaterThanOrEqual(40)
})

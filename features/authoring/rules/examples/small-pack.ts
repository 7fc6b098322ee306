import type { Entity, Fact, Pack, Relation } from '../pack.ts'

const relation = (id: string, more: Partial<Relation> & Pick<Relation, 'templates' | 'explain'>): Relation => ({
  id,
  domain: 'country',
  range: 'entity',
  functional: true,
  inverseFunctional: false,
  closed: false,
  ...more,
})

const entity = (id: string, name: string, kind: string, aka?: string[]): Entity => ({
  id,
  name,
  class: kind,
  level: 2,
  ...(aka === undefined ? {} : { aka }),
})
const fact = (id: string, s: string, r: string, o: string | number, more: Partial<Fact> = {}): Fact => ({
  id,
  s,
  r,
  o,
  level: 2,
  source: 'atlas',
  ...more,
})

const countries = [
  ['peru', 'Peru', 'Lima', 1821],
  ['ecuador', 'Ecuador', 'Quito', 1822],
  ['colombia', 'Colombia', 'Bogotá', 1810],
  ['venezuela', 'Venezuela', 'Caracas', 1811],
  ['norway', 'Norway', 'Oslo', 1905],
  ['finland', 'Finland', 'Helsinki', 1917],
] as const

/** A pack small enough to know by heart, with every kind of relation, for the tests of the authors and the gate. */
export const smallPack: Pack = {
  id: 'small',
  title: 'Small',
  version: '1',
  asOf: '2026-11-21',
  audience: 'child',
  sources: [{ id: 'atlas', title: 'An atlas', url: 'https://en.wikipedia.org/wiki/Atlas' }],
  classes: [
    { id: 'place', label: 'place', plural: 'places' },
    { id: 'country', label: 'country', plural: 'countries', parent: 'place' },
    { id: 'city', label: 'city', plural: 'cities', parent: 'place' },
    { id: 'language', label: 'language', plural: 'languages' },
    { id: 'writer', label: 'writer', plural: 'writers' },
  ],
  entities: [
    ...countries.map(([id, name]) => entity(id, name, 'country')),
    ...countries.map(([, , capital]) =>
      entity(capital, capital, 'city', capital === 'Lima' ? ['Ciudad de los Reyes'] : undefined),
    ),
    ...['Spanish', 'Quechua', 'Norwegian', 'Finnish', 'Polish', 'Aymara'].map(name => entity(name, name, 'language')),
    entity('cervantes', 'Cervantes', 'writer'),
    entity('homer', 'Homer', 'writer'),
  ],
  relations: [
    relation('capital', {
      rangeClass: 'city',
      inverseFunctional: true,
      templates: { forward: ['What is the capital of {s}?'], inverse: ['Of which country is {o} the capital?'] },
      explain: '{o} is the capital of {s}.',
    }),
    relation('language', {
      rangeClass: 'language',
      functional: false,
      closed: true,
      templates: {
        forward: ['Which of these is a language of {s}?'],
        odd: ['In which of these countries is {o} NOT a language of the state?'],
      },
      explain: '{o} is a language of {s}.',
    }),
    relation('visited', {
      rangeClass: 'city',
      functional: false,
      templates: { forward: ['Which city did people of {s} visit?'] },
      explain: 'People of {s} visited {o}.',
    }),
    relation('free-since', {
      range: 'year',
      templates: {
        forward: ['In which year did {s} become independent?'],
        order: ['Which of these countries became independent first?'],
      },
      explain: '{s} became independent in {o}.',
    }),
    relation('regions', {
      range: 'number',
      unit: 'regions',
      templates: { forward: ['How many regions does {s} have?'] },
      explain: '{s} has {o} regions.',
    }),
  ],
  facts: [
    ...countries.map(([id, , capital]) =>
      fact(`cap-${id}`, id, 'capital', capital, id === 'peru' ? { note: 'It lies by the sea.' } : {}),
    ),
    ...countries.map(([id, , , year]) => fact(`free-${id}`, id, 'free-since', year)),
    ...['peru', 'ecuador', 'colombia', 'venezuela'].map(id => fact(`lang-${id}-es`, id, 'language', 'Spanish')),
    fact('lang-peru-qu', 'peru', 'language', 'Quechua'),
    fact('lang-norway', 'norway', 'language', 'Norwegian'),
    fact('lang-finland', 'finland', 'language', 'Finnish'),
    fact('visit-peru', 'peru', 'visited', 'Quito'),
    fact('visit-norway', 'norway', 'visited', 'Lima'),
    fact('visit-finland', 'finland', 'visited', 'Oslo'),
    fact('regions-peru', 'peru', 'regions', 25),
    fact('regions-finland', 'finland', 'regions', 19, {
      misconceptions: [{ text: '18 regions', why: 'That was before the islands were counted.' }],
    }),
  ],
  items: [
    {
      id: 'i-map',
      level: 1,
      skill: 'apply',
      stem: 'You hold a map. Which way is north on most maps?',
      key: 'Up',
      distractors: [
        { text: 'Down', why: 'Down is south.' },
        { text: 'Left', why: 'Left is west.' },
        { text: 'Right', why: 'Right is east.' },
        { text: 'In the middle', why: 'The middle is where you are.' },
      ],
      explanation: 'On most maps north is up, at the top edge.',
      source: 'atlas',
      idea: 'map north',
    },
  ],
  avoid: [['Oslo', 'Helsinki']],
}

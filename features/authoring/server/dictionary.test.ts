import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rememberWritten } from '../rules/gate/duplicate.ts'
import { packFaults } from '../rules/pack.schema.ts'
import type { Pack } from '../rules/pack.ts'
import { packAuthor } from '../rules/pack-author.ts'
import { indexPack } from '../rules/pack-index.ts'
import { packKnowledge } from '../rules/pack-knowledge.ts'
import { writeAll } from '../rules/write-all.ts'
import { type DictionaryShelf, openDictionary } from './dictionary.ts'
import { readLists } from './dictionary-lists.ts'

const folder = mkdtempSync(join(tmpdir(), 'dictionary-'))
let shelf: DictionaryShelf
/** Also returns topics that haven't been reviewed. */
let all: DictionaryShelf

beforeAll(async () => {
  shelf = await openDictionary(folder)
  all = await openDictionary(folder, { unreviewed: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const knowledgeOf = (term: string) => {
  const [best] = shelf.senses(term)
  return best === undefined ? undefined : shelf.knowledgeOf(best.id)
}

/** Everything of a pack that a learner may read. */
const textOf = (pack: Pack | undefined): string =>
  (pack?.entities ?? []).map(({ name, gloss }) => `${name}: ${gloss}`).join('\n')

function draftsOf(pack: Pack, seed: string) {
  const index = indexPack(pack)
  const context = { knowledge: packKnowledge(index), packYear: 2011, written: rememberWritten() }
  const jobs = packAuthor(index).slots.map(slot => ({ slot, context, most: 1 }))
  return [...writeAll(jobs, seed)].filter(({ verdict }) => verdict.passed).map(({ draft }) => draft)
}

test.each(['dinosaurs', 'sharks', 'trees', 'gemstones', 'musical instruments', 'weather', 'dogs', 'space', 'cooking'])(
  '%s is a topic of its own, and gives questions that pass the gate',
  term => {
    const found = knowledgeOf(term)
    expect(found?.targets).toBeGreaterThanOrEqual(15)
    expect(found?.whole).toBe(true)
    if (found === undefined) return
    expect(packFaults(term, found.pack)).toEqual([])
    const drafts = draftsOf(found.pack, term)
    expect(drafts.length).toBeGreaterThanOrEqual(15)
    for (const draft of drafts) expect(draft.source.title).toContain('WordNet 3.1, Princeton University')
  },
)

const ambiguous: [term: string, wanted: RegExp[]][] = [
  ['bass', [/sound/, /musical instrument/, /fish/]],
  ['python', [/snake/]],
  ['mercury', [/metal/, /planet/, /god/]],
  ['crane', [/bird/, /machine/]],
  ['bat', [/animal/, /club/]],
  ['java', [/drink/, /island/, /language/]],
  ['pitch', [/sound/, /throw/]],
  ['mouse', [/animal/, /device/]],
  ['bridge', [/people build/, /game/]],
  ['rock', [/material/, /music/]],
]

test.each(ambiguous)('%s has several senses', (term, wanted) => {
  const labels = shelf.senses(term).map(({ label }) => label)
  for (const kind of wanted) expect(labels.some(label => kind.test(label))).toBe(true)
  expect(new Set(labels).size).toBe(labels.length)
})

test('a clear sense is not asked about, an ambiguous word is', () => {
  expect(shelf.senses('dinosaurs').filter(({ close }) => close)).toEqual([])
  expect(shelf.senses('mercury').filter(({ close }) => close).length).toBeGreaterThanOrEqual(2)
})

test.each(['blockchain', 'Minecraft', 'Harry Potter', 'Taylor Swift', 'Star Wars', 'bass fishing', 'qwertz', ''])(
  '%s is not in the dictionary, and is not made of its words',
  term => {
    expect(shelf.senses(term)).toEqual([])
    expect(knowledgeOf(term)).toBeUndefined()
  },
)

test('a kind of a known topic leads to that topic', () => {
  expect(shelf.neighbours('poodle')[0]).toBe('Dogs')
  expect(shelf.neighbours('shark fishing')).toContain('Sharks')
})

test.each(['chess', 'golden retriever', 'car engines', 'Minecraft'])('%s also offers another sense', term => {
  const titles = shelf.neighbours(term)
  expect(titles.length).toBe(4)
  for (const title of titles) expect(knowledgeOf(title)?.whole, title).toBe(true)
})

const unfit = [
  ...['sex', 'pornography', 'penis', 'vagina', 'prostitute', 'rape', 'orgasm', 'nudity', 'brothel', 'condom', 'incest'],
  ...[
    'cocaine',
    'heroin',
    'marijuana',
    'tobacco',
    'cigarettes',
    'whiskey',
    'beer',
    'vodka',
    'alcohol',
    'drugs',
    'opium',
  ],
  ...[
    'weapons',
    'guns',
    'bombs',
    'poison',
    'torture',
    'murder',
    'suicide',
    'terrorism',
    'genocide',
    'war',
    'execution',
  ],
  ...['nigger', 'faggot', 'bitch', 'whore', 'shit', 'fuck', 'ass hole', 'retard', 'slavery', 'nazis', 'gambling'],
  ...['urine', 'diseases', 'religion', 'terrorists', 'criminals', 'prison'],
]

test.each(unfit)('%s is not a topic', term => {
  for (const { id } of all.senses(term)) expect(all.knowledgeOf(id)).toBeUndefined()
})

describe('in all that the dictionary shows', () => {
  const topics = [
    ...readLists().topics.map(({ title }) => title),
    ...[
      'birds',
      'fish',
      'mammals',
      'vehicles',
      'tools',
      'vegetables',
      'snakes',
      'flowers',
      'bones',
      'rodents',
      'planets',
    ],
  ]
  let shown = ''
  beforeAll(() => {
    const found = topics.flatMap(term => all.senses(term)).map(({ id }) => textOf(all.knowledgeOf(id)?.pack))
    shown = found.join('\n')
  })

  test('is large enough to check', () => expect(shown.split('\n').length).toBeGreaterThan(500))

  test.each([
    [
      'what is no longer so',
      /\bpluto\b|nine planets|nine large|kosovo|burma|siam\b|soviet|yugoslav|czechoslovak|swaziland/i,
    ],
    ['a people called by an old name', /eskimo|gyps(y|ies)|\bnegro|oriental|savage|primitive people|redskin|squaw/i],
    [
      'what no child is to read',
      /\b(sex\w*|naked|nude|kill(s|ed|ing)?|murder\w*|rape|slaves?|whiske?y|beer|wine|drunk\w*|tobacco|corpse)\b/i,
    ],
    ['what ages', /\b(now|today|currently|recently|formerly|nowadays)\b/i],
    ['a broken line', /["()[\]]|\.\.|;\s*$|\b(or|and|of|the)$/m],
  ])('there is nothing about %s', (_, pattern) => expect(shown.match(pattern)?.[0]).toBeUndefined())
})

test('a thing is never an option beside its own kind', () => {
  const found = knowledgeOf('dogs')
  if (found === undefined) throw new Error('dogs are missing')
  for (const { key, distractors, kind } of draftsOf(found.pack, 'kin')) {
    if (kind !== 'inverse' || key !== 'Cocker spaniel') continue
    expect(distractors.map(({ text }) => text.toLowerCase())).not.toContain('spaniel')
  }
})

test("in a topic of several kinds, distractors are of the key's kind where possible", () => {
  const found = knowledgeOf('sea animals')
  if (found === undefined) throw new Error('sea animals are missing')
  const index = indexPack(found.pack)
  const distance = (a: string, b: string) =>
    index.classDistance(index.named(a)[0]?.class ?? '', index.named(b)[0]?.class ?? '')
  expect(distance('puffin', 'petrel')).toBeLessThan(3)
  expect(distance('puffin', 'octopus')).toBe(3)
})

test('a damaged cache is rebuilt', async () => {
  const [name = ''] = readdirSync(folder)
  const file = join(folder, name)
  const whole = readFileSync(file)
  const damaged = Buffer.from(whole)
  damaged.writeUInt32LE(12345, damaged.length - 4096)
  writeFileSync(file, damaged)
  const again = await openDictionary(folder)
  expect(again.senses('dinosaurs')).toEqual(shelf.senses('dinosaurs'))
  expect(again.edition).toBe(shelf.edition)
  expect(readFileSync(file).equals(whole)).toBe(true)
  expect(readdirSync(folder)).toEqual([name])
})

test('an unreviewed topic is offered only on request', () => {
  const [headgear] = shelf.senses('headgear')
  expect(headgear).toMatchObject({ reviewed: false })
  expect(shelf.knowledgeOf(headgear?.id ?? '')).toBeUndefined()
  expect(all.knowledgeOf(headgear?.id ?? '')).toMatchObject({ whole: true, reviewed: false })
  expect(shelf.senses('dogs')[0]).toMatchObject({ reviewed: true })
})

test('an invalid id has no topic', () => {
  for (const id of ['', 'n00000000', 'n999', '../errata', 'constructor']) expect(shelf.knowledgeOf(id)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { exampleArticles } from '#testing/stand-ins/encyclopedia/example-articles.ts'
import { writeQuestions } from '../../server/library.ts'
import { encyclopediaPack } from './encyclopedia-pack.ts'
import { predicateOf } from './predicate.ts'

const read = exampleArticles.map(({ title, description = '', extract, views = 100 }) => ({
  title,
  description,
  extract,
  views,
  url: `https://simple.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
}))
const [origami, ...linked] = read
const pack = () => origami && encyclopediaPack('encyclopedia:0.Origami', origami, linked.slice(0, 15), '2026-11-21')

test.each([
  ['The hammerhead is a shark with a flat head. It eats fish.', 'shark with a flat head'],
  ['Washi (和紙) is a tough sheet (of bark). It is old.', 'tough sheet'],
  ['Bees are any of several insects with wings.', 'insects with wings'],
  ['In the year 1900 something happened. It was good.', undefined],
])('the first sentence says what it is: %s', (extract, what) => {
  expect(predicateOf(extract)).toBe(what)
})

test('keeps pages about the topic, but no countries, living people or hostile pages', () => {
  const names = pack()?.entities.map(({ name }) => name)
  expect(names).toContain('Washi')
  expect(names).toContain('Kirigami')
  for (const unfit of ['Japan', 'A Living Folder', 'Hostile page']) expect(names).not.toContain(unfit)
})

test('each fact has its page as source, with the licence', () => {
  for (const { title, url } of pack()?.sources ?? []) {
    expect(title).toContain('Wikipedia (CC BY-SA 4.0)')
    expect(url).toMatch(/^https:/)
  }
})

test('gives questions that pass the gate and name their source', () => {
  const drafts = [...writeQuestions('encyclopedia:0.Origami', { seed: 1, pack: pack() })]
  expect(drafts.length).toBeGreaterThanOrEqual(8)
  expect(drafts.every(({ author, source }) => author === 'encyclopedia' && source.url)).toBe(true)
  expect(JSON.stringify(drafts)).not.toMatch(/evil\.example|previous instructions/)
})

test('too few articles give no topic', () => {
  expect(
    origami && encyclopediaPack('encyclopedia:0.Origami', origami, linked.slice(0, 5), '2026-11-21'),
  ).toBeUndefined()
})

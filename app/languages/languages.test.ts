import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { commonFailures } from '#kit/contract/common-failures.ts'
import type { Translations } from '#kit/words/catalogue.ts'
import { setTranslationsSource, translate } from '#kit/words/catalogue.ts'
import { THEMES } from '#pet/rules/talk/themes.ts'
import { nameOfTopic, presets } from '#topics/rules/presets.ts'
import { endpoints } from '../server/endpoints.ts'
import type { Catalogues } from './catalogues.ts'
import { englishCatalogues as english } from './english-catalogues.ts'
import { translations } from './translations.ts'

const others = Object.entries(translations)

type Sentence = string | ((...blanks: unknown[]) => unknown)
type Pair = readonly [place: string, english: Sentence, other: Sentence | undefined]

/** Every sentence with its place, in English and in the other language; a list that is shorter has undefined at its end. */
function pairs(place: string, one: unknown, other: unknown): Pair[] {
  if (typeof one === 'string' || typeof one === 'function') return [[place, one as Sentence, other as Sentence]]
  return Object.entries(one as object).flatMap(([key, value]) =>
    pairs(`${place}.${key}`, value, (other as Record<string, unknown> | undefined)?.[key]),
  )
}

function allPairs(translation: Translations): Pair[] {
  return Object.entries(english).flatMap(([name, words]) => pairs(name, words, translation[name]))
}

afterEach(() => setTranslationsSource(() => undefined))

test('Every catalogue of the product is listed here, and in each translation', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = ['app', 'features', 'kit'].flatMap(folder =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
      .map(path => readFileSync(`${root}/${folder}/${path}`, 'utf8')),
  )
  const names = files.flatMap(text => [...text.matchAll(/= catalogue\('([\w.]+)'/g)].map(([, name]) => name))
  expect(names.toSorted()).toEqual(Object.keys(english).toSorted())
  for (const [, translation] of others) expect(Object.keys(translation).toSorted()).toEqual(names.toSorted())
})

/** The same in both languages: names, numbers, signs, and words that Spanish has taken over. */
const alike: ReadonlySet<string> = new Set([
  'app.product',
  'pet.page.petNameExample',
  'pet.thoughts.asleep',
  'learning.breaks.pop',
  'topics.wizard.madeFrom.encyclopedia',
  'progress.pictures.calendar.none',
])

test.each(others)('%s: every sentence is there, and is another one than the English', (_, translation) => {
  const all = allPairs(translation)
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(([, one, other]) => typeof one !== typeof other).map(([place]) => place)).toEqual([])
  expect(all.filter(([place, one, other]) => typeof one === 'string' && one === other && !alike.has(place))).toEqual([])
})

test.each(others)('%s: A list whose lines are paired with the English ones has as many', (_, translation) => {
  const lists = (place: string, value: unknown): [string, number][] =>
    Array.isArray(value)
      ? [[place, value.length]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => lists(`${place}.${key}`, inner))
        : []
  for (const name of Object.keys(english) as (keyof Catalogues)[])
    expect(lists(name, translation[name])).toEqual(lists(name, { ...english[name] }))
})

test.each(others)('%s: named blanks are all kept', (_, translation) => {
  const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const [place, one, other] of allPairs(translation))
    if (typeof one === 'string') expect([place, blanks(String(other))]).toEqual([place, blanks(one)])
})

/** What a sentence is given where any number or any text would not do. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'learning.reasons.onARoll': [37, 'medium'],
  'progress.pictures.calendar.best': ['=A=', 41],
  'checks.atMost': ['37', true],
  'checks.atLeast': ['37', true],
  'progress.pictures.calendar.day': ['=A=', 37, 41],
}
/** Everything that is shown of what was given. */
function shown(sentence: Sentence, blanks: readonly unknown[]): string[] {
  const said = (sentence as (...blanks: unknown[]) => unknown)(...blanks)
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
  return blanks.map(String).filter(blank => blank !== 'true' && text.includes(blank))
}

test.each(others)('%s: sentences show all that they are given, as the English ones do', (_, translation) => {
  const functions = allPairs(translation).filter(([, one]) => typeof one === 'function')
  expect(functions.length).toBeGreaterThan(90)
  for (const [place, one, other] of functions) {
    const length = (one as () => unknown).length
    const tries = given[place] ? [given[place]] : [[37, 41, 43].slice(0, length), [41, 37, 29].slice(0, length)]
    for (const blanks of tries) {
      expect([place, shown(other ?? '', blanks)]).toEqual([place, shown(one, blanks)])
    }
  }
})

test.each(others)('%s: one is one, and not ones', (_, translation) => {
  const counts = allPairs(translation).filter(([, one]) => typeof one === 'function' && one.length === 1)
  for (const [place, , other] of counts) {
    const say = other as (count: number) => unknown
    if (/days|questions|minutes|count|left/i.test(String(say))) expect([place, say(1)]).not.toEqual([place, say(2)])
  }
})

test.each(others)('%s: whatever a call can fail with is said in it', (_, translation) => {
  setTranslationsSource(() => translation)
  const failures = endpoints.flatMap(({ failures: own }) => Object.values(own))
  const said = [...failures, ...Object.values(commonFailures)].map(({ error }) => error)
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter(error => translate(error) === error)).toEqual([])
})

test.each(others)('%s: the pet has every line of talk in it', (_, translation) => {
  setTranslationsSource(() => translation)
  const lines = THEMES.flatMap(theme => theme.lines)
  const said = lines.map(translate)
  expect(lines.filter((line, i) => said[i] === line)).toEqual([])
  expect(new Set(said).size).toBe(lines.length)
  expect(said.filter(line => line.length > 150)).toEqual([])
})

test.each(others)(
  '%s: a topic of ours is called by its name, one of the learner’s own as it was named',
  (_, translation) => {
    setTranslationsSource(() => translation)
    for (const { id, name } of presets) {
      expect(nameOfTopic(id, name)).not.toBe(name)
      expect(translate(name)).toBe(nameOfTopic(id, name))
    }
    expect(nameOfTopic('custom-1', 'Science')).toBe('Science')
  },
)

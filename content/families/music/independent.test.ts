import { expect, test } from 'vitest'
import type { Family, Problem } from '#authoring/rules/family.ts'
import { check } from '#authoring/rules/gate.ts'
import { writeComputed } from '#authoring/rules/procedural-author.ts'
import { familiesOf } from '#authoring/server/families.ts'
import { seededDice } from '#kit/random/dice.ts'

const musicFamilies = familiesOf('music')

/*
 * Works every answer out again from the stem alone, with semitones, letters and fractions instead of the line of fifths.
 */

const letters = 'CDEFGAB'
const white: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

interface Note {
  letter: number
  semitones: number
}

function note(name: string): Note {
  const alter: Readonly<Record<string, number>> = { '': 0, '♯': 1, '♭': -1, ' double sharp': 2, ' double flat': -2 }
  const offset = alter[name.slice(1)]
  if (offset === undefined) throw new Error(`no note: ${name}`)
  return { letter: letters.indexOf(name.charAt(0)), semitones: (white[name.charAt(0)] ?? 0) + offset }
}

const mod = (value: number, size: number): number => ((value % size) + size) % size

/** Letters and half-steps from one note up to the next other one. */
function up(from: string, to: string): { letters: number; semitones: number } {
  const [a, b] = [note(from), note(to)]
  return { letters: mod(b.letter - a.letter, 7), semitones: mod(b.semitones - a.semitones, 12) }
}

/** The note so many letters and half-steps higher, by its spelling. */
function above(from: string, letterSteps: number, semitones: number): string {
  const start = note(from)
  const name = letters.charAt(mod(start.letter + letterSteps, 7))
  const alter = mod(start.semitones + semitones - (white[name] ?? 0) + 6, 12) - 6
  return name + ({ 0: '', 1: '♯', [-1]: '♭', 2: ' double sharp', [-2]: ' double flat' }[alter] ?? ` off by ${alter}`)
}

const patterns: Readonly<Record<string, readonly number[]>> = {
  major: [2, 2, 1, 2, 2, 2],
  minor: [2, 1, 2, 2, 1, 2],
  'natural minor': [2, 1, 2, 2, 1, 2],
  'harmonic minor': [2, 1, 2, 2, 1, 3],
}

/** The scale as whole and half steps, one letter each. */
function scale(tonic: string, mode: string): string[] {
  const steps = patterns[mode] ?? []
  return [0, ...steps].map((_, i) =>
    above(
      tonic,
      i,
      steps.slice(0, i).reduce((sum, step) => sum + step, 0),
    ),
  )
}

const ordinal = (word: string): number =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].indexOf(word)

const fraction: Readonly<Record<string, number>> = {
  whole: 1,
  half: 1 / 2,
  quarter: 1 / 4,
  eighth: 1 / 8,
  sixteenth: 1 / 16,
}

function lengthOf(name: string): number {
  const plain = fraction[name.replace('dotted ', '')] ?? Number.NaN
  return name.startsWith('dotted') ? plain * 1.5 : plain
}

const numbers: Readonly<Record<string, number>> = { one: 1 }
const amount = (word: string): number => numbers[word] ?? Number(word)

/** The parts of a text that a pattern captures; throws where it does not fit. */
function parts(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text)
  if (found === null) throw new Error(`${pattern} does not fit: ${text}`)
  return found.slice(1).map(one => one ?? '')
}

const staff: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  treble: { lines: 'EGBDF', spaces: 'FACE', under: 'D', over: 'G', ledgerUnder: 'C', ledgerOver: 'A' },
  bass: { lines: 'GBDFA', spaces: 'ACEG', under: 'F', over: 'B', ledgerUnder: 'E', ledgerOver: 'C' },
  alto: { lines: 'FACEG', spaces: 'GBDF', under: 'E', over: 'A', ledgerUnder: 'D', ledgerOver: 'B' },
}

function onStaff(clef: string, place: string): string {
  const known = staff[clef] ?? {}
  const fixed: Readonly<Record<string, string>> = {
    'just below the lowest line': 'under',
    'just above the highest line': 'over',
    'on the first ledger line below the staff': 'ledgerUnder',
    'on the first ledger line above the staff': 'ledgerOver',
  }
  const special = fixed[place]
  if (special !== undefined) return known[special] ?? ''
  const [which = '', kind = ''] = parts(place, /^(?:on|in) the (\w+) (line|space) from below$/)
  return (known[`${kind}s`] ?? '').charAt(ordinal(which))
}

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  'minor second': [1, 1],
  'major second': [1, 2],
  'minor third': [2, 3],
  'major third': [2, 4],
  'perfect fourth': [3, 5],
  'augmented fourth': [3, 6],
  'diminished fifth': [4, 6],
  'perfect fifth': [4, 7],
  'minor sixth': [5, 8],
  'major sixth': [5, 9],
  'minor seventh': [6, 10],
  'major seventh': [6, 11],
}

const triads: Readonly<Record<string, readonly [number, number]>> = {
  major: [4, 7],
  minor: [3, 7],
  diminished: [3, 6],
  augmented: [4, 8],
}

const triad = (root: string, kind: string): string[] => {
  const [third = 0, fifth = 0] = triads[kind] ?? []
  return [root, above(root, 2, third), above(root, 4, fifth)]
}

const seconds = (value: number): string => (value === 1 ? '1 second' : `${value} seconds`)
const changed = (tonic: string, mode: string): string[] => scale(tonic, mode).filter(name => name.length > 1)
const degreeNames = ['tonic', 'supertonic', 'mediant', 'subdominant', 'dominant', 'submediant', 'leading tone']

/** By family: the right answer, from the stem alone; or, where the options decide, whether an option is right. */
const answers: Readonly<Record<string, (stem: string, option: string) => boolean>> = {
  'music/note-values': (stem, option) => {
    const [small = '', rest = ''] = parts(stem, /^How many (\w+) notes last as long as (.*)\?$/)
    const all = [...rest.matchAll(/(one|\d+) ((?:dotted )?\w+) notes?/g)]
    const total = all.reduce((sum, [, count = '', name = '']) => sum + amount(count) * lengthOf(name), 0)
    return Number(option) === total / lengthOf(small)
  },
  'music/rhythm-sums': (stem, option) => {
    const total = (list: string): number => list.split(', ').reduce((sum, name) => sum + lengthOf(name), 0)
    if (stem.includes('beats')) return Number(option) === total(parts(stem, /together: (.*)\?$/)[0] ?? '') * 4
    const [top = '', bottom = '', list = ''] = parts(stem, /of (\d+)\/(\d+) time begins with these notes: (.*)\. How/)
    return Number(option) === (Number(top) / Number(bottom) - total(list)) * 8
  },
  'music/time-signatures': (stem, option) => {
    if (stem.startsWith('A tune')) {
      const [count = '', kind = '', top = '', bottom = ''] = parts(stem, /as (\d+) (\w+) notes.* of (\d+)\/(\d+) time/)
      return Number(option) * (Number(top) / Number(bottom)) === Number(count) * lengthOf(kind)
    }
    const [kind = '', count = '', top = '', bottom = ''] = parts(
      stem,
      /How many (\w+) notes fill (\d+) measures of (\d+)\/(\d+)/,
    )
    return Number(option) * lengthOf(kind) === (Number(count) * Number(top)) / Number(bottom)
  },
  'music/staff-notes': (stem, option) => {
    if (stem.startsWith('Which')) {
      const [place = '', clef = ''] = parts(stem, /^Which note is (.*) in the (\w+) clef\?$/)
      return option === onStaff(clef, place)
    }
    if (stem.includes('Which note')) {
      const [start = '', place = '', count = '', way = ''] = parts(
        stem,
        /^([A-G]) is (.*)\. Which note is (one|\d+) steps? (higher|lower)\?$/,
      )
      expect(onStaff('treble', place)).toBe(start)
      return option === letters.charAt(mod(letters.indexOf(start) + amount(count) * (way === 'higher' ? 1 : -1), 7))
    }
    const [clef = '', count = '', way = '', place = ''] = parts(
      stem,
      /In the (\w+) clef, which note is (one|\d+) steps? (above|below) the note (.*)\?$/,
    )
    const steps = amount(count) * (way === 'above' ? 1 : -1)
    return option === letters.charAt(mod(letters.indexOf(onStaff(clef, place)) + steps, 7))
  },
  'music/tempo': (stem, option) => {
    const [a = 0, b = 0, c = 0, d = 0] = [...stem.matchAll(/\d+/g)].map(Number)
    if (stem.startsWith('A song')) return Number(option) === a * b
    if (stem.startsWith('At')) return option === seconds((b / a) * 60) || option === seconds(Math.round((b / a) * 60))
    return option === seconds(Math.round(((a * c) / d) * 60)) && b === 4
  },
  'music/semitones': (stem, option) => {
    if (stem.startsWith('Which')) {
      const [name = ''] = parts(stem, /key as (.*)\?$/)
      return mod(note(name).semitones, 12) === mod(note(option).semitones, 12)
    }
    const [from = '', to = ''] = parts(stem, /from (.*?) up to (?:the next )?(.*)\?$/)
    return Number(option) === up(from, to).semitones
  },
  'music/interval-names': (stem, option) => {
    const name = option.replace(/^an? /, '')
    const [from = '', to = ''] = stem.startsWith('You sing')
      ? parts(stem, /sing (\S+) and then the next (\S+) (?:above|below) it/)
      : parts(stem, /from (\S+) up to (\S+)\?$/)
    const found = stem.includes(' below it') ? up(to, from) : up(from, to)
    const size = sizes[name]
    if (size === undefined) return found.letters === ordinal(name)
    return found.letters === size[0] && found.semitones === size[1]
  },
  'music/scale-notes': (stem, option) => {
    const [which = '', tonic = '', mode = ''] = parts(stem, /is the (\w+) note of the (\S+) (.*) scale\?$/)
    return option === scale(tonic, mode)[ordinal(which)]
  },
  'music/key-signatures': (stem, option) => {
    if (stem.startsWith('How many')) {
      const [kind = '', tonic = '', mode = ''] = parts(stem, /many (\w+) are .* of (\S+) (\w+)\?$/)
      const found = changed(tonic, mode)
      return found.every(name => name.endsWith(kind === 'flats' ? '♭' : '♯')) && Number(option) === found.length
    }
    if (stem.includes('belongs')) {
      const [tonic = '', mode = ''] = parts(stem, /key of (\S+) (\w+)\?$/)
      return scale(tonic, mode).includes(option)
    }
    const [mode = '', rest = ''] = parts(stem, /^Which (\w+) key has (.*)\?$/)
    if (rest.startsWith('the same')) {
      const [tonic = '', other = ''] = parts(rest, /as (\S+) (\w+)$/)
      return changed(tonic, other).sort().join() === changed(option, mode).sort().join()
    }
    const [count = '', kind = ''] = parts(rest, /^(one|\d+) (sharp|flat)s? in/)
    const found = changed(option, mode)
    return found.length === amount(count) && found.every(name => name.endsWith(kind === 'flat' ? '♭' : '♯'))
  },
  'music/chord-notes': (stem, option) => {
    if (stem.startsWith('Which three')) {
      const [root = '', kind = ''] = parts(stem, /make the (\S+) (\w+) chord\?$/)
      return option === triad(root, kind).join(' ')
    }
    if (stem.startsWith('Which note')) {
      const [part = '', root = '', kind = ''] = parts(stem, /is the (\w+) of the (\S+) (\w+) chord\?$/)
      return option === triad(root, kind)[part === 'third' ? 1 : 2]
    }
    const [heard = ''] = parts(stem, /high: (.*)\. Which/)
    const [kind = '', root = ''] = parts(option, /^an? (\w+) chord on (\S+)$/)
    return triad(root, kind).sort().join(' ') === heard.split(' ').sort().join(' ')
  },
  'music/degree-names': (stem, option) => {
    const [tonic = '', mode = ''] = parts(stem, /of the (\S+) (.*) scale/)
    const notes = scale(tonic, mode)
    if (stem.startsWith('Which note'))
      return option === notes[degreeNames.indexOf(parts(stem, /is the (.*) of the/)[0] ?? '')]
    return option === degreeNames[notes.indexOf(parts(stem, /the note (\S+)\?$/)[0] ?? '')]
  },
  'music/transposition': (stem, option) => {
    const [tune = '', way = '', name = ''] = parts(stem, /^The notes (.*) move (up|down) by a (.*)\. Which/)
    const size = sizes[name]
    const after = option.split(' ')
    return tune.split(' ').every((one, i) => {
      const found = way === 'up' ? up(one, after[i] ?? '') : up(after[i] ?? '', one)
      return found.letters === size?.[0] && found.semitones === size[1]
    })
  },
}

const each = musicFamilies.map(family => [family.id, family] as const)

function drawn(family: Family, count: number): Problem[] {
  return Array.from({ length: count }, (_, seed) => {
    const thrown = seededDice(`tone ${seed}`)
    return family.draw(thrown, thrown.pick(family.levels))
  })
}

const optionsOf = (one: Problem): string[] => [...one.distractors.map(wrong => wrong.value), ...(one.nearMisses ?? [])]

test('every family has its own id', () => {
  expect(new Set(musicFamilies.map(family => family.id)).size).toBe(musicFamilies.length)
})

test.each(each)('%s: a second computation finds the key right and every other option wrong', (id, family) => {
  const isRight = answers[id]
  if (isRight === undefined) throw new Error(`no second computation for ${id}`)
  for (const one of drawn(family, 1000)) {
    expect(isRight(one.stem, one.key), JSON.stringify(one)).toBe(true)
    expect(
      optionsOf(one).filter(option => isRight(one.stem, option)),
      one.stem,
    ).toEqual([])
  }
})

test.each(each)('%s: the same dice give the same problem', (_, family) => {
  for (const level of family.levels)
    expect(family.draw(seededDice(7), level)).toEqual(family.draw(seededDice(7), level))
})

test.each(each)('%s: two levels, three to six misconceptions, each in use', (_, family) => {
  expect(family.levels.length).toBeGreaterThanOrEqual(2)
  const known = Object.keys(family.misconceptions)
  expect(known.length).toBeGreaterThanOrEqual(3)
  expect(known.length).toBeLessThanOrEqual(6)
  const used = new Set(drawn(family, 2000).flatMap(one => one.distractors.map(wrong => wrong.misconception)))
  expect([...used].sort()).toEqual(known.sort())
})

test.each(each)('%s: at least 200 different questions', (_, family) => {
  expect(new Set(drawn(family, 4000).map(one => `${one.stem} ${one.key}`)).size).toBeGreaterThanOrEqual(200)
})

/** What is wrong with a problem, by the name of the rule that it breaks. */
function faults(one: Problem): string[] {
  const wrong = optionsOf(one)
  const explanation = one.steps.join(' ').length
  const rules: Readonly<Record<string, boolean>> = {
    'a wrong option appears twice': new Set(wrong).size === wrong.length,
    'three wrong options': wrong.length >= 3,
    'an option is no clean value': [one.key, ...wrong].every(
      option => !/NaN|undefined|Infinity|\d\.\d|double/.test(option),
    ),
    'an option is too long': [one.key, ...wrong].every(option => option.length <= 110 && option === option.trim()),
    'the stem has 15 to 220 characters': one.stem.length >= 15 && one.stem.length <= 220,
    'the explanation has 20 to 400 characters': explanation >= 20 && explanation <= 400,
    'the last step names the key': one.steps.at(-1)?.includes(one.key.replace(/^an? /, '')) ?? false,
  }
  return Object.keys(rules).filter(rule => !rules[rule])
}

test.each(each)('%s: at least three wrong options, of fitting size', (_, family) => {
  const broken = drawn(family, 2000).flatMap(one => faults(one).map(rule => `${rule}: ${JSON.stringify(one)}`))
  expect(broken.slice(0, 3)).toEqual([])
})

test.each(each)('%s: the gate lets every draft pass', (_, family) => {
  const refused = family.levels.flatMap(level =>
    Array.from({ length: 150 }, (_, seed) => writeComputed(family, level, seededDice(`gate ${seed}`))).flatMap(
      draft => {
        const reasons = draft === undefined ? ['no draft'] : check(draft).reasons.filter(one => one.level === 'hard')
        return reasons.length > 0 ? [JSON.stringify({ reasons, draft })] : []
      },
    ),
  )
  expect(refused).toEqual([])
})

test('a level 1 stem has at most fifteen words', () => {
  const long = musicFamilies
    .filter(family => family.levels.includes(1))
    .flatMap(family => Array.from({ length: 200 }, (_, seed) => family.draw(seededDice(`words ${seed}`), 1).stem))
    .filter(stem => stem.split(' ').length > 15)
  expect(long.slice(0, 3)).toEqual([])
})

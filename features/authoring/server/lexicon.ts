import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Lexicon, type Link, links, type SenseName } from '../rules/dictionary/lexicon.ts'
import { lexiconVersion, type Numbers, numbersOf, unpackSections } from './lexicon-format.ts'

/** The index of a text in a sorted list, or −1. */
function placeIn(count: number, textAt: (i: number) => string, wanted: string): number {
  let [low, high] = [0, count - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const text = textAt(middle)
    if (text === wanted) return middle
    if (text < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The lexicon in a file's bytes, read in place; undefined where the file is of another version or damaged. */
export function readLexicon(file: Buffer): Lexicon | undefined {
  const sections = unpackSections(file)
  if (sections === undefined) return undefined
  const numbers = (name: string): Numbers => numbersOf(sections.get(name))
  const lists = (name: string) => {
    const [starts, values] = [numbers(`${name}.starts`), numbers(`${name}.values`)]
    return (i: number) => values.subarray(starts[i] ?? 0, starts[i + 1] ?? 0)
  }
  const texts = (name: string) => {
    const starts = numbers(`${name}.starts`)
    const bytes = sections.get(`${name}.bytes`) ?? Buffer.alloc(0)
    return (i: number) => bytes.toString('utf8', starts[i] ?? 0, starts[i + 1] ?? 0)
  }
  const [offsets, single, mentions] = [numbers('offsets'), sections.get('single'), numbers('mentions')]
  const [formAt, glossAt, lookupAt] = [texts('forms'), texts('glosses'), texts('lookup')]
  const [namesAt, sensesAt] = [lists('names'), lists('senses')]
  const linkedAt = Object.fromEntries(links.map(link => [link, lists(link)])) as Record<Link, ReturnType<typeof lists>>
  const place = (name: string) => placeIn(mentions.length, lookupAt, name)
  return {
    size: offsets.length,
    idOf: sense => `n${String(offsets[sense] ?? 0).padStart(8, '0')}`,
    senseOf(id) {
      const offset = /^n\d{8}$/.test(id) ? Number(id.slice(1)) : -1
      let [low, high] = [0, offsets.length - 1]
      while (low <= high) {
        const middle = (low + high) >> 1
        const found = offsets[middle] ?? 0
        if (found === offset) return middle
        if (found < offset) low = middle + 1
        else high = middle - 1
      }
      return undefined
    },
    names(sense) {
      const row = namesAt(sense)
      const out: SenseName[] = []
      for (let i = 0; i < row.length; i += 3)
        out.push({ text: formAt(row[i] ?? 0), tagged: row[i + 1] ?? 0, rank: row[i + 2] ?? 9 })
      return out
    },
    gloss: glossAt,
    linked: (sense, link) => [...linkedAt[link](sense)],
    isSingle: sense => single?.[sense] === 1,
    senses(name) {
      const at = place(name)
      return at < 0 ? [] : [...sensesAt(at)]
    },
    mentions(name) {
      const at = place(name)
      return at < 0 ? 0 : (mentions[at] ?? 0)
    },
  }
}

const fileIn = (folder: string): string => join(folder, `lexicon-${lexiconVersion}.bin`)

function readFrom(file: string): Lexicon | undefined {
  try {
    return readLexicon(readFileSync(file))
  } catch {
    return undefined
  }
}

const child = fileURLToPath(new URL('./lexicon-child.ts', import.meta.url))

/** Builds the file in a child process, so that requests don't wait and its memory is returned. */
async function build(file: string): Promise<void> {
  await promisify(execFile)(process.execPath, [child, file])
}

/**
 * Opens the lexicon of a folder and builds it first where it is missing, damaged or of another version.
 * @param folder a folder for files that can be rebuilt; it is made if it is missing
 * @throws Error where the folder cannot be written to or the dictionary's package is missing, with what the building process said
 */
export async function openLexicon(folder: string): Promise<Lexicon> {
  const file = fileIn(folder)
  const held = readFrom(file)
  if (held !== undefined) return held
  mkdirSync(folder, { recursive: true })
  await build(file)
  const built = readFrom(file)
  if (built === undefined) throw new Error(`The lexicon in ${file} cannot be read after it was built.`)
  return built
}

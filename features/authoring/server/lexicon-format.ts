import { crc32 } from 'node:zlib'

/** Increased whenever the file's content or format changes; a file of another version is rebuilt. */
export const lexiconVersion = 1

export type Numbers = Int32Array<ArrayBuffer>

/** Lists of numbers laid end to end: list `i` is `values[starts[i] .. starts[i + 1]]`. */
export interface Lists {
  starts: Numbers
  values: Numbers
}

/** Texts laid end to end as bytes: text `i` is `bytes[starts[i] .. starts[i + 1]]`. */
export interface Texts {
  starts: Numbers
  bytes: Buffer
}

interface Section {
  name: string
  start: number
  bytes: number
}

interface Head {
  version: number
  crc: number
  sections: Section[]
}

/** Begins every lexicon file: eight letters, then the length of the head in bytes. */
const magic = 'MINDLEX1'
const headStart = 12

const aligned = (length: number): number => (length + 3) & ~3

/** Puts named blocks of bytes into one file: a head that says where each begins, and a checksum over all. */
export function packSections(sections: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Uint8Array[] = []
  const list: Section[] = []
  let at = 0
  for (const [name, bytes] of sections) {
    list.push({ name, start: at, bytes: bytes.byteLength })
    parts.push(bytes, Buffer.alloc(aligned(bytes.byteLength) - bytes.byteLength))
    at += aligned(bytes.byteLength)
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from(JSON.stringify({ version: lexiconVersion, crc: crc32(body), sections: list } satisfies Head))
  const begin = Buffer.alloc(headStart)
  begin.write(magic, 'latin1')
  begin.writeUInt32LE(head.byteLength, magic.length)
  const gap = Buffer.alloc(aligned(headStart + head.byteLength) - headStart - head.byteLength, ' ')
  return Buffer.concat([begin, head, gap, body])
}

function readHead(file: Buffer): { head: Head; body: Buffer } | undefined {
  if (file.byteLength < headStart || file.toString('latin1', 0, magic.length) !== magic) return undefined
  const end = headStart + file.readUInt32LE(magic.length)
  if (end > file.byteLength) return undefined
  try {
    const head: Head = JSON.parse(file.toString('utf8', headStart, end))
    return { head, body: file.subarray(aligned(end)) }
  } catch {
    return undefined
  }
}

/** The blocks of a lexicon file; undefined for a file of another version, cut short or damaged. */
export function unpackSections(file: Buffer): ReadonlyMap<string, Buffer> | undefined {
  const read = readHead(file)
  if (read === undefined || read.head.version !== lexiconVersion || crc32(read.body) !== read.head.crc) return undefined
  return new Map(
    read.head.sections.map(({ name, start, bytes }) => [name, read.body.subarray(start, start + bytes)] as const),
  )
}

/** Lays lists end to end. */
export function layLists(lists: readonly (readonly number[])[]): Lists {
  const starts = new Int32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) starts[i + 1] = (starts[i] ?? 0) + list.length
  const values = new Int32Array(starts[lists.length] ?? 0)
  for (const [i, list] of lists.entries()) values.set(list, starts[i] ?? 0)
  return { starts, values }
}

/** Lays texts end to end. */
export function layTexts(texts: readonly string[]): Texts {
  const parts = texts.map(text => Buffer.from(text))
  const starts = new Int32Array(texts.length + 1)
  for (const [i, part] of parts.entries()) starts[i + 1] = (starts[i] ?? 0) + part.byteLength
  return { starts, bytes: Buffer.concat(parts) }
}

/** The bytes of numbers, in memory order. */
export const bytesOf = (numbers: Numbers): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Reads a block as numbers; an empty one where the file has no such block. */
export function numbersOf(block: Buffer | undefined): Numbers {
  const out = new Int32Array((block?.byteLength ?? 0) / 4)
  if (block !== undefined) new Uint8Array(out.buffer).set(block)
  return out
}

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { type Backup, formatVersion, type Head, headSchema, partNames, type Totals, totalsSchema } from './manifest.ts'

/**
 * Opens a back-up's file and reads its head.
 *
 * @throws BackupError in words where it is no back-up, or one that only a newer version can read; `parts` throws one, too,
 * where the file is damaged or cut off
 */
export async function openBackup(path: string, product: string): Promise<Backup & { close(): void }> {
  const { entries, close } = readEntries(path)
  const iterator = entries[Symbol.asyncIterator]()
  const first = await iterator.next().catch((fault: unknown) => {
    throw fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
      ? new BackupError(`There is no file ${path}.`)
      : foreign(path)
  })
  const head = readHead(path, product, first.done ? undefined : first.value)
  let totals: Totals | undefined
  return {
    head,
    close,
    async *parts() {
      const names = new Set(partNames(head))
      try {
        for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
          const { name, bytes } = next.value
          if (name === 'totals.json') {
            totals = totalsSchema.parse(JSON.parse(bytes.toString('utf8')))
            continue
          }
          const table = name.slice(0, name.lastIndexOf('/'))
          if (totals || !names.has(table)) throw damaged(path)
          yield { table, bytes }
        }
      } catch {
        throw damaged(path)
      }
      if (!totals) throw cutOff(path)
    },
    totals() {
      if (!totals) throw cutOff(path)
      return totals
    },
  }
}

const foreign = (path: string) => new BackupError(`${path} is not a back-up.`)
const damaged = (path: string) => new BackupError(`${path} is damaged or cut off; take another one.`)
const cutOff = (path: string) => new BackupError(`${path} is cut off: its end is missing. Take another one.`)

interface Entry {
  name: string
  bytes: Buffer
}

function readHead(path: string, product: string, entry: Entry | undefined): Head {
  if (entry?.name !== 'head.json') throw foreign(path)
  let content: unknown
  try {
    content = JSON.parse(entry.bytes.toString('utf8'))
  } catch {
    throw damaged(path)
  }
  const version = headSchema
    .pick({ format: true, formatVersion: true, product: true, version: true })
    .safeParse(content)
  if (!version.success) throw foreign(path)
  if (version.data.product !== product) {
    throw new BackupError(`${path} is a back-up of ${version.data.product}, not of ${product}.`)
  }
  if (version.data.formatVersion > formatVersion) {
    throw new BackupError(
      `${path} was made by a newer version (${version.data.version}) in a form that this one cannot read. Restore it with that version.`,
    )
  }
  const head = headSchema.safeParse(content)
  if (!head.success) throw damaged(path)
  return head.data
}

/** The files of the archive, one after the other; each fits into memory, because {@link writeBackup} cuts them so. */
function readEntries(path: string): { entries: AsyncIterable<Entry>; close: () => void } {
  const stop = new AbortController()
  const archive = extract()
  const plain = createZstdDecompress()
  const unpacked = pipeline(createReadStream(path), plain, { signal: stop.signal })
  // The same fault breaks the reading below, where it is told.
  unpacked.catch(() => undefined)
  feed(archive, plain).catch(fault => archive.destroy(fault instanceof Error ? fault : new Error(String(fault))))
  return { entries: gather(archive), close: () => stop.abort() }
}

type Archive = ReturnType<typeof extract>

async function feed(archive: Archive, plain: AsyncIterable<Buffer>): Promise<void> {
  for await (const bytes of plain) {
    if (archive.write(bytes)) continue
    await new Promise<void>(go => {
      const goOn = () => {
        archive.off('drain', goOn).off('close', goOn)
        go()
      }
      archive.on('drain', goOn).on('close', goOn)
    })
  }
  archive.end(null)
}

const largestEntry = 64 << 20

async function* gather(archive: Archive): AsyncGenerator<Entry> {
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header
    if (size > largestEntry) throw new RangeError('an entry of an archive that is none of ours')
    const held: Buffer[] = []
    for await (const bytes of entry as AsyncIterable<Buffer>) held.push(bytes)
    yield { name, bytes: Buffer.concat(held) }
  }
}

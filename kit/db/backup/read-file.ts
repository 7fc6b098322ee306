import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { type Backup, formatVersion, type Head, headSchema, partNames, type Totals, totalsSchema } from './manifest.ts'

/**
 * Opens a back-up file and reads its header.
 *
 * @throws BackupError if it isn't a back-up or needs a newer version; `parts` throws one if the file is damaged or
 * truncated
 */
export async function openBackup(path: string, product: string): Promise<Backup & { close(): void }> {
  const { entries, close } = readEntries(path)
  const iterator = entries[Symbol.asyncIterator]()
  const first = await iterator.next().catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? new BackupError(`The file ${path} doesn't exist.`)
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
      if (!totals) throw truncated(path)
    },
    totals() {
      if (!totals) throw truncated(path)
      return totals
    },
  }
}

const foreign = (path: string) => new BackupError(`${path} is not a back-up.`)
const damaged = (path: string) => new BackupError(`${path} is damaged or truncated. Use another back-up.`)
const truncated = (path: string) => new BackupError(`${path} is truncated: its end is missing. Use another back-up.`)

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
      `${path} was made by a newer version (${version.data.version}) in a format that this version can't read. Restore it with that version.`,
    )
  }
  const head = headSchema.safeParse(content)
  if (!head.success) throw damaged(path)
  return head.data
}

/** The files of the archive in order. Each fits into memory, because {@link writeBackup} splits them. */
function readEntries(path: string): { entries: AsyncIterable<Entry>; close: () => void } {
  const stop = new AbortController()
  const archive = extract()
  const plain = createZstdDecompress()
  const unpacked = pipeline(createReadStream(path), plain, { signal: stop.signal })
  // The same error makes the reading below fail, where it is reported.
  unpacked.catch(() => undefined)
  feed(archive, plain).catch(error => archive.destroy(error instanceof Error ? error : new Error(String(error))))
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
    if (size > largestEntry) throw new RangeError('the archive has an entry larger than ours ever are')
    const held: Buffer[] = []
    for await (const bytes of entry as AsyncIterable<Buffer>) held.push(bytes)
    yield { name, bytes: Buffer.concat(held) }
  }
}

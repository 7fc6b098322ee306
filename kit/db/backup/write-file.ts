import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { isAlive } from '../postmaster.ts'
import { BackupError } from './backup-error.ts'
import type { Backup } from './manifest.ts'

/** Parts are gathered until they are this large, in bytes: an archive has to know a part's size before it comes. */
const partSize = 1 << 20

/**
 * Writes a back-up into one file: a tar archive, packed with zstd, that only its owner may read. It is written under
 * another name, forced to disk and then given its own, so under its own name it is always whole. What killed back-ups to
 * the same folder have left is taken away.
 *
 * @returns the file's size in bytes
 * @throws BackupError where there is such a file already, or it cannot be written
 */
export async function writeBackup(path: string, backup: Backup, signal?: AbortSignal): Promise<number> {
  if (await stat(path).catch(() => undefined)) throw new BackupError(`${path} is there already; name another file.`)
  await sweepHalves(dirname(path))
  const half = `${path}.half-${process.pid}`
  const archive = pack()
  try {
    const file = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true })
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    const written = pipeline(Readable.from(archive), zstd, file, signal ? { signal } : {})
    // What breaks the filling breaks the writing with it, so that here is one reason, and it is the first one.
    fill(archive, backup).catch(fault => archive.destroy(fault instanceof Error ? fault : new Error(String(fault))))
    await written
    const { size } = await stat(half)
    await rename(half, path)
    await syncFolder(dirname(path))
    return size
  } catch (fault) {
    archive.destroy()
    await rm(half, { force: true })
    throw inFileWords(path, fault)
  }
}

async function fill(archive: Pack, backup: Backup): Promise<void> {
  await addEntry(archive, 'head.json', Buffer.from(JSON.stringify(backup.head, null, 2)))
  let held: Buffer[] = []
  let size = 0
  let table = ''
  let number = 0
  const flush = async () => {
    if (size > 0) await addEntry(archive, `${table}/${String(++number).padStart(6, '0')}`, Buffer.concat(held))
    held = []
    size = 0
  }
  for await (const part of backup.parts()) {
    if (part.table !== table) {
      await flush()
      table = part.table
      number = 0
    }
    held.push(part.bytes)
    size += part.bytes.length
    if (size >= partSize) await flush()
  }
  await flush()
  await addEntry(archive, 'totals.json', Buffer.from(JSON.stringify(backup.totals(), null, 2)))
  archive.finalize()
}

/** Resolves once the archive has taken it in, which waits for the disk. */
function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: bytes.length, mode: 0o600 }, fault => (fault ? reject(fault) : resolve()))
    entry.end(bytes)
  })
}

/** Takes away what back-ups that were killed have left in a folder. */
async function sweepHalves(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const pid = Number(/\.half-(\d+)$/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) await rm(join(folder, name), { force: true })
  }
}

/** A new name is on disk only once its folder is. (Windows does not open folders, and has no need to.) */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function inFileWords(path: string, fault: unknown): unknown {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const reasons: Record<string, string> = {
    ENOENT: `the folder ${dirname(path)} is not there`,
    EACCES: `you may not write to ${dirname(path)}`,
    EROFS: `${dirname(path)} is read-only`,
    ENOSPC: 'the disk is full',
    EDQUOT: 'your share of the disk is full',
    ABORT_ERR: 'it was broken off',
  }
  const reason = reasons[code]
  return reason === undefined ? fault : new BackupError(`${basename(path)} could not be written: ${reason}.`)
}

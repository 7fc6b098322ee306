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

/** Bytes to collect before a part is written: an archive needs the size of a part before its content. */
const partSize = 1 << 20

/**
 * Writes a back-up into one file that only its owner may read: a tar archive compressed with zstd. It is written under
 * a temporary name, flushed to disk, and then renamed, so a file with the final name is always complete. Temporary
 * files of killed back-ups in the same folder are deleted.
 *
 * @returns the size of the file in bytes
 * @throws BackupError if the file exists or can't be written
 */
export async function writeBackup(path: string, backup: Backup, signal?: AbortSignal): Promise<number> {
  if (await stat(path).catch(() => undefined)) throw new BackupError(`${path} already exists. Choose another name.`)
  await sweepHalves(dirname(path))
  const half = `${path}.half-${process.pid}`
  const archive = pack()
  try {
    const file = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true })
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    const written = pipeline(Readable.from(archive), zstd, file, signal ? { signal } : {})
    // Destroying both ends with the first error reports one reason instead of two.
    fill(archive, backup).catch(error => archive.destroy(error instanceof Error ? error : new Error(String(error))))
    await written
    const { size } = await stat(half)
    await rename(half, path)
    await syncFolder(dirname(path))
    return size
  } catch (error) {
    archive.destroy()
    await rm(half, { force: true })
    throw inFileWords(path, error)
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

/** Resolves once the archive has accepted it, which waits for the disk. */
function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: bytes.length, mode: 0o600 }, error => (error ? reject(error) : resolve()))
    entry.end(bytes)
  })
}

/** Deletes what killed back-ups have left in a folder. */
async function sweepHalves(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const pid = Number(/\.half-(\d+)$/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) await rm(join(folder, name), { force: true })
  }
}

/** A rename is durable only after its folder is flushed. Windows doesn't open folders and doesn't need this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function inFileWords(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reasons: Record<string, string> = {
    ENOENT: `the folder ${dirname(path)} doesn't exist`,
    EACCES: `you may not write to ${dirname(path)}`,
    EROFS: `${dirname(path)} is read-only`,
    ENOSPC: 'the disk is full',
    EDQUOT: 'your disk quota is used up',
    ABORT_ERR: 'it was aborted',
  }
  const reason = reasons[code]
  return reason === undefined ? error : new BackupError(`${basename(path)} couldn't be written: ${reason}.`)
}

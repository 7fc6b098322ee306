import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate, small disk. */
export interface SmallDisk {
  readonly folder: string
  /** Uses up the remaining space. */
  fill(): Promise<void>
  /** Frees it again. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Mounts one in memory; undefined if mounting isn't allowed. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'mindling-disk-'))
  try {
    const options = `size=${megabytes}m,mode=755`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    await rmdir(folder)
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a')
      const piece = Buffer.alloc(64 * 1024)
      try {
        for (;;) await file.write(piece)
      } catch (fault) {
        if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOSPC')) throw fault
      } finally {
        await file.close()
      }
    },
    clear: () => rm(ballast, { force: true }),
    async close() {
      execFileSync('umount', [folder])
      await rmdir(folder)
    },
  }
}

import { open } from 'node:fs/promises'
import type { Cluster } from './cluster.ts'

/**
 * After a crash of the machine or the container, `postmaster.pid` stays behind, and the number in it may belong to
 * another process by now. PostgreSQL would refuse to start then. Deleting the file would switch off its own check for
 * survivors of the crashed database (by the shared memory named further down in the file); so only the number is
 * replaced, by our own: PostgreSQL knows that its parent is no database. A number that is dead or was given to another
 * user's process needs nothing, PostgreSQL sees through it.
 */
export async function disownStaleLock(cluster: Cluster, stalePid: number): Promise<void> {
  const file = await open(`${cluster.dir}/postmaster.pid`, 'r+').catch(() => undefined)
  if (!file) return
  try {
    const text = await file.readFile('utf8')
    const end = text.indexOf('\n')
    if (Number(text.slice(0, end)) !== stalePid) return
    const changed = `${process.pid}${text.slice(end)}`
    await file.truncate(0)
    await file.write(changed, 0)
  } finally {
    await file.close()
  }
}

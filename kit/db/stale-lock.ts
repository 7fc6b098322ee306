import { open } from 'node:fs/promises'
import type { Cluster } from './cluster.ts'

/**
 * After a crash of the machine or container, `postmaster.pid` stays behind with a PID that may belong to another
 * process by now, and PostgreSQL refuses to start. Deleting the file would disable PostgreSQL's own check for
 * surviving processes, which uses the shared-memory ID further down in the file. So only the PID is replaced, by ours:
 * PostgreSQL ignores the PID of its own parent. A PID that is dead or belongs to another user's process needs no
 * change.
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

import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The operating-system user a child process runs as. */
export interface Owner {
  uid: number
  gid: number
}

const run = promisify(execFile)

/** Whether this process runs as root, which PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Users that the database may run as when the server is root, best first: the owner of the cluster, then `nobody`,
 * then `postgres`. Empty if the server isn't root.
 */
export async function possibleOwners(clusterDir: string): Promise<Owner[]> {
  if (!isRoot()) return []
  const present = await stat(clusterDir).catch(() => undefined)
  if (present && present.uid !== 0) return [{ uid: present.uid, gid: present.gid }]
  const owners = await Promise.all(['nobody', 'postgres'].map(lookUp))
  return owners.filter(owner => owner !== undefined)
}

async function lookUp(name: string): Promise<Owner | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

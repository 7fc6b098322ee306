import { createHash, randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Cluster } from './cluster.ts'

/** Where clients connect: a folder with a socket, or loopback on Windows. */
export interface Address {
  host: string
  port: number
}

/** sizeof(sockaddr_un.sun_path) without the closing zero: 108 on Linux, 104 on macOS and the BSDs. */
const maxPath = process.platform === 'linux' ? 107 : 103
const port = 5432

/**
 * Chooses the address of a database about to start. The socket is in the data directory, which other users can't
 * enter. If that path is too long for a socket, it is in a private temporary folder named by a hash of the path.
 * Processes that join later read the place from `postmaster.pid`.
 */
export async function addressFor(cluster: Cluster): Promise<Address & { settings: Record<string, string> }> {
  if (process.platform === 'win32') {
    const free = await freePort()
    return { host: '127.0.0.1', port: free, settings: { listen_addresses: '127.0.0.1' } }
  }
  const host = fits(cluster.dir) ? cluster.dir : await privateFolder(cluster)
  const forPostgres = host === cluster.dir ? cluster.name : host
  return {
    host,
    port,
    settings: { listen_addresses: '', unix_socket_directories: forPostgres, unix_socket_permissions: '0700' },
  }
}

/** Deletes the private socket folder of a stopped database. */
export async function clearAddress(cluster: Cluster, address: Address): Promise<void> {
  if (basename(address.host).startsWith(`${cluster.user}-`) && address.host !== cluster.dir) {
    await rmdir(address.host).catch(() => undefined)
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(`${folder}/.s.PGSQL.${port}`) <= maxPath
}

async function privateFolder(cluster: Cluster): Promise<string> {
  const { owner } = cluster.binaries
  const hash = createHash('sha256').update(cluster.dir).digest('hex').slice(0, 12)
  const parent = fits(join(tmpdir(), `${cluster.user}-${hash}-123456`)) ? tmpdir() : '/tmp'
  const uid = owner?.uid ?? process.getuid?.()
  // If another user has made a folder of that name, a random suffix is added that they can't predict.
  for (const name of [`${cluster.user}-${hash}`, `${cluster.user}-${hash}-${randomBytes(3).toString('hex')}`]) {
    const folder = join(parent, name)
    const made = await mkdir(folder, { mode: 0o700 }).then(
      () => true,
      () => false,
    )
    if (made && owner) await chown(folder, owner.uid, owner.gid)
    const entry = await lstat(folder)
    if (entry.isDirectory() && entry.uid === uid && (entry.mode & 0o077) === 0) return folder
  }
  throw new Error(`No private folder for the database's socket could be made in ${parent}.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, findBinaries } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import { isRoot, possibleOwners } from './owner.ts'

/** A PostgreSQL data directory and what is needed to run a server on it. */
export interface Cluster {
  /** Absolute path of the data directory, without symbolic links. */
  dir: string
  /** The path that PostgreSQL itself is given; see {@link nameForPostgres}. */
  name: string
  logFile: string
  binaries: Binaries
  /** The superuser and the product's database have the same name. */
  user: string
  /** Set only on Windows, where the database listens on loopback instead of a socket. */
  password: string | undefined
}

const major = '18'

/**
 * Opens the cluster at `<dataDir>/postgres`, creating it first if needed. Several processes may do so at once: each
 * creates its own beside it, and the first rename wins.
 *
 * @param user name of the superuser and of the product's database
 * @throws EmbeddedError with a message of one line
 */
export async function openCluster(dataDir: string, user: string, log: (line: string) => void): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true }).catch(error => {
    throw new EmbeddedError(`DATA_DIR (${dataDir}) can't be created: ${error.message}`)
  })
  const home = await realpath(dataDir)
  const dir = join(home, 'postgres')
  const owners = await possibleOwners(dir)
  const binaries = await findBinaries(owners, user, log)
  const password = process.platform === 'win32' ? await sharedPassword(home) : undefined
  const cluster = { dir, name: nameForPostgres(dir), logFile: join(home, 'postgres.log'), binaries, user, password }
  await checkOrCreate(cluster, home, log)
  return cluster
}

/**
 * PostgreSQL changes into its data directory and uses absolute paths through it. When the server is root, the
 * directory may be below a home that the database's user can't enter. On Linux this name reaches a process's working
 * directory without going through the folders above it, so root starts the database *in* the directory (a child
 * changes directory before it changes user) and gives it this name.
 */
function nameForPostgres(dir: string): string {
  return isRoot() && process.platform === 'linux' ? '/proc/self/cwd' : dir
}

async function checkOrCreate(cluster: Cluster, home: string, log: (line: string) => void): Promise<void> {
  const { dir } = cluster
  const present = await stat(dir).catch(() => undefined)
  if (!present) return make(cluster, home, log)
  const uid = process.getuid?.()
  if (uid !== undefined && uid !== 0 && present.uid !== uid) {
    throw new EmbeddedError(
      `The database in ${dir} belongs to another user (uid ${present.uid}, you are ${uid}). Start as that user or as root, or set DATA_DIR to another folder.`,
    )
  }
  const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version === '') {
    throw new EmbeddedError(
      `${dir} exists but holds no PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
    )
  }
  if (version.trim() !== major) {
    throw new EmbeddedError(
      `The database in ${dir} was made by PostgreSQL ${version.trim()}, and this version comes with ${major}. Set DATABASE_URL to a PostgreSQL ${version.trim()} on that folder, or start with an empty DATA_DIR.`,
    )
  }
}

async function make(cluster: Cluster, home: string, log: (line: string) => void): Promise<void> {
  const { binaries, dir, password, user } = cluster
  log(`Creating a new database in ${dir}.`)
  const draft = await mkdtemp(join(home, 'postgres.new-')).catch(error => {
    throw new EmbeddedError(`DATA_DIR (${home}) isn't writable: ${error.message}`)
  })
  try {
    await chmod(draft, 0o700)
    if (binaries.owner) await chown(draft, binaries.owner.uid, binaries.owner.gid)
    const asName = cluster.name === dir ? draft : cluster.name
    const auth = password === undefined ? ['--auth-local=trust', '--auth-host=reject'] : ['--auth=scram-sha-256']
    const flags = [
      `--pgdata=${asName}`,
      `--username=${user}`,
      ...auth,
      '--encoding=UTF8',
      // The same sort order on every machine, whatever its locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]
    if (password !== undefined) flags.push(`--pwfile=${join(home, passwordFile)}`)
    await initdb(binaries, flags, draft)
    // Renaming onto a folder that isn't empty fails: then another process was first, and its cluster is just as good.
    await rename(draft, dir)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (await stat(join(dir, 'PG_VERSION')).catch(() => undefined)) return
    throw error
  }
}

const nameless = 'PostgreSQL needs a user with a name: add one to /etc/passwd, or set DATABASE_URL.'

function initdb(binaries: Binaries, flags: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(binaries.initdb, flags, { ...binaries.owner, cwd, env: databaseEnvironment() }, (error, _out, stderr) => {
      if (!error) return resolve()
      const message = stderr.trim().split('\n')[0] || error.message
      const reason = /look up effective user/.test(message) ? `${message}. ${nameless}` : message
      reject(new EmbeddedError(`The database couldn't be created: ${reason}`))
    })
  })
}

/** The environment of PostgreSQL's programs: without PG… variables meant for other databases. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT, TEMP, TMP } = process.env
  const kept = Object.entries({ PATH, SYSTEMROOT, TEMP, TMP }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

const passwordFile = 'postgres.password'

async function sharedPassword(home: string): Promise<string> {
  const path = join(home, passwordFile)
  await writeFile(path, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  return (await readFile(path, 'utf8')).trim()
}

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, findBinaries } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import { isRoot, possibleOwners } from './owner.ts'

/** A PostgreSQL data directory that exists, and what is needed to run a server on it. */
export interface Cluster {
  /** Absolute path of the data directory, without symbolic links. */
  dir: string
  /** The name by which the database itself is told its directory; see {@link nameForPostgres}. */
  name: string
  /** Where the database writes its own log. */
  logFile: string
  binaries: Binaries
  /** The name of the superuser and of the database that the product lives in. */
  user: string
  /** Set on Windows only, where the database listens on loopback instead of a socket. */
  password: string | undefined
}

const major = '18'

/**
 * Opens the cluster at `<dataDir>/postgres`, making it first where there is none. Any number of processes may do so at
 * once: each makes its own in a folder beside, and the first rename wins.
 *
 * @throws EmbeddedError with a plain line where that is impossible
 */
export async function openCluster(dataDir: string, user: string, log: (line: string) => void): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true }).catch(error => {
    throw new EmbeddedError(`DATA_DIR (${dataDir}) cannot be made: ${error.message}`)
  })
  const home = await realpath(dataDir)
  const dir = join(home, 'postgres')
  const owners = await possibleOwners(dir)
  const binaries = await findBinaries(owners, user, log)
  const password = process.platform === 'win32' ? await sharedPassword(home) : undefined
  const cluster = { dir, name: nameForPostgres(dir), logFile: join(home, 'postgres.log'), binaries, user, password }
  await checkOrMake(cluster, home, log)
  return cluster
}

/**
 * PostgreSQL changes into its data directory and uses absolute paths through it. Where the server is root, the
 * directory may lie below a home that the database's user cannot enter. Linux reaches the working directory of a
 * process under this name without walking the folders above it, so root starts the database *in* the directory
 * (a child changes directory before it changes user) and gives it this name.
 */
function nameForPostgres(dir: string): string {
  return isRoot() && process.platform === 'linux' ? '/proc/self/cwd' : dir
}

async function checkOrMake(cluster: Cluster, home: string, log: (line: string) => void): Promise<void> {
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
      `${dir} is there but holds no PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
    )
  }
  if (version.trim() !== major) {
    throw new EmbeddedError(
      `The database in ${dir} was made by PostgreSQL ${version.trim()}, and this version brings ${major}. Set DATABASE_URL to a PostgreSQL ${version.trim()} on that folder, or start with an empty DATA_DIR.`,
    )
  }
}

async function make(cluster: Cluster, home: string, log: (line: string) => void): Promise<void> {
  const { binaries, dir, password, user } = cluster
  log(`Making a new database in ${dir}.`)
  const half = await mkdtemp(join(home, 'postgres.new-')).catch(error => {
    throw new EmbeddedError(`DATA_DIR (${home}) cannot be written to: ${error.message}`)
  })
  try {
    await chmod(half, 0o700)
    if (binaries.owner) await chown(half, binaries.owner.uid, binaries.owner.gid)
    const asName = cluster.name === dir ? half : cluster.name
    const auth = password === undefined ? ['--auth-local=trust', '--auth-host=reject'] : ['--auth=scram-sha-256']
    const flags = [
      `--pgdata=${asName}`,
      `--username=${user}`,
      ...auth,
      '--encoding=UTF8',
      // The same sort order on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]
    if (password !== undefined) flags.push(`--pwfile=${join(home, passwordFile)}`)
    await initdb(binaries, flags, half)
    // A folder that is not empty refuses to be replaced: then another process was first, and its cluster is as good.
    await rename(half, dir)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (await stat(join(dir, 'PG_VERSION')).catch(() => undefined)) return
    throw error
  }
}

const nameless = 'PostgreSQL needs a user with a name: add one to /etc/passwd, or set DATABASE_URL.'

function initdb(binaries: Binaries, flags: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(binaries.initdb, flags, { ...binaries.owner, cwd, env: databaseEnvironment() }, (error, _out, stderr) => {
      if (!error) return resolve()
      const said = stderr.trim().split('\n')[0] || error.message
      const reason = /look up effective user/.test(said) ? `${said}. ${nameless}` : said
      reject(new EmbeddedError(`The database could not be made: ${reason}`))
    })
  })
}

/** What the database's programs see of the environment: none of the PG… variables meant for other databases. */
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

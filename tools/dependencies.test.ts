import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What the product is made of comes from one register, as it was when it was chosen, and runs nothing when it is installed
// but what is named. `tools/audit.ts` asks for known weaknesses.

interface Package {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  os?: string[]
  cpu?: string[]
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
const manifest = read<Package & { allowScripts: Record<string, boolean>; scripts: Record<string, string> }>(
  'package.json',
)
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json')
const { '': root = {}, ...others } = packages
const named = Object.entries(others)
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('every package is of one exact version from the register, no copy, link or repository', () => {
  expect(named.length).toBeGreaterThan(100)
  const odd = named.filter(
    ([, { version = '', resolved, link }]) =>
      link || !/^\d+\.\d+\.\d+/.test(version) || (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(odd.map(([place]) => place)).toEqual([])
})

test('every package is known by a checksum, but those for systems that no lockfile was made on', () => {
  const unknown = named.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(unknown.filter(([, { os, cpu, optional }]) => !((os ?? cpu) && optional)).map(([place]) => place)).toEqual([])
})

test('what is asked for is a range of versions, and the lockfile answers exactly that', () => {
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const asked = manifest[kind] ?? {}
    expect(Object.entries(asked).filter(([, range]) => !/^\^?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([])
    expect(root[kind]).toEqual(asked)
  }
})

test('no package runs anything when it is installed, but those that are named', () => {
  const running = named.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place))
  expect([...new Set(running)].filter(name => !manifest.allowScripts[name])).toEqual([])
  expect(Object.keys(manifest.allowScripts).filter(name => !running.includes(name))).toEqual([])
  expect(Object.keys(manifest.scripts).filter(name => /install|prepare|postpack/.test(name))).toEqual([])
})

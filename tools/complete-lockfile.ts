import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Run after `npm install PACKAGE`. Many packages bring a program for each system as optional packages. A registry that
// mirrors only some systems leaves the others out of the lockfile, and `npm ci` then refuses it as a whole, here and
// everywhere. This puts them in: name and version as their parent pins them, and the system that their name speaks of.
// npm leaves a package out where its system does not fit. (No checksums: those come when the registry has the package.)

interface Entry {
  version: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

const systems: Record<string, string> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

function stub(name: string, version: string, dev: boolean): Entry | undefined {
  const words = name.replace(/^@[^/]+\//, '').split('-')
  const system = words.map(word => systems[word]).find(found => found !== undefined)
  const processor = processors.find(known => words.includes(known))
  if (system === undefined && processor !== 'wasm32') return undefined
  return {
    version,
    ...(processor ? { cpu: [processor] } : {}),
    ...(dev ? { dev } : {}),
    ...(words.some(word => word.startsWith('musl')) ? { libc: ['musl'] } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  }
}

/** Whether Node's way of looking, from the package's own folder up to the root, ends at an entry of that name. */
function isHeld(packages: Record<string, Entry>, from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const { '': own, ...packages } = lock.packages
let added = 0
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isHeld(packages, path, name)) continue
    const found = /^\d+\.\d+\.\d+\S*$/.test(version) ? stub(name, version, entry.dev ?? false) : undefined
    if (!found) {
      console.warn(`${name} (${version}), wanted by ${path}, is not in the lockfile and has to be added by hand.`)
      continue
    }
    packages[`node_modules/${name}`] = found
    added++
  }
}
const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
if (added > 0)
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: { '': own, ...Object.fromEntries(sorted) } }, null, 2)}\n`)
console.log(`${added} packages added to package-lock.json.`)

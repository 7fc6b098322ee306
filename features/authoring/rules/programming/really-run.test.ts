import { execFileSync, spawnSync } from 'node:child_process'
import { format } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { dice } from '#kit/chance/dice.ts'
import { programmingFamilies } from './families.ts'
import { inPython, type Written } from './program-family.ts'

const seeds = 1000

type Run = (code: string) => Promise<string[]>

/** The listing with one line exchanged, as an option of the form `Line 3: let a = 1;` asks for. */
function exchanged(listing: string, option: string): string {
  const [, number = '', text = ''] = /^Line (\d+): (.*)$/.exec(option) ?? []
  const all = listing.split('\n')
  expect(all.length, option).toBeGreaterThanOrEqual(Number(number))
  return all.map((line, i) => (i === Number(number) - 1 ? text : line)).join('\n')
}

const classes: Readonly<Record<string, (n: number) => number>> = {
  'O(1)': () => 1,
  'O(log n)': n => Math.log2(n),
  'O(n)': n => n,
  'O(n log n)': n => n * Math.log2(n),
  'O(n²)': n => n * n,
}

/** The class of growth in whose measure the steps, really counted, vary the least. */
async function growth(listing: string, run: Run): Promise<string | undefined> {
  const name = /^function (\w+)/.exec(listing)?.[1] ?? ''
  const sizes = [8, 32, 128, 512]
  const counts = await run(`${listing}\nfor (let n of [${sizes}]) console.log(${name}(n));`)
  const spread = (measure: (n: number) => number): number => {
    const shares = sizes.map((n, i) => Number(counts[i]) / measure(n))
    return Math.max(...shares) / Math.min(...shares)
  }
  return Object.entries(classes).sort(([, a], [, b]) => spread(a) - spread(b))[0]?.[0]
}

/** Families whose answer is not the output, and what the answer has to do with really running the program. */
const proofs: Readonly<Record<string, (written: Written, run: Run) => Promise<void>>> = {
  'programming/loop-count': async (written, run) => {
    expect(String(written.key)).toBe(String((await run(written.javascript)).length))
  },
  'programming/big-o': async (written, run) => {
    expect(await growth(written.javascript, run), written.javascript).toBe(written.key)
  },
  'programming/debug-line': async (written, run) => {
    const { javascript, repaired = '', intended, key } = written
    expect((await run(repaired)).join(' '), repaired).toBe(intended)
    expect((await run(javascript)).join(' '), javascript).not.toBe(intended)
    const right = repaired.split('\n')
    const differs = javascript.split('\n').flatMap((line, i) => (line === right[i] ? [] : [`Line ${i + 1}`]))
    expect(differs).toEqual([key])
  },
  'programming/debug-change': async (written, run) => {
    const [, before, after] = /prints (-?\d+)\..* print (-?\d+)\?$/.exec(written.stem) ?? []
    expect(await run(written.javascript)).toEqual([before])
    expect(await run(exchanged(written.javascript, String(written.key))), String(written.key)).toEqual([after])
    for (const [option] of written.wrong) {
      expect(await run(exchanged(written.javascript, String(option))), String(option)).not.toEqual([after])
    }
  },
}

/** Countings in which Python's listing prints other lines than the key says. */
const pythonCounts = new Set(['programming/loop-count'])

function runner(): (code: string) => Promise<string[]> {
  const context = createContext({})
  return async code => {
    const out: string[] = []
    const log = (...values: unknown[]): void => {
      out.push(format(...values))
    }
    const start: unknown = runInContext(`(function (console, setTimeout) {\n${code}\n})`, context)
    if (typeof start !== 'function') throw new TypeError('no program')
    const waiting: Promise<void>[] = []
    const later = (then: () => void, wait: number): void => {
      waiting.push(
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              then()
              resolve()
            } catch (error) {
              reject(error)
            }
          }, wait)
        }),
      )
    }
    start({ log }, later)
    await new Promise<void>(resolve => setImmediate(resolve))
    await Promise.all(waiting)
    return out
  }
}

function problemsOf(family: (typeof programmingFamilies)[number]): Written[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const thrown = dice(`run ${family.id} ${seed}`)
    return family.write(thrown, thrown.pick(family.levels))
  })
}

test.each(programmingFamilies.map(family => [family.id, family] as const))(
  '%s: the key is what the program does',
  async (id, family) => {
    const run = runner()
    const proof = proofs[id]
    await Promise.all(
      problemsOf(family).map(async written => {
        if (proof) return proof(written, run)
        const out = (await run(written.javascript)).join(' ')
        expect(out, written.javascript).toBe(String(written.key))
        for (const [value] of written.wrong) expect(typeof value === 'number' && Number.isNaN(value)).toBe(false)
      }),
    )
  },
  120_000,
)

const python = spawnSync('python3', ['--version']).status === 0
if (!python) console.warn('No python3 on this machine: the Python listings are NOT run here.')

const driver = `
import contextlib, io, json, sys
out = []
for code in json.load(sys.stdin):
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(code, {})
    out.append(said.getvalue().split('\\n')[:-1])
json.dump(out, sys.stdout)
`

test
  .skipIf(!python)
  .each(
    programmingFamilies
      .filter(one => problemsOf(one).some(written => written.python))
      .map(family => [family.id, family] as const),
  )(
  '%s: the Python listing prints what its JavaScript twin prints',
  async (id, family) => {
    const run = runner()
    const twins = problemsOf(family).flatMap(written =>
      written.python ? [{ ...written, python: written.python }] : [],
    )
    const input = JSON.stringify(twins.map(one => one.python))
    const said: unknown = JSON.parse(execFileSync('python3', ['-c', driver], { input, encoding: 'utf8' }))
    if (!Array.isArray(said)) throw new TypeError('no answer from Python')
    expect(said.length).toBe(twins.length)
    for (const [i, twin] of twins.entries()) {
      const script = (await run(twin.javascript)).map(inPython)
      expect(said[i], twin.python).toEqual(script)
      if (!pythonCounts.has(id)) expect(said[i].join(' '), twin.python).toBe(inPython(String(twin.key)))
    }
  },
  120_000,
)

import { execFileSync, spawnSync } from 'node:child_process'
import { format } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Problem } from '#authoring/rules/family.ts'
import { familiesOf } from '#authoring/server/families.ts'
import { seededDice } from '#kit/random/dice.ts'
import { inPython, lineByLine, type ProgramFamily, type Written } from './shared/program-family.ts'

const programs = familiesOf('programming').filter((family): family is ProgramFamily => 'write' in family)

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

interface Twin {
  written: Written
  /** What the learner is shown for the same dice. */
  shown: Problem
}

const drawn = new Map(
  programs.map(family => {
    const twins = Array.from({ length: seeds }, (_, seed): Twin => {
      const name = `run ${family.id} ${seed}`
      const level = seededDice(name).pick(family.levels)
      return { written: family.write(seededDice(name), level), shown: family.draw(seededDice(name), level) }
    })
    return [family.id, twins] as const
  }),
)

/** What the JavaScript listings of a family print, each run once. */
const outputs = new Map<string, Promise<string[][]>>()

function outputsOf(id: string): Promise<string[][]> {
  const run = runner()
  const known = outputs.get(id) ?? Promise.all((drawn.get(id) ?? []).map(({ written }) => run(written.javascript)))
  outputs.set(id, known)
  return known
}

test.each([...drawn])(
  '%s: the key is what the program does',
  async (id, twins) => {
    const proof = proofs[id]
    if (proof) {
      const run = runner()
      await Promise.all(twins.map(({ written }) => proof(written, run)))
      return
    }
    const out = await outputsOf(id)
    for (const [i, { written }] of twins.entries()) {
      expect(out[i]?.join(' '), written.javascript).toBe(String(written.key))
    }
  },
  120_000,
)

test.each([...drawn])('%s: the learner is shown that listing and that key', (_, twins) => {
  for (const { written, shown } of twins) {
    const python = shown.code?.language === 'python'
    expect(shown.code?.text).toBe(python ? written.python : written.javascript)
    const asked = written.stem.endsWith('line by line?') ? lineByLine(String(written.key)) : String(written.key)
    expect(shown.key).toBe(python ? inPython(asked) : asked)
  }
})

test.each([...drawn])(
  '%s: where the lines are asked for, the key names each line that was printed',
  async (id, twins) => {
    const out = await outputsOf(id)
    for (const [i, { written, shown }] of twins.entries()) {
      if (!written.stem.endsWith('line by line?')) continue
      const said = out[i]?.join(', then ') ?? ''
      expect(shown.key, written.javascript).toBe(shown.code?.language === 'python' ? inPython(said) : said)
    }
  },
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

const bilingual = [...drawn].filter(([, twins]) => twins.some(({ written }) => written.python !== undefined))

test.skipIf(!python).each(bilingual)(
  '%s: the Python listing prints what its JavaScript twin prints',
  async (id, twins) => {
    const input = JSON.stringify(twins.map(({ written }) => written.python ?? ''))
    const said: unknown = JSON.parse(execFileSync('python3', ['-c', driver], { input, encoding: 'utf8' }))
    if (!Array.isArray(said)) throw new TypeError('no answer from Python')
    expect(said.length).toBe(twins.length)
    const script = await outputsOf(id)
    for (const [i, { written }] of twins.entries()) {
      if (written.python === undefined) continue
      expect(said[i], written.python).toEqual(script[i]?.map(inPython))
      if (!pythonCounts.has(id)) expect(said[i].join(' '), written.python).toBe(inPython(String(written.key)))
    }
  },
  120_000,
)

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { owners } from '#testing/owners.ts'

// The habits of this repository that no compiler and no linter knows. A remark made twice in a review becomes a test here.

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => file !== '' && existsSync(file))
const code = files.filter(file => /\.(ts|tsx|mjs)$/.test(file))
const isTest = (file: string) => /\.(test|journey)\.tsx?$/.test(file)
const shipped = code.filter(file => !isTest(file) && !file.startsWith('testing/'))
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Lines of the files that match, as `file:line: text`, so that a failure says where to look. */
function lines(of: readonly string[], pattern: RegExp): string[] {
  return of.flatMap(file =>
    textOf(file)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  )
}

test('a rule has no clock and no dice of its own', () => {
  const rules = shipped.filter(file => /^features\/\w+\/rules\//.test(file))
  expect(rules.length).toBeGreaterThan(20)
  expect(lines(rules, /Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|crypto\.random/)).toEqual([])
})

/** From top to bottom: each feature knows only those above it. */
const features = owners.slice(owners.indexOf('account'), owners.indexOf('app'))

test('a feature imports nothing from below it, and the kit nothing from any feature', () => {
  const wrong = shipped.flatMap(file => {
    const [room, name = ''] = file.split('/')
    const above = room === 'features' ? features.slice(0, features.indexOf(name) + 1) : room === 'kit' ? [] : features
    const imported = [...textOf(file).matchAll(/from '#(\w+)\//g)].map(match => match[1] ?? '')
    return imported
      .filter(each => features.includes(each) && !above.includes(each))
      .map(each => `${file} imports #${each}`)
  })
  expect(wrong).toEqual([])
})

test('features, kit, outside and content know nothing of the app that puts them side by side', () => {
  expect(
    lines(
      code.filter(file => /^(features|kit|outside|content)\//.test(file)),
      /from '#app\//,
    ),
  ).toEqual([])
})

test('only tests and development tools import from testing/', () => {
  expect(
    lines(
      shipped.filter(file => !/^(bench|tools|journeys)\/|\.config\.ts$/.test(file)),
      /from '#testing\//,
    ),
  ).toEqual([])
})

test('outside and content import no feature but the rules that content is written against', () => {
  expect(
    lines(
      shipped.filter(file => file.startsWith('outside/')),
      /from '#(account|membership|pet|authoring|topics|learning|progress|guardian)\//,
    ),
  ).toEqual([])
  expect(
    lines(
      shipped.filter(file => file.startsWith('content/')),
      /from '#(?!authoring\/rules\/|kit\/random\/)/,
    ),
  ).toEqual([])
})

test('between rooms imports go through the package, never up and over', () => {
  expect(lines(code, /from '\.\.\/\.\.\/\.\./)).toEqual([])
})

test('the kit would fit any other product', () => {
  const kit = shipped.filter(file => file.startsWith('kit/'))
  expect(lines(kit, /\b(creatures?|pets?|learners?|topics?|questions?|evolution|streaks?)\b/i)).toEqual([])
})

test('every file is in a folder that has a place for it', () => {
  const rooms = /^(features|app|kit|outside|content|database|deploy|journeys|bench|testing|tools|docs|\.ci)\//
  const loose =
    /^(\.?[a-z-]+(\.[a-z-]+)*\.(json|ts|md)|README\.md|CONTRIBUTING\.md|CHANGELOG\.md|LICENSE|\.gitignore|\.env\.example|\.npmrc)$/
  expect(files.filter(file => !rooms.test(file) && !loose.test(file))).toEqual([])
  const inFeatures =
    /^features\/(account|membership|pet|authoring|topics|learning|progress|guardian)\/(README\.md|contract\.ts|words\.ts|tables\.ts|(statement|column)-types\.ts|(rules|server|web)\/.+)$/
  expect(files.filter(file => file.startsWith('features/') && !inFeatures.test(file))).toEqual([])
})

test('names say what is inside', () => {
  expect(code.filter(file => /(^|\/)(index|utils?|misc|helpers?|constants?|common)\.(ts|tsx)$/.test(file))).toEqual([])
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/
  expect(code.filter(file => !kebab.test(basename(file)))).toEqual([])
})

test('no default exports where no tool asks for one', () => {
  expect(
    lines(
      code.filter(file => !/\.config\.ts$/.test(file)),
      /^export default /,
    ),
  ).toEqual([])
})

test('tests are neither singled out, skipped nor asleep', () => {
  const tests = code.filter(file => isTest(file) && file !== 'tools/habits.test.ts')
  expect(lines(tests, /\.(only|todo|fixme)\(|waitForTimeout\(/)).toEqual([])
})

test('nothing is left to do, and no check is silenced', () => {
  const own = ['tools/habits.test.ts']
  const looked = code.filter(file => !own.includes(file))
  expect(
    lines(looked, /@TODO|\bTODO\b|FIXME|@ts-ignore|@ts-nocheck|@ts-expect-error|\bas any[;,)\]]|: any[;,)=]/),
  ).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = shipped.filter(
    file => /^(features|app|kit|outside)\//.test(file) && /process\.env/.test(textOf(file)),
  )
  expect(
    readers.filter(
      file =>
        !/^(app\/server\/(settings|server-process|faults\/kept-server)|kit\/db\/(test-run|cluster|binaries))\.ts$/.test(
          file,
        ),
    ),
  ).toEqual([])
})

test('half of all files are short, and none is a layer', () => {
  const written = shipped.filter(file => !file.endsWith('/statement-types.ts'))
  const lengths = written.map(file => textOf(file).split('\n').length).toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80)
  expect(written.filter(file => textOf(file).split('\n').length > 400)).toEqual([])
})

test('each feature says in half a page what its words are and where its rules are', () => {
  const missing = features.filter(
    name => files.some(file => file.startsWith(`features/${name}/`)) && !files.includes(`features/${name}/README.md`),
  )
  expect(missing).toEqual([])
})

test('a test that puts something in the place of a module has a process of its own', () => {
  const config = textOf('vitest.config.ts')
  const sharing = files.filter(file => /^features\/\w+\/(rules|server)\/.+\.test\.ts$/.test(file))
  const mocking = sharing.filter(file => /\bvi\.(m|doM)ock\(/.test(textOf(file)))
  expect(mocking.filter(file => !config.includes(`'${file}'`))).toEqual([])
})

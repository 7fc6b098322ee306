import { expect, test } from 'vitest'
import type { Problem } from '#authoring/rules/family.ts'
import { check } from '#authoring/rules/gate.ts'
import { writeComputed } from '#authoring/rules/procedural-author.ts'
import { familiesOf } from '#authoring/server/families.ts'
import { seededDice } from '#kit/random/dice.ts'

const programmingFamilies = familiesOf('programming')

const seeds = 2000
const each = programmingFamilies.map(family => [family.id, family] as const)

function drawn(family: (typeof programmingFamilies)[number]): Problem[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const thrown = seededDice(`shape ${seed}`)
    return family.draw(thrown, thrown.pick(family.levels))
  })
}

test('every family has its own id', () => {
  expect(new Set(programmingFamilies.map(family => family.id)).size).toBe(programmingFamilies.length)
})

test.each(each)('%s: the same dice give the same problem', (_, family) => {
  for (const level of family.levels) {
    expect(family.draw(seededDice(7), level)).toEqual(family.draw(seededDice(7), level))
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(family.draw(seededDice(seed), level)))).size,
    ).toBeGreaterThan(5)
  }
})

test.each(each)('%s: two levels, three to fourteen misconceptions, each in use', (_, family) => {
  expect(family.levels.length).toBeGreaterThanOrEqual(2)
  const known = Object.keys(family.misconceptions)
  expect(known.length).toBeGreaterThanOrEqual(3)
  expect(known.length).toBeLessThanOrEqual(14)
  const used = new Set(drawn(family).flatMap(one => one.distractors.map(wrong => wrong.misconception)))
  expect([...used].sort()).toEqual(known.sort())
})

test.each(each)('%s: at least 200 different questions', (_, family) => {
  expect(new Set(drawn(family).map(one => `${one.stem}\n${one.code?.text}`)).size).toBeGreaterThanOrEqual(200)
})

/** What is wrong with a problem, by the name of the rule that it breaks. */
function faults(one: Problem): string[] {
  const wrong = [...one.distractors.map(option => option.value), ...(one.nearMisses ?? [])]
  const options = [one.key, ...wrong]
  const explanation = one.steps.join(' ').length
  const listing = (one.code?.text ?? '').split('\n')
  const rules: Readonly<Record<string, boolean>> = {
    'a wrong option appears twice': new Set(wrong).size === wrong.length,
    'the key is among the wrong options': !wrong.includes(one.key),
    'three wrong options': wrong.length >= 3,
    'one wrong option from a misconception': one.distractors.length > 0,
    'an option is too long': options.every(option => option.length <= 110),
    'an option has spaces around it': options.every(option => option === option.trim()),
    'an option is no clean value': options.every(option => !/NaN[^ ,]|Infinity|\d\.\d{3}|\[object/.test(option)),
    'the stem has 15 to 220 characters': one.stem.length >= 15 && one.stem.length <= 220,
    'the explanation has 20 to 400 characters': explanation >= 20 && explanation <= 400,
    'the last step names the key': one.steps.at(-1)?.includes(one.key) ?? false,
    'the listing is at most 18 lines of 72 characters':
      listing.length <= 18 && listing.every(line => line.length <= 72),
  }
  return Object.keys(rules).filter(rule => !rules[rule])
}

test.each(each)('%s: one right option and at least three wrong ones, of fitting size', (_, family) => {
  const broken = drawn(family).flatMap(one => faults(one).map(rule => `${rule}: ${JSON.stringify(one)}`))
  expect(broken.slice(0, 3)).toEqual([])
})

test.each(each)('%s: the gate lets every draft pass', (_, family) => {
  const refused = family.levels.flatMap(level =>
    Array.from({ length: 150 }, (_, seed) => writeComputed(family, level, seededDice(`gate ${seed}`))).flatMap(
      draft => {
        const reasons = draft === undefined ? ['no draft'] : check(draft).reasons.filter(one => one.level === 'hard')
        return reasons.length > 0 ? [JSON.stringify({ reasons, draft })] : []
      },
    ),
  )
  expect(refused).toEqual([])
})

test.each(each)('%s gives a Python listing no page on JavaScript', (_, family) => {
  for (let seed = 0; seed < 60; seed++) {
    const level = family.levels[seed % family.levels.length] ?? 1
    const { code, source = family.source } = family.draw(seededDice(`source ${seed}`), level)
    if (code?.language === 'python') expect(source.url).not.toContain('developer.mozilla.org')
  }
})

test.each(each.filter(([id]) => /binary-numbers|hex-numbers/.test(id)))(
  '%s: a numeral of another base is not measured as a decimal number',
  (_, family) => {
    const notes = Array.from({ length: 300 }, (_, seed) => writeComputed(family, 3, seededDice(`base ${seed}`)))
      .filter(draft => /Which (?:binary|hexadecimal)/.test(draft?.stem ?? ''))
      .flatMap(draft => draft?.distractors.map(option => option.why) ?? [])
    expect(notes.length).toBeGreaterThan(50)
    expect(notes.filter(why => why === undefined || /too (?:large|small)/.test(why))).toEqual([])
  },
)

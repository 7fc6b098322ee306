import { parseArgs } from 'node:util'
import type { AuditRow } from '#authoring/rules/audit.ts'
import { auditDrafts, refusalsOf } from '#authoring/rules/audit.ts'
import { balanced } from '#authoring/rules/balance.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { describeFigure } from '#authoring/rules/figures/describe-figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import { poolChecks } from '#authoring/rules/pool-checks.ts'
import { presetTopics } from '#authoring/rules/preset-topics.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import { asksToApply, attemptQuestions, writeQuestions } from '#authoring/server/library.ts'
import { seededDice } from '#kit/random/dice.ts'

// Questions to read and to count:
//   npm run questions -- --topic history --level easy --count 20 --seed 7
//   npm run questions -- --audit [--topic history] [--refused]

const levels: Readonly<Record<string, Level>> = { easy: 1, medium: 2, hard: 3, expert: 4 }
const levelNames = Object.keys(levels)

function show(draft: Draft, number: number): void {
  const { options, correctAnswer, whys } = orderOptions(draft, draft.fingerprint)
  console.log(`${number}. [${levelNames[draft.level - 1]}, ${draft.skill}, ${draft.kind}] ${draft.stem}`)
  if (draft.figure !== undefined) console.log(`      [figure: ${describeFigure(draft.figure)}]`)
  if (draft.code !== undefined) console.log(draft.code.text.replace(/^/gm, '      | '))
  for (const [i, option] of options.entries()) {
    console.log(`   ${i === correctAnswer ? '*' : ' '} ${option}${whys[i] === null ? '' : `   (${whys[i]})`}`)
  }
  console.log(`   > ${draft.explanation}`)
  console.log(`   source: ${draft.source.title}, ${draft.source.url ?? 'no address'}\n`)
}

const percent = (part: number): string => `${Math.round(100 * part)}%`

function line({
  level,
  facts,
  items,
  questions,
  figures,
  grade,
  ...shares
}: AuditRow): Record<string, string | number> {
  return {
    level: level === 'all' ? 'all' : (levelNames[level - 1] ?? level),
    facts,
    items,
    questions,
    'key at 1/2/3/4': figures.positions.map(count => percent(questions === 0 ? 0 : count / questions)).join(' '),
    'key longest': percent(figures.longestShare),
    'grade (FK)': grade.toFixed(1),
    source: percent(shares.withSource),
    figure: percent(shares.withFigure),
    listing: percent(shares.withListing),
    notes: percent(shares.withNotes),
    apply: percent(shares.applied),
  }
}

function audit(topic: string, seed: string, refused: boolean): void {
  const began = performance.now()
  const attempts = [...attemptQuestions(topic, { seed })]
  const seconds = (performance.now() - began) / 1000
  const passed = attempts.filter(attempt => attempt.verdict.passed).map(attempt => attempt.draft)
  const drafts = balanced(passed)
  console.log(
    `\n${topic}: ${passed.length} questions in ${seconds.toFixed(1)} s, ${Math.round(passed.length / seconds)} a second; ${drafts.length} go into the pool`,
  )
  const applies = asksToApply(topic)
  const rows = ([1, 2, 3, 4, 'all'] as const).map(level => auditDrafts(drafts, level, applies))
  console.table(rows.map(line))
  const { byCheck, silent } = refusalsOf(attempts)
  console.log(`refused attempts: ${[...byCheck].map(([name, count]) => `${name} ${count}`).join(' · ') || 'none'}`)
  const whole = rows.at(-1)
  const guesses = whole?.figures.guesses ?? []
  console.log(
    `guessing blind: ${guesses.map(g => `${g.name} ${percent(g.overall)} (${percent(g.whereItApplies)} of ${g.applies})`).join(' · ')}`,
  )
  for (const { id, name, check } of poolChecks) {
    const words = whole === undefined ? undefined : check(whole.figures)
    if (words !== undefined) console.log(`pool check ${id} (${name}): ${words}`)
  }
  console.log(
    `${silent.length} facts, items or families gave no question${refused || silent.length === 0 ? '' : ' (--refused lists them)'}`,
  )
  if (refused) for (const { slot, stem, words } of silent) console.log(`   ${slot}: ${words}   <${stem}>`)
}

/** So many at random of what would go into the pool. */
function draw(topic: string, count: number): Draft[] {
  const pool = balanced([...writeQuestions(topic, { level, seed: values.seed })])
  return seededDice(`draw ${values.seed}`).shuffle(pool).slice(0, count)
}

const { values } = parseArgs({
  options: {
    topic: { type: 'string' },
    level: { type: 'string' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    audit: { type: 'boolean', default: false },
    refused: { type: 'boolean', default: false },
  },
})

const topics = values.topic === undefined ? presetTopics : [values.topic]
const level = values.level === undefined ? undefined : levels[values.level]
if (values.level !== undefined && level === undefined) {
  console.error(`There is no level "${values.level}": ${levelNames.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const topic of topics) {
    try {
      if (values.audit) audit(topic, values.seed, values.refused)
      else {
        console.log(`\n${topic}\n`)
        let number = 0
        for (const draft of draw(topic, Number(values.count))) show(draft, ++number)
        if (number === 0) console.log('no questions')
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    }
  }
}

import { reasonToRetire } from '#authoring/rules/retire.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import type { QuestionRecord } from '../rules/calibrate.ts'
import { calibrated, freshRecord } from '../rules/calibrate.ts'
import { bandOfLevel } from '../rules/difficulty.ts'
import { choiceOf, optionsFor } from '../rules/learner-options.ts'
import type { MeetingRow, RecordRow } from './calibration.store.ts'
import {
  findMeetings,
  findRecords,
  lockCalibration,
  retireQuestion,
  saveReadUntil,
  saveRecords,
} from './calibration.store.ts'
import { compensateLearners } from './compensate-learners.ts'
import { revalidateDraft } from './revalidate-draft.ts'

const chunkSize = 2000
/** Milliseconds; answers become visible a little after the time they carry, so the latest ones wait for the next run. */
const settlingTime = 60_000

/**
 * Calibrates the difficulty of questions from all first answers since the last run, and retires questions that the answers speak
 * against (check 30). Runs in the background; concurrent calls are safe.
 *
 * @returns how many answers it processed
 */
export async function calibrateQuestions(deps: HandlerDeps, awardAchievements: AwardAchievements): Promise<number> {
  let read = 0
  for (;;) {
    const chunk = await calibrateChunk(deps)
    read += chunk.read
    for (const suspect of chunk.suspects) await retire(deps, awardAchievements, suspect)
    if (!chunk.more) return read
  }
}

interface Suspect {
  questionId: string
  because: string
}

async function calibrateChunk({
  db,
  clock,
}: HandlerDeps): Promise<{ read: number; more: boolean; suspects: Suspect[] }> {
  const until = new Date(clock().getTime() - settlingTime)
  return await transaction(db, async client => {
    const after = (await lockCalibration.first(client, {}))?.read_until ?? new Date(0)
    const found = await findMeetings.run(client, { after, until, most: chunkSize })
    const more = found.length === chunkSize
    const meetings = more ? withoutLastMoment(found) : found
    const rows = await findRecords.run(client, {
      questions: [...new Set(meetings.map(({ question_id }) => question_id))],
    })
    const changed = rows.map(row => ({
      row,
      record: recordAfter(
        row,
        meetings.filter(({ question_id }) => question_id === row.question_id),
      ),
    }))
    await saveRecords.run(client, {
      records: JSON.stringify(changed.map(({ row, record }) => recordRow(row.question_id, record))),
    })
    const readUntil = more ? meetings.at(-1)?.answered_at : until
    if (readUntil && readUntil > after) await saveReadUntil.run(client, { until: readUntil })
    return { read: meetings.length, more, suspects: changed.flatMap(({ row, record }) => suspectOf(row, record)) }
  })
}

/** Drops answers of the last timestamp, as more of them may follow in the next chunk. */
function withoutLastMoment(meetings: MeetingRow[]): MeetingRow[] {
  const last = meetings.at(-1)?.answered_at.getTime()
  const before = meetings.filter(({ answered_at }) => answered_at.getTime() !== last)
  return before.length > 0 ? before : meetings
}

/**
 * Uses only answers whose result matches the question as worded now; an answer to an older wording, or one forgiven because the
 * question was withdrawn, says nothing about it.
 */
function recordAfter(row: RecordRow, meetings: readonly MeetingRow[]): QuestionRecord {
  const { logit } = bandOfLevel(row.level)
  return meetings.reduce((record, { learner_id, chosen, correct, ability }) => {
    const { options } = optionsFor(learner_id, row.question_id, row.draft)
    const choice = choiceOf(row.draft, options, chosen)
    return correct === (choice === 0) ? calibrated(record, { ability, correct, choice }, logit) : record
  }, recordOf(row))
}

function recordOf(row: RecordRow): QuestionRecord {
  if (row.difficulty === null) return freshRecord(bandOfLevel(row.level).logit)
  return {
    difficulty: row.difficulty,
    answers: row.answers ?? 0,
    correctAnswers: row.correct_answers ?? 0,
    choices: row.choices ?? [0, 0, 0, 0],
    strongAnswers: row.strong_answers ?? 0,
    strongCorrect: row.strong_correct ?? 0,
  }
}

function recordRow(question_id: string, record: QuestionRecord) {
  return {
    question_id,
    difficulty: record.difficulty,
    answers: record.answers,
    correct_answers: record.correctAnswers,
    choices: record.choices,
    strong_answers: record.strongAnswers,
    strong_correct: record.strongCorrect,
  }
}

/** A computed key that is confirmed by recomputing it is right, however many learners share a misconception. */
function suspectOf({ question_id, draft }: RecordRow, record: QuestionRecord): Suspect[] {
  const [key = 0, ...distractors] = record.choices
  const because = reasonToRetire({
    key,
    distractors,
    strong: { answers: record.strongAnswers, right: record.strongCorrect },
  })
  if (because === undefined || (draft.author === 'computed' && revalidateDraft(draft).passed)) return []
  return [{ questionId: question_id, because }]
}

async function retire(
  deps: HandlerDeps,
  awardAchievements: AwardAchievements,
  { questionId, because }: Suspect,
): Promise<void> {
  const retired = await retireQuestion.first(deps.db, { question: questionId, now: deps.clock(), because })
  if (retired) await compensateLearners(deps, awardAchievements, questionId)
}

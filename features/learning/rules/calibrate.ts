import { expectedSuccess } from './ability.ts'

/** What all learners' answers show about one question. */
export interface QuestionRecord {
  /** In logits, on the same scale as ability. */
  difficulty: number
  /** First answers: by learners who had not met it before. */
  answers: number
  correctAnswers: number
  /** How many chose each option, in the draft's order with the key first. */
  choices: readonly number[]
  /** First answers by learners who were expected to know it. */
  strongAnswers: number
  strongCorrect: number
}

/** A learner's first answer to a question. */
export interface FirstMeeting {
  /** The learner's ability in the topic before the answer, in logits. */
  ability: number
  correct: boolean
  /** Index of the option in the draft's order, the key first. */
  choice: number
}

/** Learners expected to be right this often should know the answer (check 30). */
const strong = 0.8
/** Weight of the author's band as a prior, in answers. */
const priorAnswers = 6
/** Inverse slope of the success curve at a success rate of about 0.8, so that a step of this size over n averages n answers. */
const stepScale = 6

/** The record of a question of this band before its first answer. */
export function freshRecord(bandLogit: number): QuestionRecord {
  return {
    difficulty: bandLogit,
    answers: 0,
    correctAnswers: 0,
    choices: [0, 0, 0, 0],
    strongAnswers: 0,
    strongCorrect: 0,
  }
}

/**
 * The record after one more first answer. Difficulty moves against the surprise, by a step that shrinks as answers accumulate
 * (the counterpart of the ability update: Elo with an uncertainty function, Pelánek 2016).
 *
 * @param bandLogit difficulty of the author's band; strong learners are identified by it, as a wrong key would drive up the
 *   estimated difficulty and so hide behind it
 */
export function calibrated(record: QuestionRecord, meeting: FirstMeeting, bandLogit: number): QuestionRecord {
  const surprise = (meeting.correct ? 1 : 0) - expectedSuccess(meeting.ability, record.difficulty)
  const isStrong = expectedSuccess(meeting.ability, bandLogit) >= strong
  return {
    difficulty: record.difficulty - (stepScale * surprise) / (priorAnswers + record.answers),
    answers: record.answers + 1,
    correctAnswers: record.correctAnswers + (meeting.correct ? 1 : 0),
    choices: record.choices.map((count, option) => count + (option === meeting.choice ? 1 : 0)),
    strongAnswers: record.strongAnswers + (isStrong ? 1 : 0),
    strongCorrect: record.strongCorrect + (isStrong && meeting.correct ? 1 : 0),
  }
}

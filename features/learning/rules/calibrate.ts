import { expectedSuccess } from './ability.ts'

/** What all learners together showed of one question. */
export interface QuestionRecord {
  /** Logits, on the scale of the ability. */
  difficulty: number
  /** Answers of learners who met it for the first time. */
  answers: number
  correctAnswers: number
  /** How many of them chose each option, as the draft lists them, the key first. */
  choices: readonly number[]
  /** Of those who were expected to know it. */
  strongAnswers: number
  strongCorrect: number
}

/** A learner's first meeting with a question. */
export interface FirstMeeting {
  /** The learner's ability in the topic before it, in logits. */
  ability: number
  correct: boolean
  /** The option as the draft lists them, the key first. */
  choice: number
}

/** Who is expected to be right this often should know it (check 30). */
const strong = 0.8
/** The prior of a question is worth so many answers: the band that its author gave it is a good guess. */
const priorAnswers = 6
/** One over the slope of the success curve where questions are met (about 0.8 right): a step of this size over n averages n answers. */
const stepScale = 6

/** A question of this band that nobody has met yet. */
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
 * What one more first answer shows: the question moves against the surprise, by a step that shrinks with the answers seen
 * (the mirror of the ability's update: Elo with an uncertainty function, Pelánek 2016).
 *
 * @param bandLogit where its author put it; who is a strong learner is judged by that, so that a wrong key can not
 *   hide behind a difficulty that it has itself driven up
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

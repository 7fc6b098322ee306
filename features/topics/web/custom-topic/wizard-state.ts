import type { ReplyOf } from '#kit/contract/endpoint.ts'
import type { createCustomTopic, readUnfinishedTopic } from '#topics/contract.ts'
import { isLongEnough } from '../../rules/custom-topic/long-enough.ts'

/** An unfinished topic as the server keeps it. */
export type Unfinished = NonNullable<ReplyOf<typeof readUnfinishedTopic>['unfinished']>
export type Created = ReplyOf<typeof createCustomTopic>

/** The current step, and everything the learner wrote so far. */
export interface WizardState extends Unfinished {
  /** The reply to creating the topic. */
  created: Created | null
  /** How often the learner retried writing the questions. */
  regenerations: number
}

/** Most retries offered (SPEC §9). */
export const mostRegenerations = 3
/** Fewest characters of a topic's name (SPEC §5). */
export const shortestName = 3

export const blank: WizardState = {
  step: 1,
  topicArea: '',
  questions: [],
  userResponses: [],
  topicName: '',
  research: null,
  created: null,
  regenerations: 0,
}

/** The answer to a question, empty where there is none yet. */
export function answerTo(state: WizardState, question: string): string {
  return state.userResponses.find(response => response.question === question)?.answer ?? ''
}

/** The state with a question answered, the answers in the order of the questions. */
export function withAnswer(state: WizardState, question: string, answer: string): WizardState {
  const userResponses = state.questions.map(each => ({
    question: each.question,
    answer: each.question === question ? answer : answerTo(state, each.question),
  }))
  return { ...state, userResponses }
}

/** Whether a question has an answer that is long enough, or one of its choices. */
export function isAnswered(state: WizardState, { question, choices }: WizardState['questions'][number]): boolean {
  return isLongEnough(answerTo(state, question), choices)
}

/** Whether every question has an answer. */
export function allAnswered(state: WizardState): boolean {
  return state.questions.every(interest => isAnswered(state, interest))
}

/** The state after a retry of writing the questions; `reply` is undefined if it failed. */
export function withRegenerated(
  state: WizardState,
  reply: { questionsCreated: number; message: string } | undefined,
): WizardState {
  const regenerations = state.regenerations + 1
  if (!state.created || !reply) return { ...state, regenerations }
  // The earlier warning no longer applies.
  const { warning, ...created } = state.created
  return { ...state, regenerations, created: { ...created, ...reply } }
}

/** Whether the learner can still cancel: only until there is a topic. */
export const canCancel = ({ step, created }: WizardState): boolean => step < 4 || !created?.topic

/** One step back, from the second and third; the learner's answers stay. */
export function stepBack(state: WizardState): WizardState {
  return state.step === 2 || state.step === 3 ? { ...state, step: state.step - 1 } : state
}

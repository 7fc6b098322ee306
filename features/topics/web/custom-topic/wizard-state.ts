import type { ReplyOf } from '#kit/contract/endpoint.ts'
import type { createCustomTopic, readUnfinishedTopic } from '#topics/contract.ts'
import { isLongEnough } from '../../rules/custom-topic/long-enough.ts'

/** What the server keeps of a way that is not finished. */
export type Unfinished = NonNullable<ReplyOf<typeof readUnfinishedTopic>['unfinished']>
export type Created = ReplyOf<typeof createCustomTopic>

/** Where the learner stands in the wizard, and what they wrote so far. */
export interface WizardState extends Unfinished {
  /** What became of it, once it was made. */
  created: Created | null
  /** How often the questions were asked for again. */
  regenerations: number
}

/** Regenerations that are offered (SPEC §9). */
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

/** Whether a question has an answer that is long enough, or one of those that are there to tap. */
export function isAnswered(state: WizardState, { question, choices }: WizardState['questions'][number]): boolean {
  return isLongEnough(answerTo(state, question), choices)
}

/** Whether every question has an answer. */
export function allAnswered(state: WizardState): boolean {
  return state.questions.every(interest => isAnswered(state, interest))
}

/** The state after the questions were asked for once more; `reply` is undefined where nothing came. */
export function withRegenerated(
  state: WizardState,
  reply: { questionsCreated: number; message: string } | undefined,
): WizardState {
  const regenerations = state.regenerations + 1
  if (!state.created || !reply) return { ...state, regenerations }
  // What was said of the questions before holds no more.
  const { warning, ...created } = state.created
  return { ...state, regenerations, created: { ...created, ...reply } }
}

/** Whether the way can still be left without a topic: until there is one. */
export const canCancel = ({ step, created }: WizardState): boolean => step < 4 || !created?.topic

/** One step down, from the second and third; what was written stays. */
export function stepBack(state: WizardState): WizardState {
  return state.step === 2 || state.step === 3 ? { ...state, step: state.step - 1 } : state
}

import * as z from 'zod'
import type { Seal } from '#kit/words/sealed.ts'
import type { Draft } from '../draft.ts'
import { sealedFacts } from './ask-for-questions.ts'
import type { GroundFact } from './ground-fact.ts'

const letters = ['A', 'B', 'C', 'D'] as const

export const vote = z.object({ question: z.number(), answer: z.enum([...letters, 'none', 'several']) })
export type Vote = z.infer<typeof vote>

/** A draft with its options in the order of this vote. */
export interface Ballot {
  draft: Draft
  options: readonly string[]
}

/** Asks for the answers to questions without their keys; the options are in the ballots' order. */
export function askForVotes(ballots: readonly Ballot[], facts: readonly GroundFact[], seal: Seal) {
  const questions = ballots.map(({ draft, options }, n) =>
    [`Q${n + 1}: ${draft.stem}`, ...options.map((option, place) => `${letters[place]}: ${option}`)].join('\n'),
  )
  return {
    name: 'votes',
    thinks: true,
    instructions: `${rules}\n\n${seal.rule}`,
    prompt: `${sealedFacts(facts, seal)}\n\nQuestions:\n${seal.wrap(questions.join('\n'))}\n\nAnswer all ${ballots.length} questions.`,
    mostTokens: 1200 + ballots.length * 80,
  }
}

const rules = `You answer multiple-choice questions from the facts you are given, and from general knowledge where they say nothing.
For each question give its number (1 for Q1) and your answer: the letter of the one right option, "none" if no option is right, or "several" if more than one is right.
You are not told which option the writer considers right, and some questions contain mistakes: do not guess what was meant.`

/** Whether a vote chose the draft's key; false without a vote. */
export function isForKey({ draft, options }: Ballot, answer: Vote['answer'] | undefined): boolean {
  return letters.some((letter, place) => letter === answer && options[place] === draft.key)
}

/** The answer to each ballot, by its number; of two the first counts. */
export function answersTo(ballots: readonly Ballot[], votes: readonly Vote[]): (Vote['answer'] | undefined)[] {
  return ballots.map((_, n) => votes.find(({ question }) => question === n + 1)?.answer)
}

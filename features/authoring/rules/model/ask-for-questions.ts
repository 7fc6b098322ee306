import * as z from 'zod'
import type { Seal } from '#kit/words/sealed.ts'
import type { GroundFact } from './ground-fact.ts'

/** What a learner wants to learn. */
export interface QuestionRequest {
  /** As the learner named it. */
  topic: string
  /** What the learner said about it; a preference, never an instruction. */
  likes: readonly string[]
}

/** A question as a model writes it: without letters or a position for the key, so that it can't favour one. */
export const writtenQuestion = z.object({
  stem: z.string(),
  correct: z.string(),
  distractors: z.array(z.object({ text: z.string(), whyWrong: z.string() })),
  explanation: z.string(),
  factIds: z.array(z.string()),
  difficulty: z.number(),
})
export type WrittenQuestion = z.infer<typeof writtenQuestion>

const mostTopic = 80
const mostAnswer = 500

/** One line that can't pass for a numbered fact or question. */
const unnumbered = (text: string) =>
  text
    .replace(/\b[FQ]\d{1,3}\s*:/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The learner's own words, cut to a sensible length and sealed. */
export function sealedRequest({ topic, likes }: QuestionRequest, seal: Seal): string {
  const said = likes.map(like => unnumbered(like.slice(0, mostAnswer))).filter(like => like !== '')
  const liked = said.length > 0 ? `\nWhat the learner said about it: ${seal.wrap(said.join('\n'))}` : ''
  return `Topic: ${seal.wrap(unnumbered(topic.slice(0, mostTopic)))}${liked}`
}

/** Facts numbered F1, F2 … in their order, sealed. */
export function sealedFacts(facts: readonly GroundFact[], seal: Seal): string {
  return `Facts:\n${seal.wrap(facts.map(({ text }, n) => `F${n + 1}: ${unnumbered(text)}`).join('\n'))}`
}

/** Asks for `count` questions based on these facts only. */
export function askForQuestions(request: QuestionRequest, facts: readonly GroundFact[], count: number, seal: Seal) {
  return {
    name: 'questions',
    thinks: true,
    instructions: `${rules}\n\n${seal.rule}`,
    prompt: `${sealedRequest(request, seal)}\n\n${sealedFacts(facts, seal)}\n\nWrite ${count} questions.`,
    // A question comes to about 350 tokens; a model that reasons needs some before it.
    mostTokens: 2000 + count * 450,
  }
}

const rules = `You write multiple-choice questions for a learning game; its youngest learners are eight years old.
Each question:
- stem: one clear question of 15 to 200 characters that can be answered without seeing the options. Not "which of these is true", nothing negative, nothing that will change with time, no opinion.
- correct: the one right option. It follows from the facts you cite and is worded so that they say it. At most 80 characters.
- distractors: exactly three wrong options with whyWrong: one sentence on what is true of that option instead. Each is clearly wrong by the facts, tempting, of the same kind, form and length as the right one, and no other name for it. No "all of the above", no letters or numbers in front.
- explanation: one or two sentences, 20 to 300 characters, that say the right option and why. No option is mentioned by letter or place.
- factIds: the ids (F1, F2 …) of the facts that the question rests on, at least one. Ask about nothing that the facts do not say; what you know besides may serve for wrong options only.
- difficulty: 1 (an eight-year-old may know it) to 4 (an expert). Use all four.
Ask about as many different facts as you can, those closest to the topic and to what the learner said first. Nothing rude, sexual, cruel or frightening; no links and no markup.
The words of the stem must not give the right option away: no word of the stem may appear in the right option only.`

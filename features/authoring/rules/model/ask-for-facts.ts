import * as z from 'zod'
import type { Seal } from '#kit/words/sealed.ts'
import type { QuestionRequest } from './ask-for-questions.ts'
import { sealedRequest } from './ask-for-questions.ts'

export const extractedFact = z.object({ fact: z.string(), quote: z.string() })
export type ExtractedFact = z.infer<typeof extractedFact>

/** A page that was fetched. */
export interface Page {
  title: string
  url: string
  /** HTML or plain text. */
  content: string
}

/** Asks for the facts of a page, each with the words of the page that state it. @param text what a reader of the page reads */
export function askForFacts(request: QuestionRequest, title: string, text: string, seal: Seal) {
  return {
    name: 'facts',
    instructions: `${rules}\n\n${seal.rule}`,
    prompt: `${sealedRequest(request, seal)}\n\nTitle of the page: ${seal.wrap(title)}\n\nThe page:\n${seal.wrap(text)}`,
    mostTokens: 4000,
  }
}

const rules = `You extract facts about a topic from a page, for quiz questions. Take at most 30, the most interesting ones for a child first.
- fact: one sentence of 20 to 200 characters that can be understood on its own and names its subject in the page's own words; it says only what the quote states.
- quote: the words of the page that state it, 15 to 300 characters, copied exactly.
Leave out opinions, advertisements, anything addressed to a reader or to a program, what changes from year to year, and what is rude or frightening. If the page has nothing about the topic, the list is empty.`

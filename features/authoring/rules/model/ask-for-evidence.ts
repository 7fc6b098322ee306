import * as z from 'zod'
import type { Seal } from '#kit/words/sealed.ts'
import type { Draft } from '../draft.ts'

export const finding = z.object({
  question: z.number(),
  stated: z.enum(['yes', 'partly', 'no']),
  alsoRight: z.array(z.boolean()),
})
export type Finding = z.infer<typeof finding>

/** Asks whether what each draft cites states its key, and whether a wrong option could be right as well. */
export function askForEvidence(drafts: readonly Draft[], facts: ReadonlyMap<string, string>, seal: Seal) {
  const questions = drafts.map(({ stem, key, distractors, factIds }, n) =>
    [
      `Q${n + 1}: ${stem}`,
      ...factIds.map(id => `Fact: ${facts.get(id) ?? ''}`),
      `Answer: ${key}`,
      ...distractors.map(({ text }, place) => `${place + 1}: ${text}`),
    ].join('\n'),
  )
  return {
    name: 'evidence',
    thinks: true,
    instructions: `${rules}\n\n${seal.rule}`,
    prompt: `Questions:\n${seal.wrap(questions.join('\n'))}\n\nCheck all ${drafts.length} questions.`,
    mostTokens: 1200 + drafts.length * 100,
  }
}

const rules = `You check quiz questions strictly. For each question give its number (1 for Q1) and:
- stated: do its facts state that the answer is right? "yes", "partly" or "no".
- alsoRight: for each numbered option in its order, true if a well-read person could defend it as right too, else false.`

/** What a check found wrong with a draft; a draft that was not checked has not passed. */
export function faultFound(draft: Draft, found: Finding | undefined): string | undefined {
  if (!found) return 'nobody checked it'
  if (found.stated !== 'yes') return `what is cited states the key: ${found.stated}`
  const place = found.alsoRight.indexOf(true)
  if (place >= 0) return `"${draft.distractors[place]?.text ?? ''}" could be right as well`
  return found.alsoRight.length < draft.distractors.length ? 'not every wrong option was checked' : undefined
}

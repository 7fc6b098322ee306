import type { ReplyOf } from '#kit/contract/endpoint.ts'
import type { readMadeGood } from '#learning/contract.ts'
import { laterWords } from '../later-words.ts'

const longestQuestion = 90

/** What the learner is told, in one message however much there is; undefined where there is nothing. */
export function madeGoodMessage(notes: ReplyOf<typeof readMadeGood>['notes']): string | undefined {
  const [first] = notes
  if (first === undefined) return undefined
  const experience = notes.reduce((sum, note) => sum + note.experience, 0)
  return notes.length === 1
    ? laterWords.madeGood.one(experience, first.creatureName, shortened(first.question))
    : laterWords.madeGood.many(experience, first.creatureName, notes.length)
}

function shortened(text: string): string {
  if (text.length <= longestQuestion) return text
  const cut = text.slice(0, longestQuestion)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).trimEnd()}…`
}

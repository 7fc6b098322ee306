import type { ReplyOf } from '#kit/contract/endpoint.ts'
import type { readCompensations } from '#learning/contract.ts'
import { lazyWords } from '../lazy-words.ts'

const longestQuestion = 90

/** One message for all compensations; undefined if there are none. */
export function compensationMessage(notes: ReplyOf<typeof readCompensations>['notes']): string | undefined {
  const [first] = notes
  if (first === undefined) return undefined
  const experience = notes.reduce((sum, note) => sum + note.experience, 0)
  return notes.length === 1
    ? lazyWords.compensation.one(experience, first.creatureName, shortened(first.question))
    : lazyWords.compensation.many(experience, first.creatureName, notes.length)
}

function shortened(text: string): string {
  if (text.length <= longestQuestion) return text
  const cut = text.slice(0, longestQuestion)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).trimEnd()}…`
}

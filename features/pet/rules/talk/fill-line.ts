import type { Dice } from '#kit/random/dice.ts'
import type { TalkContext } from './talk-context.ts'
import { talkWords } from './talk-words.ts'

/** Fills the blanks of a line; at the start of a sentence the text is capitalised. */
export function fillLine(line: string, pet: TalkContext, luck: Dice): string {
  const due = talkWords.questions(pet.due?.questions ?? 0)
  const streak = talkWords.days(pet.learningStreak)
  const today = talkWords.questions(pet.answeredToday)
  const blanks: Readonly<Record<string, () => string>> = {
    topic: () => pet.due?.topic ?? (pet.topics.length > 0 ? luck.pick(pet.topics).name : ''),
    dueQuestions: () => due,
    todayQuestions: () => today,
    streak: () => streak,
    visits: () => talkWords.days(pet.visitStreak),
    level: () => String(pet.level),
    stage: () => String(pet.stage),
    form: () => pet.form,
    fact: () => pet.learned ?? '',
  }
  return line.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const text = blanks[name]?.() ?? ''
    return /(^|[.!?] )[¿¡]?$/.test(line.slice(0, at)) ? capital(text) : text
  })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

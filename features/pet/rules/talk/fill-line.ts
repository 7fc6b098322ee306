import type { Dice } from '#kit/chance/dice.ts'
import type { TalkContext } from './talk-context.ts'

/** Fills the blanks of a line with what is true of this pet; where one begins a sentence, so does its text. */
export function fillLine(line: string, pet: TalkContext, luck: Dice): string {
  const due = amount(pet.due?.questions ?? 0, 'question')
  const streak = amount(pet.learningStreak, 'day')
  const today = amount(pet.answeredToday, 'question')
  const blanks: Readonly<Record<string, () => string>> = {
    topic: () => pet.due?.topic ?? (pet.topics.length > 0 ? luck.pick(pet.topics).name : ''),
    dueQuestions: () => due,
    todayQuestions: () => today,
    streak: () => streak,
    visits: () => amount(pet.visitStreak, 'day'),
    level: () => String(pet.level),
    stage: () => String(pet.stage),
    form: () => pet.form,
    fact: () => pet.learned ?? '',
  }
  return line.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const text = blanks[name]?.() ?? ''
    return at === 0 || /[.!?] $/.test(line.slice(0, at)) ? capital(text) : text
  })
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `one question`, `three days`; in words up to ten. */
export function amount(count: number, noun: string): string {
  return `${small[count] ?? count} ${noun}${count === 1 ? '' : 's'}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

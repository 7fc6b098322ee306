import { pageWords } from '#pet/words.ts'

interface Condition {
  happiness: number
  energy: number
  intelligence: number
  status?: { message?: string | undefined }
}

const { status } = pageWords

const lines: readonly { holds: (pet: Condition) => boolean; line: string }[] = [
  { holds: pet => pet.happiness < 30, line: status.unhappy },
  { holds: pet => pet.energy < 30, line: status.tired },
  { holds: pet => pet.happiness > 80 && pet.energy > 80, line: status.great },
  { holds: pet => knowledgePercent(pet) > 50, line: status.smarter },
]

/** The status line of the card: the pet's own message first, then by SPEC §4 *Status line priority*. */
export function statusLine(pet: Condition): string {
  return pet.status?.message || (lines.find(({ holds }) => holds(pet))?.line ?? status.ready)
}

/** Intelligence rounded, at most 100 (SPEC §4). */
export function knowledgePercent(pet: { intelligence: number }): number {
  return Math.min(100, Math.round(pet.intelligence))
}

/** Green above 70, yellow above 40, otherwise red (SPEC §4). */
export function meterTone(value: number): 'high' | 'mid' | 'low' {
  return value > 70 ? 'high' : value > 40 ? 'mid' : 'low'
}

import type { Pet } from './pet-query.ts'
import { roomWords } from './room-words.ts'

const stats = ['health', 'happiness', 'energy'] as const

/** A reward as texts: each stat with its actual change, or that it was full already. */
export function shownReward(
  reward: Readonly<Record<string, number>>,
  before: Pet | null,
  after: Pet,
): { text: string; plain: boolean }[] {
  return stats.flatMap(stat => {
    const worth = reward[stat] ?? 0
    if (worth === 0) return []
    const name = roomWords.stat[stat] ?? stat
    const room = before && after[stat] >= 100 ? Math.min(worth, Math.round(100 - before[stat])) : worth
    return room === 0
      ? [{ text: roomWords.full(name), plain: true }]
      : [{ text: roomWords.change(room, name), plain: room < 0 }]
  })
}

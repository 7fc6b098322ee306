import type { Dice } from '#kit/chance/dice.ts'
import type { RankWish } from '../author.ts'
import { chooseByRank } from '../choose-by-rank.ts'
import type { Draft } from '../draft.ts'
import { fingerprintOf } from '../fingerprint.ts'
import type { WrittenItem } from '../pack.ts'
import type { PackIndex } from '../pack-index.ts'
import { numberLine } from '../serve-order.ts'

/** Three of the item's wrong options, by luck; of numbers those that put the key in the wished place. */
function choose(item: WrittenItem, dice: Dice, wish: RankWish): WrittenItem['distractors'] {
  const shuffled = dice.shuffle(item.distractors)
  const values = numberLine([item.key, ...shuffled.map(d => d.text)])
  const [key, ...others] = values ?? []
  if (key === undefined) return shuffled.slice(0, 3)
  const valued = shuffled.map((distractor, i) => ({ distractor, value: others[i] ?? 0 }))
  return chooseByRank(key, valued, wish, dice)?.map(chosen => chosen.distractor) ?? shuffled.slice(0, 3)
}

/** A question written by hand, with three of its wrong options. */
export function writeItem(index: PackIndex, item: WrittenItem, dice: Dice, wish: RankWish): Draft {
  const source = index.source(item.source)
  const draft: Omit<Draft, 'fingerprint'> = {
    topic: index.pack.id,
    stem: item.stem,
    key: item.key,
    distractors: choose(item, dice, wish),
    explanation: item.explanation,
    level: item.level,
    skill: `idea:${item.idea}`,
    kind: item.skill,
    factIds: [item.id],
    source: source === undefined ? { title: '' } : { title: source.title, url: source.url },
    author: 'library',
    ...(item.asOf === undefined ? {} : { asOf: item.asOf }),
    seed: dice.int(0, 2 ** 31 - 1),
  }
  return { ...draft, fingerprint: fingerprintOf(draft) }
}

import type { Dice } from '#kit/random/dice.ts'
import { chooseWrongOptions } from '../choose-wrong-options.ts'
import type { Draft } from '../draft.ts'
import type { Fairness } from '../fairness.ts'
import { fingerprintOf } from '../fingerprint.ts'
import type { WrittenItem } from '../pack.ts'
import type { PackIndex } from '../pack-index.ts'

/** A question written by hand, with three of its wrong options. */
export function writeItem(index: PackIndex, item: WrittenItem, dice: Dice, fairness: Fairness): Draft {
  const source = index.source(item.source)
  const draft: Omit<Draft, 'fingerprint'> = {
    topic: index.pack.id,
    stem: item.stem,
    ...(item.figure === undefined ? {} : { figure: item.figure }),
    key: item.key,
    distractors: chooseWrongOptions(item.key, dice.shuffle(item.distractors), fairness) ?? item.distractors,
    explanation: item.explanation,
    level: item.level,
    skill: `idea:${item.idea}`,
    applied: item.skill === 'apply',
    kind: item.skill,
    factIds: [item.id],
    source: source === undefined ? { title: '' } : { title: source.title, url: source.url },
    author: 'library',
    ...(item.asOf === undefined ? {} : { asOf: item.asOf }),
    seed: dice.int(0, 2 ** 31 - 1),
  }
  return { ...draft, fingerprint: fingerprintOf(draft) }
}

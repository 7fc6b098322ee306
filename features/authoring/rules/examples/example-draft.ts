import type { Draft } from '../draft.ts'
import { fingerprintOf } from '../fingerprint.ts'

/** A draft for trying out the gate: sound but for what is asked. The explanation names the key unless given. */
export function exampleDraft(
  stem: string,
  key: string,
  wrong: readonly string[],
  more: Partial<Omit<Draft, 'stem' | 'key' | 'distractors'>> = {},
): Draft {
  const draft: Omit<Draft, 'fingerprint'> = {
    topic: 'science',
    stem,
    key,
    distractors: wrong.map(text => ({ text, why: 'Something else is true of this one.' })),
    explanation: `Reference works agree on this point: ${key}.`,
    level: 3,
    skill: 'idea:example',
    kind: 'recall',
    factIds: ['f-example'],
    source: { title: 'Example', url: 'https://en.wikipedia.org/wiki/Example' },
    author: 'library',
    seed: 1,
    ...more,
  }
  return { ...draft, fingerprint: more.fingerprint ?? fingerprintOf(draft) }
}

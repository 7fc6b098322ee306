import { randomBytes } from 'node:crypto'
import type { Seal } from '#kit/words/sealed.ts'
import { sealWith } from '#kit/words/sealed.ts'

/** An unpredictable seal, new for every call. */
export function newSeal(): Seal {
  return sealWith(randomBytes(6).toString('hex'))
}

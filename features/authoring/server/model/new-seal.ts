import { randomBytes } from 'node:crypto'
import type { Seal } from '#kit/words/sealed.ts'
import { sealWith } from '#kit/words/sealed.ts'

/** A seal that nobody can foresee; a new one for every call. */
export function newSeal(): Seal {
  return sealWith(randomBytes(6).toString('hex'))
}

import { hash32 } from '#kit/random/dice.ts'
import type { Draft } from './draft.ts'

/** Case, spacing and final punctuation don't make a different question; signs such as + and × do. */
const settle = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s?.!:]+$/, '')
    .trim()

/** What the question asks: facts and direction where it is built from facts, otherwise stem, listing and key. */
function identity(draft: Omit<Draft, 'fingerprint'>): string {
  const facts = [...draft.factIds].sort().join(' ')
  if (draft.kind === 'forward' || draft.kind === 'inverse') return `${draft.topic}|${draft.kind}|${facts}`
  if (draft.kind === 'order' || draft.kind === 'odd')
    return `${draft.topic}|${draft.kind}|${facts}|${settle(draft.key)}`
  return `${settle(draft.stem)}|${draft.code?.text.trim() ?? ''}|${settle(draft.key)}`
}

/** 16 hexadecimal digits, the same for the same question whatever its wording of options, their order, or the seed. */
export function fingerprintOf(draft: Omit<Draft, 'fingerprint'>): string {
  const text = identity(draft)
  return [hash32(`0${text}`), hash32(`1${text}`)].map(half => half.toString(16).padStart(8, '0')).join('')
}

import type { Draft } from '../draft.ts'
import { fold } from '../text/fold.ts'
import { type Quantity, quantityOf } from '../text/quantity.ts'
import { contentWords } from '../text/words.ts'

/** One option, parsed once for all checks. */
export interface OptionReading {
  text: string
  folded: string
  content: string[]
  quantity: Quantity | undefined
  /** A number, a formula, a list or code: its meaning is in its symbols, not in words. */
  symbolic: boolean
}

/** A draft, parsed once for all checks. */
export interface Reading {
  draft: Draft
  key: OptionReading
  distractors: OptionReading[]
  options: OptionReading[]
  stemWords: string[]
  /** The options are printed code or output: compared character by character, never as prose. */
  verbatim: boolean
  /** Every option is prose. */
  prose: boolean
}

const brackets = /^\s*[[({"'`<].*[\])}"'`>]\s*$/
const signs = /[=<>{}[\]^√|;×÷∞≤≥≠²³]|=>|\w\(.*\)|\b\d+[a-z]\b|\b[a-z]\d\b|&&|\w\.\w+\(|\$\{|-{2}\w/i
const word = /\p{L}{3,}/u

function isSymbolic(text: string): boolean {
  return brackets.test(text) || signs.test(text) || !word.test(text)
}

function readOption(text: string, draft: Draft): OptionReading {
  const quantity = quantityOf(text)
  const computed = draft.author === 'computed' && /\d/.test(text)
  return {
    text,
    folded: fold(text),
    content: contentWords(text),
    quantity,
    symbolic: quantity !== undefined || computed || isSymbolic(text),
  }
}

/** Reads a draft: which options are numbers, code or prose, and which words carry meaning. */
export function read(draft: Draft): Reading {
  const key = readOption(draft.key, draft)
  const distractors = draft.distractors.map(distractor => readOption(distractor.text, draft))
  const options = [key, ...distractors]
  const verbatim = draft.code !== undefined || (draft.author === 'computed' && draft.topic === 'programming')
  return {
    draft,
    key,
    distractors,
    options,
    stemWords: contentWords(draft.stem),
    verbatim,
    prose: !verbatim && options.every(option => !option.symbolic),
  }
}

import * as z from 'zod/mini'
import { words } from '../words.ts'

/** Control characters but line breaks, and signs that show as nothing or turn text around: PostgreSQL and readers are spared them. */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A few words about what is wrong, in any script; what can't be seen is left out, and nothing at all is no note. */
export const reportNoteShape = z.pipe(
  z.string(words.noteNoText).check(z.maxLength(500, words.noteTooLong)),
  z.transform(text => text.replace(invisible, '').trim() || undefined),
)

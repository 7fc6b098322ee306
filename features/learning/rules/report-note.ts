import * as z from 'zod/mini'
import { visible } from '#kit/words/visible.ts'
import { words } from '../words.ts'

/** A few words about what is wrong, in any script; what can't be seen is left out, and nothing at all is no note. */
export const reportNoteShape = z.pipe(
  z.string(words.noteNoText).check(z.maxLength(500, words.noteTooLong)),
  z.transform(text => visible(text) || undefined),
)

import * as z from 'zod'
import { visible } from '#kit/words/visible.ts'
import { words } from '../words.ts'

/** A few words about what is wrong, in any script; what can't be seen is left out, and nothing at all is no note. */
export const reportNoteShape = z.pipe(
  z.string(words.noteNoText).max(500, words.noteTooLong),
  z.transform(text => visible(text) || undefined),
)

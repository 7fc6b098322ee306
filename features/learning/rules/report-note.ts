import * as z from 'zod'
import { visible } from '#kit/words/visible.ts'
import { words } from '../words.ts'

/** A note about what is wrong, in any script. Invisible characters are removed; an empty note counts as none. */
export const reportNoteShape = z.pipe(
  z.string(words.noteNoText).max(500, words.noteTooLong),
  z.transform(text => visible(text) || undefined),
)

import * as z from 'zod/mini'
import { isReadable } from '#account/rules/credentials.ts'
import { words } from '../words.ts'

/** Any script and any sign, as text; never blank, never longer than a name tag. */
export const petNameShape = z
  .string(words.nameEmpty)
  .check(
    z.trim(),
    z.minLength(1, words.nameEmpty),
    z.maxLength(40, words.nameTooLong),
    z.refine(isReadable, words.nameUnreadable),
  )

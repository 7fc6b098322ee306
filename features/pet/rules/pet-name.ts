import * as z from 'zod'
import { isReadable } from '#account/rules/credentials.ts'
import { words } from '../words.ts'

/** Any script, never blank, at most 40 characters. */
export const petNameShape = z
  .string(words.nameEmpty)
  .trim()
  .min(1, words.nameEmpty)
  .max(40, words.nameTooLong)
  .refine(isReadable, words.nameUnreadable)

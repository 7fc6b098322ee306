import * as z from 'zod'
import { words } from '../words.ts'
import { pinPattern } from './pin.ts'

export const pinSchema = z.string(words.pinShape).regex(pinPattern, words.pinShape)

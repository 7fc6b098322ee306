import { speakBy } from '#kit/words/spoken.ts'
import { page } from './es-page-words.ts'

// The page speaks Spanish from its first sentence on: this file runs before the page's own.
speakBy(() => page)

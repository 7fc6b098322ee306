import { speakBy } from '#kit/words/spoken.ts'
import { es } from './es.ts'

// The page speaks Spanish from its first sentence on: this file runs before the page's own.
speakBy(() => es)

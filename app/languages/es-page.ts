import { page } from './es-page-words.ts'

// The page speaks Spanish from its first sentence on: this file runs before the page's own, and so shares nothing with
// it but this place, where `spoken` looks.
Object.assign(globalThis, { sentencesHere: page })

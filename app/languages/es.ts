import type { Sentences } from './dictionary.ts'
import { page } from './es-page-words.ts'
import { server } from './es-server.ts'

/** Español, de México: what the page says, and what only the server says. */
export const es = { ...page, ...server } satisfies Omit<Sentences, 'pet.talk'>

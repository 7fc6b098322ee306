import type { Catalogues } from './catalogues.ts'
import { characters } from './es-talk-characters.ts'
import { facts } from './es-talk-facts.ts'
import { lines } from './es-talk-lines.ts'

/** What the pet says when it is talked to, line by line in the order of the English ones. */
export const talk: Pick<Catalogues, 'pet.talk'> = { 'pet.talk': { ...lines, characters, facts } }

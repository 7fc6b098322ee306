import type { DictionaryShelf } from '#authoring/server/dictionary.ts'
import type { Knower } from './knower.ts'

/** The dictionary as somebody to ask; it is opened when the first question comes. */
export function dictionaryKnower(open: () => Promise<DictionaryShelf>): Knower {
  let opened: Promise<DictionaryShelf> | undefined
  const shelf = () => {
    opened ??= open().catch(fault => {
      opened = undefined
      throw fault
    })
    return opened
  }
  return {
    madeFrom: 'dictionary',
    senses: async area => (await shelf()).senses(area).map(({ id, label }) => ({ id, label, words: [] })),
    knowledge: async (senseId, answers) => (await shelf()).knowledgeOf(senseId, answers)?.pack,
    neighbours: async area => (await shelf()).neighbours(area),
  }
}

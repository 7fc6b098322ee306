import type { DictionaryShelf } from '#authoring/server/dictionary.ts'
import type { TopicSource } from './topic-source.ts'

/** Fewer things to ask about are no topic. */
const fewest = 8

/**
 * The dictionary as somebody to ask; it is opened when the first question comes. Where it can't be opened it knows nothing from
 * then on: nobody waits for another try, and whoever asks is answered.
 *
 * @param report is told once that it can't be opened
 */
export function dictionarySource(
  open: () => Promise<DictionaryShelf>,
  report: (fault: unknown) => void = () => undefined,
): TopicSource {
  let opened: Promise<DictionaryShelf | undefined> | undefined
  const shelf = () => {
    opened ??= open().catch(fault => {
      report(fault)
      return undefined
    })
    return opened
  }
  return {
    madeFrom: 'dictionary',
    // Its lists may change with the next version, and to ask it costs nothing.
    stands: 0,
    meanings: async area =>
      ((await shelf())?.senses(area) ?? [])
        .filter(({ reviewed, targets }) => reviewed && targets >= fewest)
        .map(({ id, label }) => ({ id, label, title: label.split(':')[0] ?? area, words: [] })),
    knowledge: async meaningId => {
      const pack = (await shelf())?.knowledgeOf(meaningId)?.pack
      return pack && { ...pack, id: `dictionary:${meaningId}`, madeFrom: 'dictionary' }
    },
    neighbours: async area => (await shelf())?.neighbours(area) ?? [],
  }
}

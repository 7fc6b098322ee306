import type { DictionaryShelf } from '#authoring/server/dictionary.ts'
import type { TopicSource } from './topic-source.ts'

/** A topic needs at least this many things to ask about. */
const fewest = 8

/**
 * The dictionary as a topic source, opened at the first request. If it can't be opened it has no topics until the server
 * restarts, so that no request waits for another try.
 *
 * @param report called once, if it can't be opened
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
    // Its lists may change with the next version, and asking it costs nothing.
    freshMs: 0,
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

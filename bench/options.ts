import { parseArgs } from 'node:util'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs a small version, to see whether a bench still works. */
    short: { type: 'boolean', default: false },
    /** Minutes to watch memory. */
    minutes: { type: 'string' },
    /** Maximum number of learners as tables grow. */
    learners: { type: 'string' },
    /** Maximum number of answers. */
    answers: { type: 'string' },
    /** Numbers of server processes to put under load, in rising order. */
    processes: { type: 'string', default: '1,2' },
  },
})

/** Names of the benches on the command line. */
export const wanted = positionals
/** Options of the benches. */
export const options = { ...values, processes: counts(values.processes) }

function counts(list: string): number[] {
  const found = list.split(',').map(Number)
  if (found.every(count => Number.isInteger(count) && count > 0)) return found
  throw new Error(`--processes takes numbers of server processes, such as 1,2, not "${list}".`)
}

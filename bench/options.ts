import { parseArgs } from 'node:util'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Less of everything: to see whether a bench still works. */
    short: { type: 'boolean', default: false },
    /** How long memory is watched. */
    minutes: { type: 'string' },
    /** Up to so many learners the tables grow. */
    learners: { type: 'string' },
    /** And up to so many answers. */
    answers: { type: 'string' },
    /** Numbers of server processes that a day's load is put on, in rising order. */
    processes: { type: 'string', default: '1,2' },
  },
})

/** The benches that were asked for on the command line. */
export const wanted = positionals
/** What some of them want to know. */
export const options = { ...values, processes: counts(values.processes) }

function counts(list: string): number[] {
  const found = list.split(',').map(Number)
  if (found.every(count => Number.isInteger(count) && count > 0)) return found
  throw new Error(`--processes wants numbers of server processes, such as 1,2; not "${list}".`)
}

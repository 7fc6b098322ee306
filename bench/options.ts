import { parseArgs } from 'node:util'

/** What was asked for on the command line: names of benches, and options that some of them know. */
export const { positionals: wanted, values: options } = parseArgs({
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

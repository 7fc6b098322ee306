import type { KeptTable } from '#account/server/leaving/kept-table.ts'

/** What this feature keeps of a learner beside the columns of their own row. */
export const guardianKept: readonly KeptTable[] = [
  {
    table: 'guardian',
    as: 'grownUp',
    columns: {},
    leftOut: { pin_hash: 'proves the PIN: whoever has it can try PINs against it' },
  },
]

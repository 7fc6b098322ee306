import type { ExportTable } from '#account/server/export/export-table.ts'

/** What this feature keeps of a learner beside the columns of their own row. */
export const guardianExport: readonly ExportTable[] = [
  {
    table: 'guardian',
    as: 'grownUp',
    columns: {},
    leftOut: { pin_hash: 'proves the PIN: whoever has it can try PINs against it' },
  },
]

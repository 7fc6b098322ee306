import type { ExportTable } from '#account/server/export/export-table.ts'

/** The tables of this feature that hold personal data, and what an export shows of them. */
export const guardianExport: readonly ExportTable[] = [
  {
    table: 'guardian_pin',
    as: 'grownUp',
    owner: 'account',
    columns: {},
    leftOut: { pin_hash: 'a hash of the PIN: it could be used to guess the PIN' },
  },
]

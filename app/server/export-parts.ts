import { accountExport } from '#account/server/export/account-export.ts'
import type { ExportPart, ExportTable } from '#account/server/export/export-table.ts'
import { exportPart } from '#account/server/export/export-table.ts'
import { guardianExport } from '#guardian/server/guardian-export.ts'
import { learningExport } from '#learning/server/export/learning-export.ts'
import { questionsPart } from '#learning/server/export/met-questions.ts'
import { membershipExport } from '#membership/server/membership-export.ts'
import { petExport } from '#pet/server/pet-export.ts'
import { topicsExport } from '#topics/server/topics-export.ts'

/** Every table that holds something of a learner, as the features that own them say. */
export const exportTables: readonly ExportTable[] = [
  ...accountExport,
  ...membershipExport,
  ...petExport,
  ...topicsExport,
  ...learningExport,
  ...guardianExport,
]

/** What an export is made of: the tables, and the words of the questions that they name. */
export const exportParts: readonly ExportPart[] = [...exportTables.map(exportPart), questionsPart]

import { accountKept } from '#account/server/leaving/kept-of-account.ts'
import type { ExportPart, KeptTable } from '#account/server/leaving/kept-table.ts'
import { keptPart } from '#account/server/leaving/kept-table.ts'
import { guardianKept } from '#guardian/server/kept-of-guardian.ts'
import { learningKept } from '#learning/server/export/kept-of-learning.ts'
import { questionsPart } from '#learning/server/export/met-questions.ts'
import { membershipKept } from '#membership/server/kept-of-membership.ts'
import { petKept } from '#pet/server/kept-of-pet.ts'
import { topicsKept } from '#topics/server/kept-of-topics.ts'

/** Every table that holds something of a learner, as the features that own them say. */
export const keptOfLearner: readonly KeptTable[] = [
  ...accountKept,
  ...membershipKept,
  ...petKept,
  ...topicsKept,
  ...learningKept,
  ...guardianKept,
]

/** What an export is made of: the tables, and the words of the questions that they name. */
export const exportParts: readonly ExportPart[] = [...keptOfLearner.map(keptPart), questionsPart]

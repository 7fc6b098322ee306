import type { Check } from './check.ts'
import { safetyChecks } from './child-safety.ts'
import { distinctChecks } from './distinct.ts'
import { duplicateChecks } from './duplicate.ts'
import { figureChecks } from './figure.ts'
import { formChecks } from './form.ts'
import { leakChecks } from './leak.ts'
import { levelChecks } from './level.ts'
import { residueChecks } from './residue.ts'
import { shapeChecks } from './shape.ts'
import { truthChecks } from './truth.ts'
import { wordingChecks } from './wording.ts'

/**
 * Every check a single draft goes through. The others of the table look at more than one draft: key position and key length over a pool (24, and
 * the second half of 5) are in `pool-checks.ts`, overlapping items (19) in `overlap.ts`, number order (25) in `serve-order.ts`, what learners do (30) in `retire.ts`.
 */
export const checks: readonly Check[] = [
  ...shapeChecks,
  ...distinctChecks,
  ...leakChecks,
  ...figureChecks,
  ...formChecks,
  ...wordingChecks,
  ...residueChecks,
  ...truthChecks,
  ...safetyChecks,
  ...duplicateChecks,
  ...levelChecks,
]

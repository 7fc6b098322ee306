import { arrayIndex } from './array-index.ts'
import { booleanLogic } from './boolean-logic.ts'
import { ifElse } from './if-else.ts'
import { loopCount } from './loop-count.ts'
import { loopSum } from './loop-sum.ts'
import { operatorPrecedence } from './operator-precedence.ts'
import { printExpression } from './print-expression.ts'
import type { ProgramFamily } from './program-family.ts'
import { reassignment } from './reassignment.ts'
import { remainder } from './remainder.ts'
import { slice } from './slice.ts'
import { stringIndex } from './string-index.ts'
import { stringPlusNumber } from './string-plus-number.ts'

/** All families of programs, in the order in which a beginner meets them. */
export const programmingFamilies: readonly ProgramFamily[] = [
  printExpression,
  operatorPrecedence,
  remainder,
  stringPlusNumber,
  stringIndex,
  slice,
  ifElse,
  booleanLogic,
  reassignment,
  loopCount,
  loopSum,
  arrayIndex,
]

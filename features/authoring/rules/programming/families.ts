import { arrayIndex } from './array-index.ts'
import { booleanLogic } from './boolean-logic.ts'
import { breakContinue } from './break-continue.ts'
import { comparison } from './comparison.ts'
import { defaultParameters } from './default-parameters.ts'
import { filterMapReduce } from './filter-map-reduce.ts'
import { ifElse } from './if-else.ts'
import { increment } from './increment.ts'
import { loopCount } from './loop-count.ts'
import { loopSum } from './loop-sum.ts'
import { nestedLoops } from './nested-loops.ts'
import { objectAccess } from './object-access.ts'
import { operatorPrecedence } from './operator-precedence.ts'
import { printExpression } from './print-expression.ts'
import type { ProgramFamily } from './program-family.ts'
import { pushPop } from './push-pop.ts'
import { reassignment } from './reassignment.ts'
import { referenceCopy } from './reference-copy.ts'
import { remainder } from './remainder.ts'
import { returnOrPrint } from './return-or-print.ts'
import { scope } from './scope.ts'
import { slice } from './slice.ts'
import { stringIndex } from './string-index.ts'
import { stringPlusNumber } from './string-plus-number.ts'
import { whileSteps } from './while-steps.ts'

/** All families of programs, in the order in which a beginner meets them. */
export const programmingFamilies: readonly ProgramFamily[] = [
  printExpression,
  operatorPrecedence,
  remainder,
  stringPlusNumber,
  stringIndex,
  slice,
  comparison,
  booleanLogic,
  ifElse,
  reassignment,
  loopCount,
  loopSum,
  whileSteps,
  arrayIndex,
  pushPop,
  objectAccess,
  nestedLoops,
  breakContinue,
  returnOrPrint,
  defaultParameters,
  scope,
  increment,
  filterMapReduce,
  referenceCopy,
]

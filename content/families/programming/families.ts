import { arrayIndex } from './array-index.ts'
import { bigO } from './big-o.ts'
import { binaryNumbers } from './binary-numbers.ts'
import { binarySearch } from './binary-search.ts'
import { bitwise } from './bitwise.ts'
import { booleanLogic } from './boolean-logic.ts'
import { breakContinue } from './break-continue.ts'
import { closures } from './closures.ts'
import { comparison } from './comparison.ts'
import { debugChange } from './debug-change.ts'
import { debugLine } from './debug-line.ts'
import { defaultParameters } from './default-parameters.ts'
import { filterMapReduce } from './filter-map-reduce.ts'
import { hexNumbers } from './hex-numbers.ts'
import { ifElse } from './if-else.ts'
import { increment } from './increment.ts'
import { loopCount } from './loop-count.ts'
import { loopSum } from './loop-sum.ts'
import { nestedLoops } from './nested-loops.ts'
import { objectAccess } from './object-access.ts'
import { operatorPrecedence } from './operator-precedence.ts'
import { printExpression } from './print-expression.ts'
import type { ProgramFamily } from './program-family.ts'
import { promiseOrder } from './promise-order.ts'
import { pushPop } from './push-pop.ts'
import { reassignment } from './reassignment.ts'
import { recursion } from './recursion.ts'
import { referenceCopy } from './reference-copy.ts'
import { remainder } from './remainder.ts'
import { returnOrPrint } from './return-or-print.ts'
import { scope } from './scope.ts'
import { setMap } from './set-map.ts'
import { slice } from './slice.ts'
import { sortOrder } from './sort-order.ts'
import { sortingPass } from './sorting-pass.ts'
import { stackQueue } from './stack-queue.ts'
import { stringIndex } from './string-index.ts'
import { stringMethods } from './string-methods.ts'
import { stringPlusNumber } from './string-plus-number.ts'
import { truthyFalsy } from './truthy-falsy.ts'
import { tryFinally } from './try-finally.ts'
import { varLet } from './var-let.ts'
import { whileSteps } from './while-steps.ts'

/** All families of programs, in the order in which a beginner meets them. */
export const programmingFamilies: readonly ProgramFamily[] = [
  printExpression,
  operatorPrecedence,
  remainder,
  stringPlusNumber,
  stringIndex,
  slice,
  stringMethods,
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
  debugLine,
  debugChange,
  nestedLoops,
  breakContinue,
  returnOrPrint,
  defaultParameters,
  scope,
  increment,
  stackQueue,
  setMap,
  filterMapReduce,
  sortOrder,
  truthyFalsy,
  binaryNumbers,
  hexNumbers,
  binarySearch,
  sortingPass,
  bitwise,
  referenceCopy,
  recursion,
  closures,
  varLet,
  tryFinally,
  promiseOrder,
  bigO,
]

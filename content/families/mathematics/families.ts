import type { Family } from '#authoring/rules/family.ts'
import { addAndSubtract } from './add-and-subtract.ts'
import { addDecimals } from './add-decimals.ts'
import { addFractions } from './add-fractions.ts'
import { angles } from './angles.ts'
import { averages } from './averages.ts'
import { bracketsEquation } from './brackets-equation.ts'
import { circle } from './circle.ts'
import { compareFractions } from './compare-fractions.ts'
import { divisionWithRemainder } from './division-with-remainder.ts'
import { elapsedTime } from './elapsed-time.ts'
import { equivalentFractions } from './equivalent-fractions.ts'
import { expandBrackets } from './expand-brackets.ts'
import { factorsAndMultiples } from './factors-and-multiples.ts'
import { fractionDecimalPercent } from './fraction-decimal-percent.ts'
import { gradient } from './gradient.ts'
import { indexLaws } from './index-laws.ts'
import { linearEquation } from './linear-equation.ts'
import { longMultiplication } from './long-multiplication.ts'
import { mixedNumbers } from './mixed-numbers.ts'
import { moneyChange } from './money-change.ts'
import { multiplyDecimals } from './multiply-decimals.ts'
import { multiplyFractions } from './multiply-fractions.ts'
import { negativeNumbers } from './negative-numbers.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { percentChange } from './percent-change.ts'
import { percentOf } from './percent-of.ts'
import { powersAndRoots } from './powers-and-roots.ts'
import { probability } from './probability.ts'
import { proportion } from './proportion.ts'
import { pythagoras } from './pythagoras.ts'
import { ratioShare } from './ratio-share.ts'
import { rectangle } from './rectangle.ts'
import { reversePercent } from './reverse-percent.ts'
import { rounding } from './rounding.ts'
import { sequences } from './sequences.ts'
import { simultaneousEquations } from './simultaneous-equations.ts'
import { speedDistanceTime } from './speed-distance-time.ts'
import { successivePercent } from './successive-percent.ts'
import { timesTables } from './times-tables.ts'
import { triangleArea } from './triangle-area.ts'
import { unitConversion } from './unit-conversion.ts'
import { volume } from './volume.ts'

/** All families of mathematics, from counting to algebra. */
export const mathematicsFamilies: readonly Family[] = [
  addAndSubtract,
  timesTables,
  divisionWithRemainder,
  rounding,
  orderOfOperations,
  compareFractions,
  equivalentFractions,
  addFractions,
  addDecimals,
  fractionDecimalPercent,
  percentOf,
  elapsedTime,
  moneyChange,
  rectangle,
  longMultiplication,
  negativeNumbers,
  multiplyFractions,
  mixedNumbers,
  multiplyDecimals,
  percentChange,
  reversePercent,
  successivePercent,
  ratioShare,
  proportion,
  speedDistanceTime,
  unitConversion,
  triangleArea,
  circle,
  volume,
  angles,
  pythagoras,
  linearEquation,
  bracketsEquation,
  simultaneousEquations,
  expandBrackets,
  powersAndRoots,
  indexLaws,
  sequences,
  averages,
  probability,
  gradient,
  factorsAndMultiples,
]

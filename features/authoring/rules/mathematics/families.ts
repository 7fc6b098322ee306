import type { Family } from '../family.ts'
import { addAndSubtract } from './add-and-subtract.ts'
import { addDecimals } from './add-decimals.ts'
import { addFractions } from './add-fractions.ts'
import { compareFractions } from './compare-fractions.ts'
import { divisionWithRemainder } from './division-with-remainder.ts'
import { elapsedTime } from './elapsed-time.ts'
import { equivalentFractions } from './equivalent-fractions.ts'
import { fractionDecimalPercent } from './fraction-decimal-percent.ts'
import { moneyChange } from './money-change.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { percentOf } from './percent-of.ts'
import { rectangle } from './rectangle.ts'
import { rounding } from './rounding.ts'
import { timesTables } from './times-tables.ts'

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
]

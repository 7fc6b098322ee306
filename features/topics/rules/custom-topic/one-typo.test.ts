import { expect, test } from 'vitest'
import { isOneTypo } from './one-typo.ts'

test.each([
  ['dinosaur', 'dinosuar'],
  ['dinosaur', 'dinosaurr'],
  ['dinosaur', 'dinosur'],
  ['dinosaur', 'dinosawr'],
])('%s and %s differ by one slip, from either side', (a, b) => {
  expect([isOneTypo(a, b), isOneTypo(b, a)]).toEqual([true, true])
})

test.each([
  ['dinosaur', 'dinosaur', 'the same'],
  ['shark', 'spork', 'two letters'],
  ['horse', 'morse', 'another first letter'],
  ['bees', 'bets', 'too short'],
  ['piano', 'pianoso', 'two more'],
  ['planet', 'plnaet!', 'a swap and one more'],
])('%s and %s do not: %s', (a, b) => {
  expect([isOneTypo(a, b), isOneTypo(b, a)]).toEqual([false, false])
})

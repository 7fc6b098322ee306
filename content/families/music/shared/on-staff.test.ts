import { expect, test } from 'vitest'
import { onStaff } from './on-staff.ts'

const placesOf = (...args: Parameters<typeof onStaff>) => {
  const figure = onStaff(...args)
  return figure?.kind === 'staff' ? figure.notes : undefined
}
const [c, e, g, b, fSharp, bFlat] = [0, 4, 1, 5, 6, -2]

test('C is the ledger line below the treble staff, and each note is the next of its letter', () => {
  expect(placesOf([c, e, g])).toEqual([{ place: -2 }, { place: 0 }, { place: 2 }])
  expect(placesOf([b, c])).toEqual([{ place: 4 }, { place: 5 }])
  expect(placesOf([e, e + 7])).toEqual([{ place: 0 }, { place: 7, sign: 'sharp' }])
})

test('sharps and flats come before their notes', () => {
  expect(placesOf([bFlat, fSharp])).toEqual([
    { place: 4, sign: 'flat' },
    { place: 8, sign: 'sharp' },
  ])
})

test('falling notes come from above', () => {
  expect(placesOf([c, g], { falling: true })).toEqual([{ place: 2 }, { place: -2 }])
})

test('no figure where a note has a double sharp or is too high for the staff', () => {
  expect(onStaff([c + 14])).toBeUndefined()
  expect(onStaff([b, e, b])).toBeUndefined()
})

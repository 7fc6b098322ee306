import { expect, test } from 'vitest'
import { isPlural } from './fill-template.ts'

test.each(['fossil fuels', 'the rings of Saturn', 'bacteria', 'P waves'])('%s takes a plural verb', name => {
  expect(isPlural(name)).toBe(true)
})

test.each(['a lens', 'the compass', 'physics', 'an abacus', 'Athens', 'a set of drums', 'keystone species', 'lava'])(
  '%s takes a singular verb',
  name => {
    expect(isPlural(name)).toBe(false)
  },
)

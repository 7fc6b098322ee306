import { expect, test } from 'vitest'
import { toastStore } from '#kit/ui/toast-store.ts'
import { tellValidationFault } from './form-fault.tsx'

const told = () => toastStore.read().map(shown => shown.description)

test('what is missing now takes the place of what was missing before, and goes once nothing is', () => {
  tellValidationFault('Please fill in all fields')
  tellValidationFault('Passwords do not match')
  expect(told()).toEqual(['Passwords do not match'])
  tellValidationFault(undefined)
  expect(told()).toEqual([])
})

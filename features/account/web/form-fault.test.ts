import { expect, test } from 'vitest'
import { toastStore } from '#kit/ui/toast-store.ts'
import { tellValidationFault } from './form-fault.tsx'

const told = () => toastStore.read().map(shown => shown.description)

test('A new validation error replaces the old one, and goes when the form is valid', () => {
  tellValidationFault('Please fill in all fields')
  tellValidationFault('Passwords do not match')
  expect(told()).toEqual(['Passwords do not match'])
  tellValidationFault(undefined)
  expect(told()).toEqual([])
})

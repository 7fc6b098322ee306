import { expect, test } from 'vitest'
import { RequestError } from './request-error.ts'
import { dismissErrors, dismissToast, toast, toastStore } from './toast-store.ts'

const titles = () => toastStore.read().map(shown => shown.title)

test('At most five toasts are shown; the oldest gives way, and one can be dismissed', () => {
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) toast({ title })
  expect(titles()).toEqual(['b', 'c', 'd', 'e', 'f'])
  dismissToast(toastStore.read()[1]?.id ?? 0)
  expect(titles()).toEqual(['b', 'd', 'e', 'f'])
})

test('A toast can be dismissed by its id', () => {
  const id = toast({ title: 'gone' })
  expect(titles()).toContain('gone')
  dismissToast(id)
  expect(titles()).not.toContain('gone')
})

test('Dismissing errors removes failures and keeps other toasts', () => {
  toast({ title: 'failed', kind: 'destructive' })
  toast({ title: 'done' })
  dismissErrors()
  expect(titles()).toContain('done')
  expect(titles()).not.toContain('failed')
})

test('A listener is notified of each change until it unsubscribes', () => {
  let told = 0
  const stop = toastStore.subscribe(() => told++)
  toast({ title: 'one', kind: 'destructive' })
  expect(toastStore.read().at(-1)).toMatchObject({ title: 'one', kind: 'destructive' })
  stop()
  toast({ title: 'two' })
  expect(told).toBe(1)
})

test('A toast about a failure shows its request ID; a toast about a wrong password or anything else shows none', () => {
  const said = { error: 'Not now', code: 'not_now', status: 409 }
  toast({ title: 'Refused', fault: new RequestError({ ...said, requestId: '7k3mz0q9ah' }) })
  toast({ title: 'Mistyped', fault: new RequestError({ ...said, status: 401, requestId: '7k3mz0q9ah' }) })
  toast({ title: 'No answer', fault: new RequestError({ error: 'No connection', code: 'no_connection', status: 0 }) })
  expect(
    toastStore
      .read()
      .slice(-3)
      .map(({ code }) => code),
  ).toEqual(['7k3mz0q9ah', undefined, undefined])
})

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

test('what went wrong is taken away once it is done, and nothing else', () => {
  toast({ title: 'failed', kind: 'destructive' })
  toast({ title: 'done' })
  dismissErrors()
  expect(titles()).toContain('done')
  expect(titles()).not.toContain('failed')
})

test('who listens is told of each change until they stop', () => {
  let told = 0
  const stop = toastStore.subscribe(() => told++)
  toast({ title: 'one', kind: 'destructive' })
  expect(toastStore.read().at(-1)).toMatchObject({ title: 'one', kind: 'destructive' })
  stop()
  toast({ title: 'two' })
  expect(told).toBe(1)
})

test('a message about a fault carries the code that the server gave it; a mistyped password and any other message none', () => {
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

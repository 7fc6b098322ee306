import { expect, test, vi } from 'vitest'
import { grownUpAccess, openParentView } from './grown-up-access.ts'

const soon = () => new Date(Date.now() + 60_000).toISOString()

test('Requests made at once are granted together', async () => {
  const asked = [grownUpAccess.request(), grownUpAccess.request()]
  expect(grownUpAccess.read().asking).toBe(true)
  grownUpAccess.granted(soon(), () => undefined)
  expect(await Promise.all(asked)).toEqual([true, true])
  expect([grownUpAccess.read().asking, grownUpAccess.isOpen()]).toEqual([false, true])
  grownUpAccess.leave()
})

test('Without the PIN nothing opens', async () => {
  const entering = openParentView()
  grownUpAccess.cancelled()
  await entering
  expect(grownUpAccess.read()).toMatchObject({ panel: undefined, asking: false, passUntil: 0 })
})

test('With a pass the parent view opens at once; leaving closes it and ends the pass once', async () => {
  const ended = vi.fn()
  const entering = openParentView()
  grownUpAccess.granted(soon(), ended)
  await entering
  expect(grownUpAccess.read().panel).toBe('view')
  grownUpAccess.show(undefined)
  await openParentView()
  expect(grownUpAccess.read()).toMatchObject({ panel: 'view', asking: false })
  grownUpAccess.leave()
  grownUpAccess.leave()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(grownUpAccess.read()).toMatchObject({ panel: undefined, passUntil: 0 })
})

test('An expired pass opens nothing', () => {
  grownUpAccess.granted(new Date(Date.now() - 1000).toISOString(), () => undefined)
  expect(grownUpAccess.isOpen()).toBe(false)
  grownUpAccess.leave()
})

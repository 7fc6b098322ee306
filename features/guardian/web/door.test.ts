import { expect, test, vi } from 'vitest'
import { door, enterView } from './door.ts'

const soon = () => new Date(Date.now() + 60_000).toISOString()

test('many who ask at once are answered together', async () => {
  const asked = [door.ask(), door.ask()]
  expect(door.read().asking).toBe(true)
  door.opened(soon(), () => undefined)
  expect(await Promise.all(asked)).toEqual([true, true])
  expect([door.read().asking, door.isOpen()]).toEqual([false, true])
  door.leave()
})

test('where nobody types the PIN nothing opens', async () => {
  const entering = enterView()
  door.givenUp()
  await entering
  expect(door.read()).toMatchObject({ room: undefined, asking: false, openUntil: 0 })
})

test('the parent view opens at once for whoever is there already; leaving shuts it and is told once', async () => {
  const ended = vi.fn()
  const entering = enterView()
  door.opened(soon(), ended)
  await entering
  expect(door.read().room).toBe('view')
  door.show(undefined)
  await enterView()
  expect(door.read()).toMatchObject({ room: 'view', asking: false })
  door.leave()
  door.leave()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(door.read()).toMatchObject({ room: undefined, openUntil: 0 })
})

test('a pass that is over opens nothing', () => {
  door.opened(new Date(Date.now() - 1000).toISOString(), () => undefined)
  expect(door.isOpen()).toBe(false)
  door.leave()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { live, react } from './motions.ts'
import { FACES, type Parts, type Reaction } from './reactions.ts'

interface Started {
  part: string
  steps: readonly Record<string, unknown>[]
  duration: number
  state: 'running' | 'paused' | 'ended'
}

let started: Started[]
let hidden: boolean
let stillness: boolean
let onVisibility: (() => void) | undefined
let onSight: ((entries: { isIntersecting: boolean }[]) => void) | undefined

const element = (part: string) => ({
  animate(steps: readonly Record<string, unknown>[], options: number | { duration: number }) {
    const animation: Started = {
      part,
      steps,
      duration: typeof options === 'number' ? options : options.duration,
      state: 'running',
    }
    started.push(animation)
    return {
      play: () => Object.assign(animation, { state: 'running' }),
      pause: () => Object.assign(animation, { state: 'paused' }),
      cancel: () => Object.assign(animation, { state: 'ended' }),
    }
  },
})

const parts = { of: (name: string) => element(name) } as unknown as Parts

beforeEach(() => {
  started = []
  hidden = false
  stillness = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }))
  vi.stubGlobal('window', { setTimeout, clearTimeout })
  vi.stubGlobal('document', {
    get hidden() {
      return hidden
    },
    addEventListener: (_: string, listener: () => void) => {
      onVisibility = listener
    },
    removeEventListener: () => {
      onVisibility = undefined
    },
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof onSight) {
        onSight = listener
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const properties = () => new Set(started.flatMap(({ steps }) => steps.flatMap(step => Object.keys(step))))

test('only transform and opacity are ever animated', () => {
  for (const reaction of Object.keys(FACES) as Reaction[]) react(parts, reaction)
  const stop = live(parts, false)
  vi.advanceTimersByTime(60_000)
  stop()
  expect(started.length).toBeGreaterThan(30)
  for (const property of properties()) expect(['transform', 'opacity', 'offset', 'easing']).toContain(property)
})

test('it blinks every 3 to 5 seconds for 150 milliseconds', () => {
  const stop = live(parts, false)
  const blinks = () => started.filter(({ part }) => part === 'eyes-closed')
  vi.advanceTimersByTime(2_990)
  expect(blinks()).toHaveLength(0)
  vi.advanceTimersByTime(57_010)
  expect(blinks().length).toBeGreaterThanOrEqual(12)
  expect(blinks().length).toBeLessThanOrEqual(20)
  expect(new Set(blinks().map(({ duration }) => duration))).toEqual(new Set([150]))
  stop()
})

test('asleep it breathes but does not blink', () => {
  const stop = live(parts, true)
  vi.advanceTimersByTime(30_000)
  expect(started.some(({ part }) => part === 'body')).toBe(true)
  expect(started.some(({ part }) => part === 'eyes-closed')).toBe(false)
  stop()
})

test('nothing moves while the page is hidden or the pet is out of sight', () => {
  const stop = live(parts, false)
  const states = () => new Set(started.map(({ state }) => state))
  expect(states()).toEqual(new Set(['running']))
  hidden = true
  onVisibility?.()
  expect(states()).toEqual(new Set(['paused']))
  hidden = false
  onVisibility?.()
  expect(states()).toEqual(new Set(['running']))
  onSight?.([{ isIntersecting: false }])
  expect(states()).toEqual(new Set(['paused']))
  const before = started.length
  vi.advanceTimersByTime(30_000)
  expect(started).toHaveLength(before)
  stop()
  expect(states()).toEqual(new Set(['ended']))
})

test('nothing moves for someone who asked for stillness', () => {
  stillness = true
  react(parts, 'joy')
  live(parts, false)
  vi.advanceTimersByTime(30_000)
  expect(started).toHaveLength(0)
})

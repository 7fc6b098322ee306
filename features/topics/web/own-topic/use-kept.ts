import { useEffect } from 'react'
import { call } from '#kit/contract/call.ts'
import { keepUnfinishedTopic } from '#topics/contract.ts'
import type { WizardState } from './wizard-state.ts'

/** Milliseconds after the last key until what was written is kept. */
const pause = 700

/** Has what the learner writes kept by the server while they write, and once more when the page goes. */
export function useKept(state: WizardState, dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined
    const { created, regenerations, ...body } = state
    const keep = () => void call(keepUnfinishedTopic, { body, keepalive: true })
    const timer = setTimeout(keep, pause)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [state, dirty])
}

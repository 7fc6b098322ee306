import { useEffect, useState } from 'react'
import { wizardWords } from '../wizard-words.ts'

/** The text after each number of seconds of waiting (SPEC §4). */
const said: readonly (readonly [seconds: number, text: () => string])[] = [
  [25, () => wizardWords.creatingPartial],
  [15, () => wizardWords.creatingStill],
  [5, () => wizardWords.creatingLonger],
  [0, () => wizardWords.creating],
]

/** Progress while the first questions are written; it says more the longer that takes. */
export function CreationProgress() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setSeconds((performance.now() - began) / 1000), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <p role="status" className="min-h-12 text-center text-ink-soft">
      {said.find(([from]) => seconds >= from)?.[1]()}
    </p>
  )
}

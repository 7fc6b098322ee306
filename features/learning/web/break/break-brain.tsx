import { useEffect, useRef, useState } from 'react'
import type { BreakProps } from './break-body.tsx'
import { breakWords } from './break-words.ts'

const stepMs = 4000

/** A guided breath or stretch, with a circle that grows and shrinks in time; a plain list with reduced motion. */
export function BrainBreak({ correct }: BreakProps<'brain-break'>) {
  const stretching = correct % 2 === 1
  const steps = stretching ? breakWords.stretch : breakWords.breath
  const circle = useRef<HTMLDivElement>(null)
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [step, setStep] = useState(0)

  useEffect(() => {
    if (still) return
    const growing = circle.current?.animate([{ transform: 'scale(.55)' }, { transform: 'scale(1)' }], {
      duration: stepMs,
      easing: 'ease-in-out',
      direction: 'alternate',
      iterations: steps.length,
      fill: 'both',
    })
    const timer = setInterval(() => setStep(now => Math.min(steps.length, now + 1)), stepMs)
    return () => {
      growing?.cancel()
      clearInterval(timer)
    }
  }, [still, steps])

  return (
    <>
      <p className="mt-2 text-lead">{stretching ? breakWords.stretchAbout : breakWords.breathAbout}</p>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-6 rounded-card bg-sky-soft p-6">
        <div ref={circle} aria-hidden="true" className="size-36 rounded-full bg-sky p-5 shadow-rest">
          <div className="size-full rounded-full bg-sky-soft opacity-60" />
        </div>
        {still ? (
          <ol className="min-w-48 flex-1 list-decimal space-y-1 pl-6">
            {steps.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        ) : (
          <p className="min-h-16 min-w-48 flex-1 font-name text-h3">{steps[step] ?? breakWords.calmDone}</p>
        )}
      </div>
    </>
  )
}

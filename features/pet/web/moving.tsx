import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { wantsStillness } from './reactions.ts'

/** Animates once when it appears, with transform and opacity only; with reduced motion it is just there. */
export function Moving({
  steps,
  ms,
  late = 0,
  easing = 'ease-out',
  className,
  style,
  children,
}: {
  steps: readonly Keyframe[]
  ms: number
  late?: number
  easing?: string
  className?: string
  style?: CSSProperties
  children: ReactNode
}) {
  const box = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves once, when it appears
  useEffect(() => {
    if (wantsStillness()) return
    const moving = box.current?.animate([...steps], { duration: ms, delay: late, easing, fill: 'both' })
    return () => moving?.cancel()
  }, [])
  return (
    <span ref={box} className={className} style={style}>
      {children}
    </span>
  )
}

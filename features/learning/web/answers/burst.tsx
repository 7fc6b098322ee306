import type { CSSProperties } from 'react'
import { classNames } from '#kit/ui/class-names.ts'

const colours = ['fill-leaf', 'fill-apricot', 'fill-coral', 'fill-sky', 'fill-brand']
const particles = Array.from({ length: 14 }, (_, i) => {
  const turn = (i / 14) * Math.PI * 2
  return { turn, radius: 3 + (i % 3) * 1.5, colour: colours[i % colours.length] }
})

/** Particles that burst apart once; hidden if the user prefers reduced motion. */
export function Burst() {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className="absolute inset-0 m-auto size-full motion-reduce:hidden"
      aria-hidden="true"
    >
      {particles.map(({ turn, radius, colour }) => (
        <circle
          key={turn}
          r={radius}
          className={classNames('animate-[burst_0.9s_ease-out_both]', colour)}
          style={{ '--dx': `${Math.cos(turn) * 88}px`, '--dy': `${Math.sin(turn) * 88}px` } as CSSProperties}
        />
      ))}
    </svg>
  )
}

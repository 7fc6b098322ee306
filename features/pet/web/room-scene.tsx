import type { ReactNode } from 'react'
import { formIndex } from '#pet/rules/forms.ts'
import type { TimeOfDay } from '#pet/rules/time-of-day.ts'
import { RoomDecor } from './room-decor.tsx'
import { RoomWindow } from './room-window.tsx'

/** Wallpaper by form, from egg to champion: hue above, hue below. */
const walls: readonly (readonly [number, number])[] = [
  [85, 60],
  [65, 35],
  [120, 95],
  [165, 130],
  [205, 170],
  [235, 200],
  [265, 235],
  [295, 265],
  [325, 290],
  [75, 320],
]

/** What the hour lays over the room: the colour of its light. */
const light: Record<TimeOfDay, string> = {
  morning: 'radial-gradient(120% 90% at 18% 12%, oklch(0.95 0.08 85 / 0.5), transparent 60%)',
  afternoon: 'radial-gradient(120% 90% at 18% 12%, oklch(1 0.02 95 / 0.45), transparent 60%)',
  evening: 'linear-gradient(160deg, oklch(0.75 0.13 50 / 0.32), oklch(0.55 0.1 320 / 0.16))',
  night: 'linear-gradient(180deg, oklch(0.3 0.08 280 / 0.38), oklch(0.3 0.07 290 / 0.24))',
}

/**
 * The pet's room: a wall in the colours of its form, a window with the sky of the hour, a floor with a rug; a picture
 * from stage 1, a plant from 3, a lamp from 5. What stands and lives in it comes as children.
 */
export function RoomScene({ stage, time, children }: { stage: number; time: TimeOfDay; children: ReactNode }) {
  const [above, below] = walls[formIndex(stage)] ?? [85, 60]
  const dark = time === 'evening' || time === 'night'
  return (
    <div className="relative isolate h-[432px] overflow-hidden sm:h-[500px] lg:h-[560px]">
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
        <div
          className="absolute inset-x-0 top-0 h-[73%]"
          style={{
            background: `linear-gradient(light-dark(oklch(0.945 0.04 ${above}), oklch(0.36 0.045 ${above})), light-dark(oklch(0.89 0.065 ${below}), oklch(0.3 0.045 ${below})))`,
          }}
        />
        <div
          className="absolute inset-x-0 top-0 h-[73%] opacity-60"
          style={{
            backgroundImage: `radial-gradient(circle, light-dark(oklch(0.99 0.02 ${above} / 0.75), oklch(0.5 0.05 ${above} / 0.28)) 0 3px, transparent 4px)`,
            backgroundSize: '44px 44px',
            backgroundPosition: '12px 8px',
          }}
        />
        <div className="absolute inset-x-0 top-[73%] bottom-0 bg-wood" />
        <svg
          viewBox="0 0 1000 150"
          preserveAspectRatio="none"
          className="absolute inset-x-0 top-[73%] h-[27%] w-full"
          aria-hidden="true"
        >
          <path
            d="M0 44h1000M0 92h1000M150 0l-34 44M420 0l-8 44M700 0l20 44M260 44l-40 48M560 44l6 48M860 44l46 48M90 92l-60 58M400 92l-14 58M690 92l34 58M960 92l60 58"
            className="stroke-wood-deep"
            strokeWidth="2.500"
            opacity=".5"
            fill="none"
            vectorEffect="non-scaling-stroke"
          />
          <path d="M0 0h1000v26H0z" className="fill-shade" opacity=".55" />
        </svg>
        <div className="absolute inset-x-0 top-[calc(73%-14px)] h-3.5 bg-card shadow-rest" />
        <RoomWindow time={time} />
        <div
          className="absolute top-[73%] left-[6%] h-[27%] w-[38%] opacity-25 [clip-path:polygon(12%_0,52%_0,92%_100%,32%_100%)]"
          style={{ background: dark ? 'transparent' : 'linear-gradient(oklch(1 0.05 90), transparent)' }}
        />
        <svg
          viewBox="0 0 400 110"
          className="absolute bottom-[1%] left-1/2 w-[min(88%,480px)] -translate-x-1/2"
          aria-hidden="true"
        >
          <ellipse cx="200" cy="60" rx="198" ry="50" className="fill-shade" />
          <ellipse cx="200" cy="55" rx="196" ry="50" className="fill-coral" opacity=".62" />
          <ellipse cx="200" cy="54" rx="166" ry="41" className="fill-apricot-soft" opacity=".95" />
          <ellipse cx="200" cy="53" rx="132" ry="31" className="fill-coral" opacity=".4" />
          <ellipse cx="200" cy="52" rx="100" ry="23" className="fill-coral-soft" />
        </svg>
        <RoomDecor stage={stage} lit={dark} />
      </div>
      {children}
      <div aria-hidden="true" className="pointer-events-none absolute inset-0" style={{ background: light[time] }} />
    </div>
  )
}

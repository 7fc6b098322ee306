import type { ReactNode } from 'react'
import { formIndex } from '#pet/rules/forms.ts'
import type { TimeOfDay } from '#pet/rules/time-of-day.ts'
import { RoomDecor } from './room-decor.tsx'
import { RoomWindow } from './room-window.tsx'

/** Wallpaper by form, from egg to champion: hue above and below on the light page, and on the dark one. */
const walls: readonly (readonly [number, number, number, number])[] = [
  [85, 60, 300, 330],
  [65, 35, 335, 305],
  [120, 95, 190, 220],
  [165, 130, 170, 205],
  [205, 170, 215, 190],
  [235, 200, 240, 270],
  [265, 235, 270, 245],
  [295, 265, 295, 265],
  [325, 290, 325, 350],
  [75, 320, 20, 300],
]

/** Shorter on a low screen, so that the buttons below stay in view. */
export const roomHeight =
  'h-[clamp(344px,calc(100dvh-296px),400px)] sm:h-[clamp(400px,calc(100dvh-290px),480px)] lg:h-[clamp(420px,calc(100dvh-290px),524px)]'

/** Tint of the light at each time of day. */
const light: Record<TimeOfDay, string> = {
  morning:
    'radial-gradient(120% 90% at 18% 12%, light-dark(oklch(0.95 0.08 85 / 0.5), oklch(0.8 0.08 85 / 0.2)), transparent 60%)',
  afternoon:
    'radial-gradient(120% 90% at 18% 12%, light-dark(oklch(1 0.02 95 / 0.45), oklch(0.85 0.04 220 / 0.2)), transparent 60%)',
  evening: 'linear-gradient(160deg, oklch(0.75 0.13 50 / 0.32), oklch(0.55 0.1 320 / 0.16))',
  night: 'linear-gradient(180deg, oklch(0.3 0.08 280 / 0.38), oklch(0.3 0.07 290 / 0.24))',
}

/**
 * The pet's room: a wall in the colours of its form, a window with the sky of the hour, a floor with a rug; a picture
 * from stage 1, a plant from 3, a lamp from 5. Furniture and the pet are its children.
 */
export function RoomScene({
  stage,
  time,
  painting,
  children,
}: {
  stage: number
  time: TimeOfDay
  /** Address of this stage's painting, if there is one. */
  painting: string | undefined
  children: ReactNode
}) {
  const [above, below, darkAbove, darkBelow] = walls[formIndex(stage)] ?? [85, 60, 300, 330]
  const dark = time === 'evening' || time === 'night'
  return (
    <div className={`relative isolate overflow-hidden ${roomHeight}`}>
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
        <div
          data-wall
          className="absolute inset-x-0 top-0 h-[73%]"
          style={{
            background: `linear-gradient(light-dark(oklch(0.945 0.04 ${above}), oklch(0.37 0.06 ${darkAbove})), light-dark(oklch(0.89 0.065 ${below}), oklch(0.315 0.055 ${darkBelow})))`,
          }}
        />
        <div
          className="absolute inset-x-0 top-0 h-[73%] opacity-60"
          style={{
            backgroundImage: `radial-gradient(circle, light-dark(oklch(0.99 0.02 ${above} / 0.75), oklch(0.55 0.07 ${darkAbove} / 0.28)) 0 3px, transparent 4px)`,
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
        <Bunting />
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
        <div className="absolute inset-0" style={{ background: light[time] }} />
        <RoomDecor stage={stage} lit={dark} painting={painting} />
      </div>
      {children}
    </div>
  )
}

const flags = [
  'fill-coral',
  'fill-apricot',
  'fill-leaf',
  'fill-sky',
  'fill-brand',
  'fill-petal',
  'fill-apricot',
] as const

function Bunting() {
  return (
    <svg viewBox="0 0 280 70" className="absolute top-0 left-[41%] w-[22%] max-sm:hidden" aria-hidden="true">
      <path d="M0 4c70 44 210 44 280 0" fill="none" className="stroke-wood-deep" strokeWidth="2.500" />
      {flags.map((fill, index) => {
        const x = 22 + index * 39
        const y = 4 + 33 * (1 - ((x - 140) / 140) ** 2)
        return <path key={x} d={`M${x - 13} ${y - 1}h26l-13 27z`} className={fill} opacity=".9" />
      })}
    </svg>
  )
}

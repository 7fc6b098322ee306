import type { TimeOfDay } from '#pet/rules/time-of-day.ts'

const skies: Record<
  TimeOfDay,
  { high: string; low: string; orb: string; orbY: number; stars: boolean; hills: string }
> = {
  morning: {
    high: 'oklch(0.86 0.07 235)',
    low: 'oklch(0.94 0.07 75)',
    orb: 'oklch(0.94 0.11 88)',
    orbY: 104,
    stars: false,
    hills: '0.1 140',
  },
  afternoon: {
    high: 'oklch(0.79 0.1 238)',
    low: 'oklch(0.92 0.045 220)',
    orb: 'oklch(0.95 0.12 98)',
    orbY: 46,
    stars: false,
    hills: '0.12 145',
  },
  evening: {
    high: 'oklch(0.58 0.1 300)',
    low: 'oklch(0.83 0.12 55)',
    orb: 'oklch(0.85 0.14 50)',
    orbY: 112,
    stars: false,
    hills: '0.07 330',
  },
  night: {
    high: 'oklch(0.27 0.07 280)',
    low: 'oklch(0.42 0.09 285)',
    orb: 'oklch(0.95 0.03 95)',
    orbY: 50,
    stars: true,
    hills: '0.05 270',
  },
}

const brightness: Record<TimeOfDay, number> = { morning: 0.8, afternoon: 0.78, evening: 0.55, night: 0.33 }

const stars = [
  [34, 40, 2.2],
  [70, 84, 1.6],
  [24, 106, 1.8],
  [122, 30, 2],
  [98, 56, 1.4],
  [58, 28, 1.5],
  [148, 92, 1.8],
] as const

/** The window: what is outside at this time of day. */
export function RoomWindow({ time }: { time: TimeOfDay }) {
  const sky = skies[time]
  const near = brightness[time]
  return (
    <svg
      viewBox="0 0 220 236"
      className="absolute top-[4.5%] left-[3.5%] w-[clamp(96px,21%,216px)]"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="room-sky" x2="0" y2="1">
          <stop stopColor={sky.high} />
          <stop offset="1" stopColor={sky.low} />
        </linearGradient>
        <clipPath id="room-pane">
          <rect x="26" y="20" width="168" height="176" rx="18" />
        </clipPath>
      </defs>
      <rect x="16" y="14" width="188" height="194" rx="26" className="fill-shade" />
      <rect x="14" y="8" width="192" height="200" rx="28" className="fill-card" />
      <g clipPath="url(#room-pane)">
        <rect x="26" y="20" width="168" height="176" fill="url(#room-sky)" />
        {sky.stars && stars.map(([x, y, r]) => <circle key={x} cx={x + 16} cy={y} r={r} fill="oklch(0.97 0.02 95)" />)}
        <circle cx="152" cy={sky.orbY} r="30" fill={sky.orb} opacity=".28" />
        <circle cx="152" cy={sky.orbY} r="20" fill={sky.orb} />
        {sky.stars && <circle cx="143" cy={sky.orbY - 5} r="17" fill={sky.high} opacity=".92" />}
        {!sky.stars && (
          <path
            d="M44 74c2-10 14-12 19-5 4-8 19-6 19 4 8 0 9 12 0 12H50c-9 0-13-8-6-11z"
            fill="oklch(1 0 0)"
            opacity=".8"
          />
        )}
        <path d="M26 164c36-30 66-28 96-12s50 10 72-8v60H26z" fill={`oklch(${near} ${sky.hills})`} opacity=".75" />
        <path d="M26 182c56-18 112-18 168 0v22H26z" fill={`oklch(${near - 0.09} ${sky.hills})`} />
        <path d="M30 20 80 20 44 196H30zM96 20h14L74 196H60z" fill="oklch(1 0 0)" opacity=".14" />
      </g>
      <path d="M106 20h8v176h-8zM26 104h168v8H26z" className="fill-card" />
      <rect x="2" y="204" width="216" height="16" rx="8" className="fill-wood" />
      <rect x="2" y="213" width="216" height="7" rx="3.500" className="fill-wood-deep" opacity=".7" />
      <path
        d="M8 2c24 10 38 56 12 200-8 4-16 4-20 0C10 120 6 60 8 2zM212 2c-24 10-38 56-12 200 8 4 16 4 20 0-10-82-6-142-8-200z"
        className="fill-coral"
        opacity=".86"
      />
      <path
        d="M8 2c10 8 18 60 2 200-4 0-8 0-10-2C10 120 6 60 8 2zM212 2c-10 8-18 60-2 200 4 0 8 0 10-2-10-80-6-140-8-198z"
        className="fill-shade"
      />
      <rect x="-2" y="0" width="224" height="9" rx="4.500" className="fill-wood-deep" />
    </svg>
  )
}

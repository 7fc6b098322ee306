import { Moving } from './moving.tsx'

const fallMs = 1500
const falls = [
  { food: 'cookie', left: 34, late: 0, turn: 90 },
  { food: 'apple', left: 46, late: 180, turn: -50 },
  { food: 'soup', left: 57, late: 340, turn: 14 },
  { food: 'apple', left: 66, late: 60, turn: 70 },
  { food: 'cookie', left: 52, late: 460, turn: -120 },
  { food: 'cookie', left: 26, late: 420, turn: 140 },
] as const

/** Cookies, apples, and soup falling towards the pet. */
export function FallingFood() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {falls.map(({ food, left, late, turn }) => (
        <Moving
          key={left}
          ms={fallMs}
          late={late}
          easing="cubic-bezier(.45,.05,.75,.6)"
          className="absolute top-[48%] w-9 sm:w-12"
          style={{ left: `${left}%` }}
          steps={[
            { transform: 'translateY(-270px) rotate(0)', opacity: 0 },
            { opacity: 1, offset: 0.12 },
            { transform: `translateY(40px) rotate(${turn}deg)`, opacity: 1, offset: 0.8 },
            { transform: `translateY(60px) rotate(${turn}deg) scale(.3)`, opacity: 0 },
          ]}
        >
          <Food kind={food} />
        </Moving>
      ))}
    </div>
  )
}

const drawings = {
  cookie: (
    <>
      <circle cx="24" cy="25" r="20" className="fill-earth-deep" />
      <circle cx="23" cy="23" r="20" fill="oklch(0.75 0.1 70)" />
      <path
        d="M9 16a18 18 0 0 1 20-8"
        className="stroke-white"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".35"
        fill="none"
      />
      <g fill="oklch(0.42 0.06 45)">
        <circle cx="17" cy="17" r="3.500" />
        <circle cx="29" cy="15" r="3" />
        <circle cx="32" cy="27" r="3.500" />
        <circle cx="20" cy="31" r="3.500" />
        <circle cx="12" cy="26" r="2.500" />
      </g>
    </>
  ),
  apple: (
    <>
      <path
        d="M24 14c6-6 20-3 20 11 0 12-8 20-14 20-3 0-4-1-6-1s-3 1-6 1C12 45 4 37 4 25 4 11 18 8 24 14z"
        fill="oklch(0.64 0.2 27)"
      />
      <path d="M34 11c6 1 10 6 10 14 0 12-8 20-14 20 8-8 11-24 4-34z" className="fill-shade" />
      <ellipse cx="14" cy="21" rx="4" ry="6" className="fill-white" opacity=".45" transform="rotate(18 14 21)" />
      <path d="M24 14c0-5 1-8 4-11" stroke="oklch(0.42 0.06 45)" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M26 8c4-6 10-6 14-4-3 5-9 7-14 4z" className="fill-leaf" />
    </>
  ),
  soup: (
    <>
      <path d="M3 22h42c0 12-8 21-21 21S3 34 3 22z" className="fill-sky" />
      <path d="M30 22h15c0 12-8 21-21 21 6-4 8-12 6-21z" className="fill-shade" />
      <ellipse cx="24" cy="22" rx="21" ry="6.500" className="fill-sky-soft" />
      <ellipse cx="24" cy="22.500" rx="17" ry="4.500" fill="oklch(0.75 0.14 60)" />
      <circle cx="18" cy="22" r="2" className="fill-leaf" />
      <circle cx="29" cy="23" r="2" className="fill-leaf" />
      <path
        d="M17 12c-3-4 3-5 0-9M27 12c-3-4 3-5 0-9"
        className="stroke-white"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".8"
        fill="none"
      />
    </>
  ),
}

/** One piece of food. */
function Food({ kind }: { kind: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 48 48" className="w-full" aria-hidden="true">
      {drawings[kind]}
    </svg>
  )
}

const heights = [0, 16, 30, 44, 58]

/** A plant in its pot: 0 is a seed in the earth, 100 is in bloom. */
export function PottedPlant({ grown }: { grown: number }) {
  const step = Math.min(4, Math.max(0, Math.ceil(grown / 25)))
  const tall = heights[step] ?? 0
  const top = 74 - tall
  return (
    <svg width="72" height="100" viewBox="0 0 72 100" aria-hidden="true" className="shrink-0">
      <ellipse cx="37" cy="95" rx="24" ry="4" className="fill-shade" />
      {step > 0 && (
        <>
          <path
            d={`M34 76C35 ${74 - tall / 2} 35 ${top + 6} 35 ${top}h3c0 6 0 ${tall / 2} 2 ${76 - top}z`}
            className="fill-grass-deep"
          />
          <path d={`M36 ${top + 2}c0-11 7-17 18-17 0 11-7 17-18 17z`} className="fill-leaf" />
          <path d={`M36 ${top + 2}c0-10-6-15-16-15 0 9 6 15 16 15z`} className="fill-grass" />
        </>
      )}
      {step > 2 && (
        <>
          <path d={`M36 ${top + 24}c0-9 6-14 15-14 0 9-6 14-15 14z`} className="fill-grass" />
          <path d={`M36 ${top + 30}c0-9-6-14-15-14 0 9 6 14 15 14z`} className="fill-leaf" />
        </>
      )}
      {step > 3 && (
        <g transform={`translate(36 ${top - 4})`}>
          {[0, 72, 144, 216, 288].map(turn => (
            <ellipse key={turn} cy="-7" rx="5" ry="7" transform={`rotate(${turn})`} className="fill-petal" />
          ))}
          <circle r="5" className="fill-orb" />
        </g>
      )}
      <path d="M16 72h40l-5 23H21z" className="fill-apricot" />
      <path d="M40 72h16l-5 23H39z" className="fill-shade" />
      <rect x="13" y="68" width="46" height="9" rx="4.500" className="fill-apricot" />
      {step === 0 && <ellipse cx="36" cy="69" rx="16" ry="3" className="fill-earth-deep" />}
    </svg>
  )
}

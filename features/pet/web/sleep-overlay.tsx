const letters = [
  { left: 27, bottom: 42, size: 'text-h2', late: '0s' },
  { left: 32, bottom: 52, size: 'text-h1', late: '-1s' },
  { left: 38, bottom: 63, size: 'text-hero', late: '-2s' },
] as const

/** The darkened room while the pet sleeps, with floating Zs. */
export function SleepOverlay() {
  return (
    <div
      aria-hidden="true"
      data-sleep
      className="pointer-events-none absolute inset-0 animate-rise bg-[oklch(0.24_0.07_285/0.5)]"
    >
      {letters.map(({ left, bottom, size, late }) => (
        <span
          key={left}
          className={`absolute animate-[float-away_3s_ease-out_infinite] font-name font-semibold text-white motion-reduce:animate-none ${size}`}
          style={{ left: `${left}%`, bottom: `${bottom}%`, animationDelay: late }}
        >
          Z
        </span>
      ))}
    </div>
  )
}

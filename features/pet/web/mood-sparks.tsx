const places = [
  { left: '16%', top: '34%', delay: '0s' },
  { left: '80%', top: '26%', delay: '-1.300s' },
  { left: '70%', top: '8%', delay: '-2.100s' },
  { left: '26%', top: '10%', delay: '-3s' },
]

/** Sparkles when energy is 50 or more, floating hearts when happiness is 70 or more (SPEC §4). */
export function MoodSparks({ happiness, energy }: { happiness: number; energy: number }) {
  const lively = energy >= 50
  const loving = happiness >= 70
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {places.map(({ left, top, delay }, index) => {
        const heart = index % 2 === 1
        if (heart ? !loving : !lively) return null
        return (
          <svg
            key={left}
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="absolute size-5 animate-[drift_2.4s_ease-in-out_infinite_alternate]"
            style={{ left, top, animationDelay: delay }}
          >
            {heart ? (
              <path
                d="M12 20C5 15 3 11.500 3 8.500a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 3-2 6.500-9 11.500z"
                className="fill-coral"
              />
            ) : (
              <path d="M12 2c1 6 4 9 10 10-6 1-9 4-10 10-1-6-4-9-10-10 6-1 9-4 10-10z" className="fill-orb" />
            )}
          </svg>
        )
      })}
    </div>
  )
}

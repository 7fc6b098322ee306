import { breakWords } from './break-words.ts'

export function EnergyBreak() {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-6 rounded-card bg-leaf-soft p-6">
      <Snack />
      <div className="min-w-48 flex-1 text-lead">
        <p>{breakWords.snack}</p>
        <p className="mt-2 text-body">{breakWords.snackTip}</p>
      </div>
    </div>
  )
}

/** An apple beside a bowl of berries. */
function Snack() {
  return (
    <svg viewBox="0 0 150 110" width="150" height="110" aria-hidden="true" className="animate-drift">
      <ellipse cx="75" cy="100" rx="66" ry="8" className="fill-shade" />
      <path
        d="M38 40c-16-9-32 3-29 24 2 18 14 34 24 34 4 0 5-2 8-2s5 2 9 2c10 0 22-17 22-35 0-19-17-31-34-23Z"
        className="fill-coral"
      />
      <path d="M17 58c1-9 7-14 13-14-6 4-9 10-10 19-1 6-4 2-3-5Z" className="fill-white opacity-60" />
      <path d="M38 41c-1-9 1-16 6-22l4 3c-4 5-6 11-6 19Z" className="fill-wood-deep" />
      <path d="M46 29c5-11 16-14 26-11-3 10-14 16-26 11Z" className="fill-leaf" />
      <circle cx="95" cy="63" r="9" className="fill-brand" />
      <circle cx="112" cy="58" r="10" className="fill-petal" />
      <circle cx="128" cy="64" r="8" className="fill-brand" />
      <path d="M80 66h62c0 20-12 34-31 34S80 86 80 66Z" className="fill-sky" />
      <path d="M80 66h62c0 3 0 6-1 8H81c-1-2-1-5-1-8Z" className="fill-white opacity-60" />
    </svg>
  )
}

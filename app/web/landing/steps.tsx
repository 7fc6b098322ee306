import { words } from './words.ts'

const pictures = [EggPicture, ShelfPicture, SproutPicture]

/** How it works, in three steps along one line. */
export function Steps() {
  return (
    <section id="how" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <h2 className="max-w-xl text-h1">{words.stepsTitle}</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {words.steps.map((step, index) => {
          const Picture = pictures[index] ?? EggPicture
          return (
            <li key={step.title}>
              <Picture />
              <h3 className="mt-5 flex items-baseline gap-2.5 text-h3">
                <span className="text-brand-ink">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const frame = 'h-44 w-full rounded-sheet'

function EggPicture() {
  return (
    <svg
      viewBox="0 0 320 176"
      preserveAspectRatio="xMidYMid slice"
      className={`${frame} bg-apricot-soft`}
      aria-hidden="true"
    >
      <path d="M0 140c80-20 240-22 320 0v36H0z" className="fill-apricot" opacity=".5" />
      <ellipse cx="160" cy="146" rx="66" ry="10" className="fill-shade" />
      <path d="M90 128c20 24 120 24 140 0 4 14-12 28-70 28s-74-14-70-28z" className="fill-wood-deep" />
      <path d="M160 30c30 0 48 42 48 68 0 28-20 46-48 46s-48-18-48-46c0-26 18-68 48-68z" className="fill-sky" />
      <path
        d="M190 46c12 16 18 36 18 52 0 28-20 46-48 46-18 0-32-7-40-20 46-4 68-36 70-78z"
        className="fill-sky-ink"
        opacity=".35"
      />
      <path d="M134 60c5-12 12-20 20-23-2 14-8 24-20 23z" className="fill-white" opacity=".7" />
      <path
        d="m114 92 14-10 14 12 16-13 16 13 16-12 16 10c1 5 2 8 2 10l-18-8-16 12-16-12-16 12-14-11-14 8z"
        className="fill-white"
        opacity=".65"
      />
      <path d="M84 122c24 30 128 30 152 0 2 18-22 34-76 34s-78-16-76-34z" className="fill-wood" />
      <path
        d="M96 134l22 12M130 142l24 8M172 150l22-8M206 144l18-10"
        className="stroke-wood-deep"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}

function ShelfPicture() {
  return (
    <svg
      viewBox="0 0 320 176"
      preserveAspectRatio="xMidYMid slice"
      className={`${frame} bg-sky-soft`}
      aria-hidden="true"
    >
      <rect x="44" y="132" width="232" height="14" rx="7" className="fill-wood" />
      <path d="M44 139c0 4 3 7 7 7h218c4 0 7-3 7-7z" className="fill-wood-deep" />
      <rect x="66" y="66" width="26" height="66" rx="7" className="fill-brand" />
      <rect x="96" y="54" width="22" height="78" rx="7" className="fill-coral" />
      <rect x="122" y="74" width="28" height="58" rx="7" className="fill-leaf" />
      <path
        d="M84 66h2a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6h-2zM111 54a7 7 0 0 1 7 7v64a7 7 0 0 1-7 7zM143 74a7 7 0 0 1 7 7v44a7 7 0 0 1-7 7z"
        className="fill-shade"
      />
      <path
        d="M71 84h10M101 74h8M127 92h14"
        className="stroke-white"
        strokeOpacity=".7"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="192" cy="98" r="33" className="fill-sky" />
      <path d="M164 82c14-16 36-19 50-6-3 10-18 9-22 18s8 12 4 21c-16 1-40-14-32-33z" className="fill-leaf" />
      <path d="M212 72a33 33 0 0 1-38 54c30 0 44-26 38-54z" className="fill-shade" />
      <path d="M186 132h12" className="stroke-wood-deep" strokeWidth="8" strokeLinecap="round" />
      <g transform="translate(250 132)">
        <path d="M-15-26h30l-4 26h-22z" className="fill-apricot" />
        <path d="M4-26h11l-4 26H0z" className="fill-shade" />
        <path
          d="M0-26c0-22 8-32 22-34 1 18-6 32-22 34zM0-26c0-16-7-26-20-28 0 16 6 27 20 28z"
          className="fill-grass-deep"
        />
      </g>
    </svg>
  )
}

function SproutPicture() {
  return (
    <svg
      viewBox="0 0 320 176"
      preserveAspectRatio="xMidYMid slice"
      className={`${frame} bg-leaf-soft`}
      aria-hidden="true"
    >
      <path d="M0 146c90-18 230-18 320 0v30H0z" className="fill-hill-near" />
      {[
        { x: 84, tall: 20 },
        { x: 158, tall: 48 },
        { x: 236, tall: 88 },
      ].map(({ x, tall }) => (
        <g key={x} transform={`translate(${x} 148)`}>
          <ellipse cx="2" cy="2" rx={14 + tall / 5} ry="6" className="fill-shade" />
          <path
            d={`M-3 2C-1-${tall / 2} -1-${tall * 0.8} 0-${tall}h3C2-${tall * 0.7} 2-${tall / 2} 4 2z`}
            className="fill-grass-deep"
          />
          <path d={`M1-${tall}c0-18 10-28 28-28 0 17-10 28-28 28z`} className="fill-leaf" />
          <path d={`M1-${tall}c0-15-8-23-24-23 0 14 8 23 24 23z`} className="fill-grass-deep" />
          {tall > 40 && <path d={`M1-${tall / 2}c0-12 8-19 21-19 0 12-8 19-21 19z`} className="fill-grass" />}
          {tall > 80 && (
            <g transform={`translate(2 -${tall + 18})`}>
              {[0, 60, 120, 180, 240, 300].map(turn => (
                <ellipse key={turn} cy="-12" rx="7" ry="10" transform={`rotate(${turn})`} className="fill-apricot" />
              ))}
              <circle r="8" className="fill-coral" />
            </g>
          )}
        </g>
      ))}
    </svg>
  )
}

import { Tree } from './tree.tsx'

/** A floating piece of meadow to stand on: grass above, earth below, a tree, flowers and a lantern-lit stone path. */
export function FloatingIsland({ className }: { className?: string }) {
  return (
    <svg viewBox="0 -64 560 324" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="280" cy="246" rx="150" ry="12" className="fill-shade" />
      <path
        d="M58 84c20 34 66 52 92 92 26 38 70 56 112 68 26 6 40-4 60-20 34-28 74-36 104-74 22-28 62-36 78-66z"
        className="fill-earth"
      />
      <path
        d="M322 224c34-28 74-36 104-74 22-28 62-36 78-66l-120 4c-6 58-60 96-96 154 12-2 22-8 34-18z"
        className="fill-earth-deep"
      />
      <ellipse cx="196" cy="172" rx="17" ry="11" className="fill-earth-deep" />
      <ellipse cx="252" cy="206" rx="10" ry="7" className="fill-earth-deep" />
      <ellipse cx="152" cy="136" rx="9" ry="6" className="fill-earth-deep" />
      <path
        d="M30 74c0-36 112-60 250-60s250 24 250 60c0 16-16 26-36 34-22 10-34-6-58-2-22 4-26 20-52 20-24 0-30-16-56-14-28 2-30 22-60 22-28 0-34-20-60-22s-36 16-62 12c-22-4-28-18-52-18-32-2-64-8-64-32z"
        className="fill-grass-deep"
      />
      <ellipse cx="280" cy="66" rx="250" ry="52" className="fill-grass" />
      <path
        d="M44 54c28-24 124-40 236-40 60 0 116 4 160 12-60 26-166 26-236 30-60 4-120 6-160-2z"
        className="fill-hill-near"
      />
      <Tree x={98} y={60} size={1.2} />
      <g transform="translate(456 58)">
        <ellipse cx="6" cy="5" rx="30" ry="7" className="fill-shade" />
        <path d="M-22 4c-4-20 10-32 22-32s28 10 26 32z" className="fill-grass-deep" />
        <path d="M-22 4c-4-20 10-32 22-32 6 0 12 2 17 6C2-16-6-8-8 4z" className="fill-hill-near" />
        <circle cx="-6" cy="-10" r="4" className="fill-petal" />
        <circle cx="9" cy="-17" r="4" className="fill-petal" />
        <circle cx="14" cy="-3" r="4" className="fill-petal" />
      </g>
      <Flower x={176} y={88} />
      <Flower x={372} y={96} size={0.8} />
      <Flower x={404} y={80} />
    </svg>
  )
}

function Flower({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-1 0c0-8 0-14 1-20h2c0 8 0 14-1 20z" className="fill-grass-deep" />
      {[0, 72, 144, 216, 288].map(turn => (
        <ellipse
          key={turn}
          cy="-6.500"
          rx="4"
          ry="5.500"
          transform={`translate(1 -22) rotate(${turn})`}
          className="fill-petal"
        />
      ))}
      <circle cx="1" cy="-22" r="3.600" className="fill-orb" />
    </g>
  )
}

/** Rolling hills under a sky with a sun (at night a moon and stars), as a backdrop that fills its box from below. */
export function Countryside({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 214c150-74 300-92 470-44s280 42 430-6 350-70 540 20v236H0z" className="fill-hill-far" />
      <path d="M0 300c130-60 260-74 420-34s300 62 480 14 360-70 540-16v156H0z" className="fill-hill-mid" />
      <Tree x={96} y={276} size={0.8} />
      <Tree x={148} y={270} size={1.1} />
      <Tree x={1296} y={274} size={1} />
      <Tree x={1352} y={272} size={0.7} />
      <path d="M0 368c200-52 420-50 700-14s520 20 740-26v92H0z" className="fill-hill-near" />
      <path d="M0 406c260-30 560-26 820-8s440 8 620-12v34H0z" className="fill-grass" />
    </svg>
  )
}

/** A round toy tree, lit from the upper left. */
export function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="4" cy="2" rx="30" ry="6" className="fill-shade" />
      <path d="M-5 2c2-18 1-30 0-40H5c0 12 0 24 3 40z" className="fill-earth-deep" />
      <circle cy="-58" r="31" className="fill-grass-deep" />
      <path d="M-31-58a31 31 0 0 1 50-24A34 34 0 0 1-24-38a31 31 0 0 1-7-20z" className="fill-grass" />
      <path d="M-22-64a22 22 0 0 1 24-18c-6 12-14 17-24 18z" className="fill-hill-near" />
    </g>
  )
}

/** A soft three-lobed cloud. */
export function Cloud({ className }: { className?: string }) {
  return (
    <svg viewBox="0 -4 140 60" className={className} aria-hidden="true" focusable="false">
      <path
        d="M26 54a24 24 0 0 1 2-48c4 0 9 1 12 4A32 32 0 0 1 97 20a20 20 0 0 1 17 34z"
        transform="translate(4)"
        className="fill-cloud"
      />
    </svg>
  )
}

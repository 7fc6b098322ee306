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

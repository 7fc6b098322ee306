import { classNames } from './class-names.ts'
import { Tree } from './tree.tsx'

/** Rolling hills that fill their box from the bottom; in a wide box they rise above it. */
export function Countryside({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      className={classNames('overflow-visible', className)}
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

import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { Cloud } from '#kit/ui/cloud.tsx'
import { SunOrMoon } from '#kit/ui/sun-or-moon.tsx'
import { Tree } from '#kit/ui/tree.tsx'

/** Sky, hills, and grass, with the pet in the middle. */
export function Meadow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('relative flex items-end justify-center overflow-hidden bg-heaven', className)}>
      <SunOrMoon className="absolute top-[7%] right-[9%] w-16" />
      <Cloud className="absolute top-[16%] left-[9%] w-24 animate-drift" />
      <Cloud className="absolute top-[34%] right-[16%] w-16 animate-drift [animation-delay:-3s]" />
      <svg
        viewBox="0 0 640 200"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 h-[58%] w-full overflow-visible"
        aria-hidden="true"
      >
        <path d="M0 84c90-44 180-50 290-20s210 16 350-34v170H0z" className="fill-hill-far" />
        <path d="M0 124c110-34 200-32 310-10s210 14 330-20v106H0z" className="fill-hill-mid" />
        <Tree x={92} y={122} size={0.9} />
        <Tree x={556} y={114} size={0.75} />
        <path d="M0 152c160-28 480-28 640 0v48H0z" className="fill-hill-near" />
        <path d="M0 182c160-14 480-14 640 0v18H0z" className="fill-grass" />
      </svg>
      <div className="relative">{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import type { CareAction } from '#pet/rules/care.ts'

const bedPlace = 'bottom-[14%] left-[1.500%] w-[clamp(118px,24%,250px)]'

/** The sleeping pet, behind the front edge of the bed. */
export function InBed({ children }: { children: ReactNode }) {
  return (
    <div className={classNames('pointer-events-none absolute', bedPlace)}>
      <div className="absolute bottom-[31%] left-1/2 flex -translate-x-1/2 animate-rise justify-center">{children}</div>
      <svg viewBox="0 0 220 112" className="relative w-full" aria-hidden="true">
        <BedFront />
      </svg>
    </div>
  )
}

/** Bed, bowl, and ball do the same as the buttons below, for the pointer only: keyboard and screen reader use the buttons. */
export function RoomThings({ onAct, full }: { onAct: (action: CareAction) => void; full: boolean }) {
  return (
    <>
      <Thing className={bedPlace} onTap={() => onAct('rest')}>
        <Bed />
      </Thing>
      <Thing
        className="right-[1.500%] bottom-[1.500%] w-[clamp(64px,11%,116px)] sm:right-[18%] sm:bottom-[5%]"
        onTap={() => onAct('feed')}
      >
        <Bowl full={full} />
      </Thing>
      <Thing
        className="bottom-[1.500%] left-[4%] w-[clamp(42px,7%,76px)] sm:right-[7%] sm:bottom-[6%] sm:left-auto"
        onTap={() => onAct('play')}
      >
        <Ball />
      </Thing>
    </>
  )
}

function Thing({ className, onTap, children }: { className: string; onTap: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={classNames('absolute transition-transform duration-200 ease-spring hover:scale-[1.04]', className)}
      // Keeps the focus where it is: these buttons are for the pointer only.
      onPointerDown={event => event.preventDefault()}
      onClick={onTap}
    >
      {children}
    </button>
  )
}

function Bed() {
  return (
    <svg viewBox="0 0 220 112" className="w-full" aria-hidden="true">
      <ellipse cx="110" cy="99" rx="106" ry="12" className="fill-shade" />
      <path d="M6 58c0-26 34-46 104-46s104 20 104 46c0 28-24 44-104 44S6 86 6 58z" className="fill-brand" />
      <path
        d="M6 58c0-26 34-46 104-46 30 0 54 4 71 10-70-8-150 8-160 48C14 68 6 64 6 58z"
        className="fill-white"
        opacity=".14"
      />
      <ellipse cx="110" cy="54" rx="80" ry="25" className="fill-brand-deep" opacity=".45" />
      <ellipse cx="110" cy="58" rx="78" ry="22" className="fill-brand-soft" />
      <path d="M62 48c4-15 56-19 70-6 9 9-2 20-34 20-24 0-38-6-36-14z" className="fill-card" />
      <path d="M62 48c4-15 56-19 70-6-26-4-56 2-64 14-4-2-7-5-6-8z" className="fill-white" opacity=".5" />
      <BedFront />
    </svg>
  )
}

function BedFront() {
  return (
    <>
      <path d="M6 60c10 24 54 30 104 30s94-6 104-30c2 28-22 44-104 44S4 88 6 60z" className="fill-brand" />
      <path d="M120 90c42-1 84-8 94-30 2 28-22 44-104 44z" className="fill-shade" />
    </>
  )
}

function Bowl({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 112 64" className="w-full" aria-hidden="true">
      <ellipse cx="57" cy="57" rx="52" ry="7" className="fill-shade" />
      <path d="M5 24h102l-10 30c-2 5-6 7-11 7H26c-5 0-9-2-11-7z" className="fill-sky" />
      <path d="M72 24h35l-10 30c-2 5-6 7-11 7H62z" className="fill-shade" />
      <ellipse cx="56" cy="24" rx="51" ry="11" className="fill-sky-soft" />
      <ellipse cx="56" cy="26" rx="43" ry="7.500" className="fill-sky" opacity=".5" />
      {full && (
        <>
          <path d="M18 25c6-17 26-22 38-13 14-7 32 0 38 13-16 9-60 9-76 0z" className="fill-earth" />
          <circle cx="42" cy="17" r="7" className="fill-apricot" />
          <circle cx="66" cy="16" r="7" className="fill-petal" />
          <circle cx="54" cy="20" r="6" className="fill-leaf" />
        </>
      )}
      <path d="M15 36l5 14" className="stroke-white" strokeWidth="4" strokeLinecap="round" opacity=".4" />
    </svg>
  )
}

function Ball() {
  return (
    <svg viewBox="0 0 72 78" className="w-full" aria-hidden="true">
      <ellipse cx="38" cy="70" rx="30" ry="6" className="fill-shade" />
      <circle cx="36" cy="36" r="34" className="fill-coral" />
      <path d="M4 25C24 13 50 15 69 30c1 4 1 8 0 12C50 28 26 26 3 40c-1-5-1-10 1-15z" className="fill-card" />
      <path d="M50 5a34 34 0 0 1-36 58c32 0 50-26 36-58z" className="fill-shade" />
      <ellipse cx="24" cy="17" rx="8" ry="5" className="fill-white" opacity=".45" transform="rotate(-30 24 17)" />
    </svg>
  )
}

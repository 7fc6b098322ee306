import { Smartphone, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { pageWords } from '#account/words.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { chooseSense, useSense } from '#kit/ui/sound-choice.ts'
import { useLessMotion } from '#kit/ui/use-less-motion.ts'

/** So that whoever switches one on knows what it is like. */
const sample = [{ hz: 659.25, at: 0, lasts: 0.3 }]
const sampleMs = 25

/** Two switches: small sounds, and movements in the hand where the device is one that is held. */
export function SenseSwitches() {
  const sound = useSense('sound')
  const touch = useSense('touch')
  const lessMotion = useLessMotion()
  const held = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
  return (
    <>
      <Switch
        icon={<Volume2 size={18} aria-hidden="true" />}
        name={pageWords.sound}
        on={sound}
        onSwitch={() => {
          chooseSense('sound', !sound)
          if (!sound) void import('#kit/ui/sound.ts').then(({ play }) => play(sample)).catch(() => undefined)
        }}
      />
      {held && (
        <Switch
          icon={<Smartphone size={18} aria-hidden="true" />}
          name={pageWords.touch}
          on={touch && !lessMotion}
          onSwitch={() => {
            chooseSense('touch', !touch)
            if (!touch) navigator.vibrate(sampleMs)
          }}
          {...(lessMotion ? { offBecause: pageWords.touchOff } : {})}
        />
      )}
    </>
  )
}

function Switch({
  icon,
  name,
  on,
  offBecause,
  onSwitch,
}: {
  icon: ReactNode
  name: string
  on: boolean
  /** Why it can not be switched on. */
  offBecause?: string
  onSwitch: () => void
}) {
  const why = useId()
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-disabled={offBecause !== undefined || undefined}
        aria-describedby={offBecause === undefined ? undefined : why}
        onClick={() => offBecause === undefined && onSwitch()}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-tile px-3 text-left font-medium hover:bg-sunk aria-disabled:text-ink-soft"
      >
        {icon}
        <span className="flex-1">{name}</span>
        <span
          aria-hidden="true"
          className={classNames(
            'inline-flex h-6 w-10 shrink-0 items-center rounded-full border-2 px-0.5 transition-colors',
            on ? 'justify-end border-brand bg-brand' : 'justify-start border-edge bg-sunk',
          )}
        >
          <span className={classNames('size-4 rounded-full', on ? 'bg-on-brand' : 'bg-edge')} />
        </span>
      </button>
      {offBecause !== undefined && (
        <p id={why} className="px-3 pb-2 text-ink-soft text-small">
          {offBecause}
        </p>
      )}
    </>
  )
}

import { classNames } from '#kit/ui/class-names.ts'
import { Moving } from './moving.tsx'
import type { Fleeting } from './use-fleeting.ts'

export type EffectKind = 'heart' | 'star' | 'sparkle'

/** Something that rises from the pet: a shape, or a text such as `+8 Happiness`. */
export type Effect =
  | { readonly kind: EffectKind; readonly place: number }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly row: number
      readonly plain: boolean
      readonly low: boolean
    }
  | { readonly kind: 'spot'; readonly text: string; readonly left: string; readonly top: string }

const shapes: Record<EffectKind, { d: string; fill: string }> = {
  heart: {
    d: 'M12 20C5 15 3 11.500 3 8.500a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 3-2 6.500-9 11.500z',
    fill: 'fill-coral',
  },
  star: {
    d: 'm12 2 2.900 6.300 6.900.800-5.100 4.700 1.400 6.800L12 17.200 5.900 20.600l1.400-6.800L2.200 9.100l6.900-.8z',
    fill: 'fill-apricot',
  },
  sparkle: { d: 'M12 2c1 6 4 9 10 10-6 1-9 4-10 10-1-6-4-9-10-10 6-1 9-4 10-10z', fill: 'fill-orb' },
}
const places = [
  { left: 24, top: 60, by: -24 },
  { left: 70, top: 56, by: 22 },
  { left: 31, top: 46, by: -16 },
  { left: 64, top: 44, by: 18 },
  { left: 18, top: 72, by: -34 },
  { left: 76, top: 70, by: 34 },
] as const
export const effectPlaces = places.length

/** What floats up around the pet. Hidden from screen readers: the status line below the room says the same. */
export function RoomEffects({ shown }: { shown: readonly Fleeting<Effect>[] }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-20">
      {shown.map(({ id, what }) =>
        what.kind === 'text' ? (
          <Words key={id} {...what} />
        ) : what.kind === 'spot' ? (
          <Spot key={id} {...what} />
        ) : (
          <Shape key={id} {...what} />
        ),
      )}
    </div>
  )
}

function Shape({ kind, place }: { kind: EffectKind; place: number }) {
  const { left, top, by } = places[place % places.length] ?? places[0]
  const { d, fill } = shapes[kind]
  return (
    <Moving
      ms={2700}
      late={(place * 90) % 400}
      className="absolute size-7 sm:size-9"
      style={{ left: `${left}%`, top: `${top}%` }}
      steps={[
        { transform: 'translate(0,12px) scale(.3)', opacity: 0 },
        { transform: 'translate(0,-14px) scale(1.1)', opacity: 1, offset: 0.18 },
        { transform: `translate(${by}px,-70px) scale(1) rotate(${by / 2}deg)`, opacity: 0.95, offset: 0.65 },
        { transform: `translate(${by * 1.4}px,-120px) scale(.8) rotate(${by}deg)`, opacity: 0 },
      ]}
    >
      <svg viewBox="0 0 24 24" className="size-full drop-shadow-sm" aria-hidden="true">
        <path d={d} className={fill} />
        <path
          d="M8 6.500c-1.500.3-2.500 1.500-2.600 3"
          className="stroke-white"
          strokeWidth="1.600"
          strokeLinecap="round"
          fill="none"
          opacity=".7"
        />
      </svg>
    </Moving>
  )
}

function Words({ text, row, plain, low }: { text: string; row: number; plain: boolean; low: boolean }) {
  return (
    <Moving
      ms={1900}
      late={row * 120}
      className="absolute inset-x-0 flex justify-center"
      style={{ top: `${(low ? 76 : 26) + row * 11}%` }}
      steps={[
        { transform: 'translateY(24px) scale(.7)', opacity: 0 },
        { transform: 'translateY(0) scale(1.06)', opacity: 1, offset: 0.16 },
        { transform: 'translateY(-14px) scale(1)', opacity: 1, offset: 0.75 },
        { transform: 'translateY(-40px)', opacity: 0 },
      ]}
    >
      <span
        className={classNames(
          'rounded-full px-3.5 py-1 font-name font-semibold text-body shadow-lift sm:text-lead',
          plain ? 'bg-raised text-ink-soft' : 'bg-leaf-soft text-leaf-ink',
        )}
      >
        {text}
      </span>
    </Moving>
  )
}

function Spot({ text, left, top }: { text: string; left: string; top: string }) {
  return (
    <Moving
      ms={1200}
      className="absolute whitespace-nowrap rounded-full bg-raised px-2.5 py-0.5 font-name font-semibold text-apricot-ink shadow-lift"
      style={{ left: `min(${left}, calc(100% - 92px))`, top }}
      steps={[
        { transform: 'scale(.6)', opacity: 0 },
        { transform: 'scale(1.08)', opacity: 1, offset: 0.18 },
        { transform: 'translateY(-10px)', opacity: 1, offset: 0.7 },
        { transform: 'translateY(-26px)', opacity: 0 },
      ]}
    >
      {text}
    </Moving>
  )
}

import { pageWords } from '#pet/words.ts'
import { PetDrawing } from './pet-drawing.tsx'

const unnamed = { id: 'unnamed-egg', level: 0, baseColor: '#9b7ad6', accentColor: '#f6b45a' }

/** An egg without a name, in a nest. */
export function Nest({ label = pageWords.newEgg }: { label?: string }) {
  return (
    <div className="relative">
      <PetDrawing pet={unnamed} stage={0} size={190} label={label} />
      <svg
        viewBox="0 0 220 60"
        className="absolute bottom-[-6px] left-1/2 w-[230px] -translate-x-1/2"
        aria-hidden="true"
      >
        <path d="M8 14c30 26 174 26 204 0 8 26-26 44-102 44S0 40 8 14z" className="fill-wood" />
        <path
          d="M8 14c30 26 174 26 204 0 2 6 2 12-2 18-36 20-164 20-200 0-4-6-4-12-2-18z"
          className="fill-wood-deep"
          opacity=".5"
        />
        <path
          d="m26 36 30 12M76 44l34 8M128 50l34-10M170 42l26-14M50 32l28 6M140 38l32-8"
          className="stroke-wood-deep"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
    </div>
  )
}

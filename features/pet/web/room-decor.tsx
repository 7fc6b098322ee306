import { useState } from 'react'

/**
 * Decoration by stage: a picture from 1, a plant from 3, a lamp from 5 (SPEC §2). If the current stage was painted, its
 * painting hangs in the frame.
 */
export function RoomDecor({ stage, lit, painting }: { stage: number; lit: boolean; painting: string | undefined }) {
  return (
    <>
      {stage >= 1 && <Picture painting={painting} />}
      {stage >= 5 && <FloorLamp lit={lit} />}
      {stage >= 3 && <Plant />}
    </>
  )
}

/** A framed view of the hills, covered by the painting once that has loaded. */
function Picture({ painting }: { painting: string | undefined }) {
  const [hung, setHung] = useState<string | undefined>(undefined)
  return (
    <div
      data-decor="picture"
      className="absolute top-[33%] left-[9%] w-[clamp(48px,10.500%,112px)] sm:top-[7%] sm:left-[29%]"
      aria-hidden="true"
    >
      <svg viewBox="0 0 112 92" className="block w-full" aria-hidden="true">
        <rect x="4" y="8" width="106" height="84" rx="13" className="fill-shade" />
        <rect x="2" y="2" width="106" height="84" rx="13" className="fill-wood-deep" />
        <rect x="10" y="10" width="90" height="68" rx="7" className="fill-heaven" />
        <circle cx="78" cy="28" r="9" className="fill-orb" />
        <path d="M10 60c22-22 36-22 50-8s26 4 40-8v27a7 7 0 0 1-7 7H17a7 7 0 0 1-7-7z" className="fill-hill-mid" />
        <path d="M10 68c26-12 62-12 90-2v5a7 7 0 0 1-7 7H17a7 7 0 0 1-7-7z" className="fill-hill-near" />
        <path d="M12 4h84" className="stroke-white" strokeWidth="3" strokeLinecap="round" opacity=".25" />
      </svg>
      {painting !== undefined && (
        <img
          src={painting}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setHung(painting)}
          className={`absolute top-[10.900%] left-[8.900%] h-[73.900%] w-[80.400%] rounded-[7%] object-cover transition-opacity duration-500 ${hung === painting ? 'opacity-100' : 'opacity-0'}`}
        />
      )}
    </div>
  )
}

function Plant() {
  return (
    <svg
      data-decor="plant"
      viewBox="0 0 130 170"
      className="absolute right-[1.500%] bottom-[21%] w-[clamp(54px,10%,104px)]"
      aria-hidden="true"
    >
      <ellipse cx="66" cy="162" rx="46" ry="8" className="fill-shade" />
      <path
        d="M64 112c-2-44 12-80 54-100 12 50-8 88-54 100zM66 110c-4-38-26-64-62-72-2 40 20 66 62 72zM64 106C48 68 52 28 72 0c24 36 20 76-8 106z"
        className="fill-grass-deep"
      />
      <path
        d="M64 112c12-44 28-76 54-100 12 50-8 88-54 100zM66 110C48 84 28 62 4 38c36 8 58 34 62 72z"
        className="fill-grass"
      />
      <path d="M34 108h64l-8 48c-1 5-5 8-10 8H52c-5 0-9-3-10-8z" className="fill-apricot" />
      <path d="M78 108h20l-8 48c-1 5-5 8-10 8H70z" className="fill-shade" />
      <rect x="29" y="100" width="74" height="15" rx="7.500" className="fill-apricot" />
      <path d="M36 104h44" className="stroke-white" strokeWidth="3" strokeLinecap="round" opacity=".4" />
    </svg>
  )
}

function FloorLamp({ lit }: { lit: boolean }) {
  return (
    <svg
      data-decor="lamp"
      viewBox="0 0 150 290"
      className="absolute bottom-[24%] left-0 w-[clamp(58px,11.500%,126px)] overflow-visible sm:left-[24.500%]"
      aria-hidden="true"
    >
      {lit && (
        <>
          <defs>
            <radialGradient id="room-lamp">
              <stop stopColor="oklch(0.95 0.11 85)" stopOpacity=".75" />
              <stop offset="1" stopColor="oklch(0.9 0.11 75)" stopOpacity="0" />
            </radialGradient>
          </defs>
          <circle cx="74" cy="70" r="190" fill="url(#room-lamp)" />
        </>
      )}
      <ellipse cx="76" cy="280" rx="42" ry="8" className="fill-shade" />
      <rect x="70" y="80" width="9" height="198" rx="4" className="fill-wood-deep" />
      <ellipse cx="74" cy="276" rx="34" ry="8" className="fill-wood-deep" />
      <path
        d="M46 30h56c4 0 7 2 8 6l16 56c2 6-2 10-8 10H30c-6 0-10-4-8-10l16-56c1-4 4-6 8-6z"
        className={lit ? 'fill-orb' : 'fill-petal'}
      />
      <path d="M90 30h12c4 0 7 2 8 6l16 56c2 6-2 10-8 10h-14z" className="fill-shade" />
    </svg>
  )
}

import { useEffect, useRef, useState } from 'react'
import { pageWords } from '#pet/words.ts'
import { PetDrawing } from './pet-drawing.tsx'
import type { Pet } from './pet-query.ts'
import { type Reaction, wantsStillness } from './reactions.ts'
import { useStagePicture } from './stage-picture.ts'

const tapMs = 1000
const toldMs = 2000

/** The pet's painting if there is one and it loads, otherwise the drawing. A tap makes it react. */
export function PetPicture({ pet, size, reaction }: { pet: Pet; size: number; reaction: Reaction | null }) {
  const address = useStagePicture(pet)
  const [broken, setBroken] = useState<string | undefined>(undefined)
  const image = useRef<HTMLImageElement>(null)
  const asleep = pet.status.asleep === true
  const label = pageWords.tickle(pet.name)
  useEffect(() => {
    if (reaction && image.current) bounce(image.current, toldMs)
  }, [reaction])
  if (address === undefined || address === broken)
    return (
      <PetDrawing
        pet={pet}
        size={size}
        asleep={asleep}
        reaction={asleep ? null : reaction}
        onTap={() => undefined}
        label={label}
      />
    )
  return (
    <button
      type="button"
      aria-label={label}
      className="block rounded-sheet"
      onClick={() => image.current && bounce(image.current, tapMs)}
    >
      <img
        ref={image}
        src={address}
        alt=""
        width={size}
        height={size}
        className="rounded-sheet"
        onError={() => setBroken(address)}
      />
    </button>
  )
}

function bounce(image: HTMLElement, ms: number) {
  if (wantsStillness()) return
  image.animate(
    [
      { transform: 'none' },
      { transform: 'rotate(-3deg) scale(1.04,.97)' },
      { transform: 'rotate(3deg) translateY(-6%)' },
      { transform: 'rotate(-2deg) scale(1.03,.97)' },
      { transform: 'none' },
    ],
    { duration: 1000, iterations: ms / 1000, easing: 'ease-in-out' },
  )
}

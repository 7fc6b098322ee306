import { useEffect, useState } from 'react'
import { onFirstInteraction } from '#kit/ui/first-interaction.ts'
import type { PetDrawing } from '#pet/web/pet-drawing.tsx'

type Drawing = typeof PetDrawing

let loaded: Drawing | undefined

/**
 * Loads the animated drawing on the first interaction, or when `wanted` says that it is in view. Until then a still
 * picture is shown, so that the first screen needs no script for it.
 */
export function useLivingDrawing(wanted = false): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing | undefined>(() => loaded)
  useEffect(() => {
    if (drawing) return
    const load = () =>
      void import('#pet/web/pet-drawing.tsx').then(part => {
        loaded = part.PetDrawing
        setDrawing(() => part.PetDrawing)
      })
    return wanted ? load() : onFirstInteraction(load)
  }, [drawing, wanted])
  return drawing
}

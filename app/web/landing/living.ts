import { useEffect, useState } from 'react'
import { onFirstInteraction } from '#kit/ui/first-interaction.ts'
import type { PetDrawing } from '#pet/web/pet-drawing.tsx'

type Drawing = typeof PetDrawing

let loaded: Drawing | undefined

/**
 * The living drawing, once someone moves on the page (or `wanted` says it is in sight): until then the first screen
 * does without its script and shows a still picture.
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

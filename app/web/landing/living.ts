import { useEffect, useState } from 'react'
import { onceAlive } from '#kit/ui/signs-of-life.ts'
import type { CreatureDrawing } from '#pet/web/creature-drawing.tsx'

type Drawing = typeof CreatureDrawing

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
      void import('#pet/web/creature-drawing.tsx').then(part => {
        loaded = part.CreatureDrawing
        setDrawing(() => part.CreatureDrawing)
      })
    return wanted ? load() : onceAlive(load)
  }, [drawing, wanted])
  return drawing
}

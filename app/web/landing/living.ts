import { useEffect, useState } from 'react'
import type { CreatureDrawing } from '#pet/web/creature-drawing.tsx'

type Drawing = typeof CreatureDrawing

const signsOfLife = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

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
    if (wanted) return load()
    for (const sign of signsOfLife) window.addEventListener(sign, load, { once: true, passive: true })
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, load)
    }
  }, [drawing, wanted])
  return drawing
}

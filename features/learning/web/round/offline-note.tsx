import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '#kit/ui/use-online.ts'
import { pageWords } from '#learning/words.ts'

/** Pixels above the note, and between it and the target of a scroll. */
const gap = 16

/** Says that the page is offline and how many answers wait to be sent; stays visible while scrolling. */
export function OfflineNote({ waiting, stuck }: { waiting: number; stuck: boolean }) {
  const online = useOnline()
  const shown = !online || (stuck && waiting > 0)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    const { style } = document.documentElement
    style.scrollPaddingTop = `${(note.current?.offsetHeight ?? 0) + gap}px`
    return () => {
      style.scrollPaddingTop = ''
    }
  }, [shown])
  return (
    <div ref={note} role="status" className="sticky top-2 z-10">
      {shown && (
        <p className="mt-4 flex animate-rise items-center gap-3 rounded-card bg-apricot-soft px-4 py-2.5 text-apricot-ink text-small shadow-rest">
          <CloudOff size={20} aria-hidden="true" className="shrink-0" />
          <span>
            {!online && <span>{waiting > 0 ? pageWords.offlineShort : pageWords.offline} </span>}
            {waiting > 0 && <strong className="font-semibold">{pageWords.answersWait(waiting)}</strong>}
          </span>
        </p>
      )}
    </div>
  )
}

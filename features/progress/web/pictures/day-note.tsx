import { useLayoutEffect, useRef } from 'react'
import { pictureWords } from '#progress/words.ts'

/** Tooltip of a day, above its cell or below where there is no room. The cell's accessible name says the same. */
export function DayNote({ cell, title, minutes }: { cell: HTMLElement; title: string; minutes: number }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const note = box.current
    if (!note) return
    if (!note.matches(':popover-open')) note.showPopover()
    const at = cell.getBoundingClientRect()
    const above = at.top > note.offsetHeight + 16
    const middle = at.left + at.width / 2 - note.offsetWidth / 2
    note.style.top = `${above ? at.top - note.offsetHeight - 8 : at.bottom + 8}px`
    note.style.left = `${Math.max(8, Math.min(middle, document.documentElement.clientWidth - note.offsetWidth - 8))}px`
  })
  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed inset-auto m-0 max-w-72 rounded-tile bg-ink px-3 py-2 text-paper text-small shadow-lift"
    >
      {title}
      {minutes > 0 && <> · {pictureWords.calendar.minutes(minutes)}</>}
    </div>
  )
}

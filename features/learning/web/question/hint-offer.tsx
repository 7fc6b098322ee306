import { Lightbulb } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { pageWords } from '#learning/words.ts'

/** The hint button with its price, or a note once the hint is taken. */
export function HintOffer({ taken, busy, onHint }: { taken: boolean; busy: boolean; onHint: () => void }) {
  const about = useId()
  if (taken) {
    return (
      <p className="flex min-h-11 items-center gap-2 text-ink-soft text-small">
        <Lightbulb size={18} aria-hidden="true" className="shrink-0 text-apricot-ink" />
        {pageWords.hintTaken}
      </p>
    )
  }
  return (
    <div className="flex items-center gap-3">
      <Button kind="secondary" busy={busy} aria-describedby={about} aria-keyshortcuts="h" onClick={onHint}>
        {!busy && <Lightbulb size={18} aria-hidden="true" />}
        {pageWords.hint}
      </Button>
      <p id={about} className="min-w-0 text-ink-soft text-small">
        {pageWords.hintAbout}
      </p>
    </div>
  )
}

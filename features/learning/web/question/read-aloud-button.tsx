import { Square, Volume2 } from 'lucide-react'
import { pageWords } from '#learning/words.ts'
import { hasVoice } from './use-read-aloud.ts'

/** Starts or stops reading the card aloud; absent if the browser has no voice. */
export function ReadAloudButton({ reading, onToggle }: { reading: boolean; onToggle: () => void }) {
  if (!hasVoice()) return null
  return (
    <button
      type="button"
      aria-keyshortcuts="r"
      onClick={onToggle}
      className="-my-2.5 -mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-tile px-2 text-brand-ink hover:bg-brand-soft"
    >
      {reading ? <Square size={18} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
      <span className="max-sm:sr-only">{reading ? pageWords.stopReading : pageWords.readAloud}</span>
    </button>
  )
}

import { CloudOff } from 'lucide-react'
import { useOnline } from '#kit/ui/use-online.ts'
import { pageWords } from '#learning/words.ts'

/** Says that there is no connection, and how many answers wait for it. */
export function OfflineNote({ waiting, stuck }: { waiting: number; stuck: boolean }) {
  const online = useOnline()
  const shown = !online || (stuck && waiting > 0)
  return (
    <div role="status">
      {shown && (
        <p className="mt-4 flex animate-rise items-center gap-3 rounded-card bg-apricot-soft px-4 py-3 text-apricot-ink text-small">
          <CloudOff size={20} aria-hidden="true" className="shrink-0" />
          <span>
            {!online && <span>{pageWords.offline} </span>}
            {waiting > 0 && <strong className="font-semibold">{pageWords.answersWait(waiting)}</strong>}
          </span>
        </p>
      )}
    </div>
  )
}

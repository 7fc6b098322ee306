import { Dialog } from '#kit/ui/dialog.tsx'
import { privacyWords as words } from './privacy-words.ts'

/** The privacy notice. */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open wide onClose={onClose} title={words.title} description={words.about} closeLabel={words.close}>
      <dl className="grid gap-3.5 sm:grid-cols-2">
        {words.parts.map(({ title, text }) => (
          <div key={title} className="rounded-card border-2 border-line bg-raised p-4 sm:last:col-span-2">
            <dt className="mb-1 font-name font-semibold">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

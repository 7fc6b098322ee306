import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { subscribeWords as words } from './subscribe-words.ts'

/** The bank's confirmation in the demonstration (3-D Secure). Closing it refuses. */
export function SubscribeBank({ onAnswer }: { onAnswer: (approved: boolean) => void }) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={words.bankTitle}
      description={words.bankText}
      closeLabel={words.close}
    >
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={() => onAnswer(true)}>
          {words.bankYes}
        </Button>
        <Button size="large" kind="secondary" onClick={() => onAnswer(false)}>
          {words.bankNo}
        </Button>
      </div>
    </Dialog>
  )
}

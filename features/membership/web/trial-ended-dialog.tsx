import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { freeWords } from './free-words.ts'

/** Shown when the free time is used up. A question that is still open may be answered first. */
export function TrialEndedDialog({
  onSubscribe,
  onLater,
  onClose,
  onGrownUp,
}: {
  onSubscribe: () => void
  onLater: () => void
  onClose: () => void
  /** For a child: replaces the offer with a button for the grown-up. */
  onGrownUp?: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={freeWords.endedTitle}
      description={onGrownUp ? freeWords.endedForChild : freeWords.endedText}
      closeLabel={freeWords.close}
    >
      <p>{freeWords.endedSafe}</p>
      <p className="mt-3 text-ink-soft text-small">{freeWords.endedGrace}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {onGrownUp ? (
          <>
            <Button size="large" onClick={onClose}>
              {freeWords.goodForNow}
            </Button>
            <Button kind="quiet" size="large" onClick={onGrownUp}>
              {freeWords.iAmGrownUp}
            </Button>
          </>
        ) : (
          <>
            <Button size="large" onClick={onSubscribe}>
              {freeWords.subscribeNow}
            </Button>
            <Button kind="secondary" size="large" onClick={onLater}>
              {freeWords.maybeLater}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

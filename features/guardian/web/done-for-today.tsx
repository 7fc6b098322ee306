import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { freeWords } from '#membership/web/free-words.ts'
import { Meadow } from '#pet/web/meadow.tsx'
import { PetDrawing } from '#pet/web/pet-drawing.tsx'
import { usePet } from '#pet/web/pet-query.ts'
import { pageWords } from './guardian-words.ts'

/** Shown when the daily limit is reached: the pet sleeps, and its room stays open. */
export function DoneForToday({ onRoom, onClose }: { onRoom: () => void; onClose: () => void }) {
  const pet = usePet()
  return (
    <Dialog open onClose={onClose} title={freeWords.doneTitle} closeLabel={pageWords.close}>
      {/* Always dark: it is night where the pet sleeps. */}
      <Meadow className="h-40 rounded-card [color-scheme:dark] sm:h-52">
        <div className="flex items-end pb-3">{pet.data && <PetDrawing pet={pet.data} asleep size={140} />}</div>
      </Meadow>
      <p className="mt-5 text-lead [overflow-wrap:anywhere]">{pageWords.doneText(pet.data?.name)}</p>
      <p className="mt-3 text-ink-soft text-small">{pageWords.doneGrace}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="large" onClick={onClose}>
          {pageWords.goodNight}
        </Button>
        <Button kind="secondary" size="large" onClick={onRoom}>
          {pageWords.toRoom}
        </Button>
      </div>
    </Dialog>
  )
}

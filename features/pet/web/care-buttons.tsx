import { Apple, Bed, type LucideIcon, MessageCircleHeart, Volleyball } from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'
import { type RoomAction, roomWords } from './room-words.ts'

const actions: readonly { action: RoomAction; Icon: LucideIcon; tone: string; busy: string }[] = [
  { action: 'talk', Icon: MessageCircleHeart, tone: 'bg-sky-soft text-sky-ink', busy: 'border-sky' },
  { action: 'feed', Icon: Apple, tone: 'bg-leaf-soft text-leaf-ink', busy: 'border-leaf' },
  { action: 'play', Icon: Volleyball, tone: 'bg-coral-soft text-coral-ink', busy: 'border-coral' },
  { action: 'rest', Icon: Bed, tone: 'bg-brand-soft text-brand-ink', busy: 'border-brand' },
]

/**
 * Talk, Feed, Play, Rest. One that waits keeps the focus and lets nothing through.
 *
 * @param waits whether the pet is busy with it, or it has been asked for
 * @param onAct told also whether it was the keyboard
 */
export function CareButtons({
  waits,
  onAct,
}: {
  waits: (action: RoomAction) => boolean
  onAct: (action: RoomAction, byKeyboard: boolean) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form
    <div role="group" aria-label={roomWords.actions} className="grid grid-cols-4 gap-2 p-3 sm:gap-4 sm:px-7 sm:py-5">
      {actions.map(({ action, Icon, tone, busy }) => (
        <button
          key={action}
          type="button"
          data-care={action}
          aria-disabled={waits(action) || undefined}
          onClick={event => onAct(action, event.detail === 0)}
          className={classNames(
            'group flex min-h-20 flex-col items-center justify-center gap-1 rounded-card border-2 bg-raised px-0.5 py-2 font-medium font-name shadow-[inset_0_-3px_0_var(--color-line)] transition-[transform,border-color] duration-150 ease-out max-sm:text-small sm:min-h-16 sm:flex-row sm:gap-3 sm:text-lead',
            waits(action) ? busy : 'border-line hover:-translate-y-0.5 hover:border-edge active:translate-y-px',
          )}
        >
          <span
            className={classNames(
              'inline-flex size-10 shrink-0 items-center justify-center rounded-full transition-transform duration-300 ease-spring',
              tone,
              waits(action) ? 'scale-110' : 'group-hover:-rotate-6',
            )}
          >
            <Icon size={22} aria-hidden="true" />
          </span>
          {roomWords[action]}
        </button>
      ))}
    </div>
  )
}

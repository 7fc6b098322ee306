import { classNames } from '#kit/ui/class-names.ts'
import type { CareAction } from '#pet/rules/care.ts'
import { careLooks } from './care-looks.ts'
import { roomWords } from './room-words.ts'

const buttons = Object.entries(careLooks).map(([action, look]) => ({ action: action as CareAction, ...look }))

/**
 * Talk, Feed, Play, Rest. A button that waits keeps the focus and ignores clicks.
 *
 * @param waits whether the pet is busy with the action, or the action has been asked for
 * @param onAct also gets whether the keyboard was used
 */
export function CareButtons({
  waits,
  onAct,
}: {
  waits: (action: CareAction) => boolean
  onAct: (action: CareAction, byKeyboard: boolean) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form
    <div
      role="group"
      aria-label={roomWords.careGroup}
      className="grid auto-cols-fr grid-flow-col gap-2 p-3 sm:gap-4 sm:px-7 sm:py-5"
    >
      {buttons.map(({ action, Icon, colours, busyBorder }) => (
        <button
          key={action}
          type="button"
          data-care={action}
          aria-disabled={waits(action) || undefined}
          onClick={event => onAct(action, event.detail === 0)}
          className={classNames(
            'group flex min-h-20 flex-col items-center justify-center gap-1 rounded-card border-2 bg-raised px-0.5 py-2 font-medium font-name shadow-[inset_0_-3px_0_var(--color-line)] transition-[transform,border-color] duration-150 ease-out max-sm:text-small sm:min-h-16 sm:flex-row sm:gap-3 sm:text-lead',
            waits(action) ? busyBorder : 'border-line hover:-translate-y-0.5 hover:border-edge active:translate-y-px',
          )}
        >
          <span
            className={classNames(
              'inline-flex size-10 shrink-0 items-center justify-center rounded-full transition-transform duration-300 ease-spring',
              colours,
              waits(action) ? 'scale-110' : 'group-hover:-rotate-6',
            )}
          >
            <Icon size={22} aria-hidden="true" />
          </span>
          {roomWords.care[action].name}
        </button>
      ))}
    </div>
  )
}

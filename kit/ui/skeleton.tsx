import { classNames } from './class-names.ts'

/** Keeps the room of something that is on its way; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-breathe bg-line opacity-70',
        !className?.includes('rounded-') && 'rounded-tile',
        className,
      )}
    />
  )
}

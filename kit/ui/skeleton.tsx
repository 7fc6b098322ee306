import { classNames } from './class-names.ts'

/** A placeholder for content that is loading; give it the size of that content. */
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

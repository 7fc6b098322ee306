import { classNames } from '#kit/ui/class-names.ts'

/**
 * Styles of a card's last row, which stays in view while the card is taller than the screen. On phones it's opaque and fades out the
 * text below it, as half a line above a button would look broken.
 */
export const cardFoot = classNames(
  'sticky bottom-[calc(4.125rem+env(safe-area-inset-bottom))] mt-4 flex flex-wrap items-center justify-end gap-3 md:bottom-4',
  'max-md:-mx-5 max-md:-mb-5 max-md:rounded-b-sheet max-md:bg-card max-md:px-5 max-md:py-3.5',
  'max-md:before:pointer-events-none max-md:before:absolute max-md:before:inset-x-0 max-md:before:bottom-full max-md:before:h-6',
  'max-md:before:bg-linear-to-t max-md:before:from-card max-md:before:to-transparent',
)

import { hash32 } from '#kit/random/dice.ts'
import { classNames } from '#kit/ui/class-names.ts'
import type { Book } from './coat.ts'
import { roomWords } from './room-words.ts'

const spines = ['bg-brand', 'bg-leaf', 'bg-coral', 'bg-sky', 'bg-apricot', 'bg-petal'] as const
const perBoard = 4
const boards = 3

/** One book for each topic: its thickness shows the mastery, dust shows due reviews. A tapped book explains this. */
export function Bookshelf({ books, onTap }: { books: readonly Book[]; onTap: (book: Book) => void }) {
  const shown = books.slice(0, perBoard * boards)
  const rows = Array.from({ length: Math.max(1, Math.ceil(shown.length / perBoard)) }, (_, row) =>
    shown.slice(row * perBoard, (row + 1) * perBoard),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form
    <div
      role="group"
      aria-label={books.length > 0 ? roomWords.shelf : roomWords.emptyShelf}
      className="absolute top-[3.500%] right-[3.500%] w-[178px] [--page-depth:13px] sm:w-[clamp(218px,31%,320px)] sm:[--page-depth:22px] lg:[--page-depth:34px]"
    >
      {rows.map((row, index) => (
        <div key={row[0]?.id ?? 'empty'} className={index > 0 ? 'mt-2 sm:mt-3' : undefined}>
          <ul className="flex h-12 items-end px-px sm:h-[92px] sm:gap-0.5 sm:px-4">
            {row.map((book, place) => (
              <li key={book.id}>
                <BookSpine book={book} spine={spines[(index * perBoard + place) % spines.length]} onTap={onTap} />
              </li>
            ))}
            {index === rows.length - 1 && row.length < 3 && <Sprout />}
          </ul>
          <div
            aria-hidden="true"
            className="h-2.5 rounded-full bg-wood shadow-[inset_0_-4px_0_var(--color-wood-deep),var(--shadow-rest)] sm:h-3.5"
          />
        </div>
      ))}
      {books.length > shown.length && (
        <p className="mt-1 text-right font-name text-small">{roomWords.more(books.length - shown.length)}</p>
      )}
    </div>
  )
}

function BookSpine({ book, spine, onTap }: { book: Book; spine: string | undefined; onTap: (book: Book) => void }) {
  const dusty = book.due > 0
  const tall = 74 + (hash32(book.id) % 24)
  return (
    <button
      type="button"
      aria-label={roomWords.book(book.name)}
      onClick={() => onTap(book)}
      className="flex h-12 min-w-11 items-end justify-center transition-transform duration-200 ease-spring hover:-translate-y-1 sm:h-[92px]"
    >
      {/* As thick as what is known of it; the room to take hold of it is the same for all. */}
      <span
        className="relative flex h-full items-end"
        style={{ width: `calc(28px + ${(book.mastery / 100).toFixed(2)} * var(--page-depth))` }}
      >
        <span
          data-dusty={dusty}
          className={classNames(
            'relative block w-full overflow-hidden rounded-[5px_5px_3px_3px] shadow-[inset_3px_0_0_oklch(1_0_0/0.22),inset_-4px_0_0_oklch(0_0_0/0.14)]',
            spine,
          )}
          style={{ height: `${tall}%` }}
        >
          <span className="absolute inset-x-1.5 top-[14%] h-1 rounded-full bg-white opacity-70" />
          <span className="absolute inset-x-1.5 top-[24%] h-0.5 rounded-full bg-white opacity-55" />
          <span className="absolute inset-x-1.5 bottom-[12%] h-1 rounded-full bg-white opacity-45" />
          {dusty && <span className="absolute inset-0 bg-[oklch(0.78_0.02_80/0.5)]" />}
        </span>
        {dusty && <Dust tall={tall} />}
      </span>
    </button>
  )
}

function Dust({ tall }: { tall: number }) {
  return (
    <svg
      viewBox="0 0 30 12"
      preserveAspectRatio="none"
      className="absolute inset-x-0 h-2.5 w-full sm:h-3.5"
      style={{ bottom: `calc(${tall}% - 5px)` }}
      aria-hidden="true"
    >
      <path d="M1 11c-1-5 4-7 6-5 1-5 7-5 8-1 3-4 8-2 8 2 4-2 7 1 6 4z" fill="oklch(0.86 0.012 80)" />
      <circle cx="8" cy="3" r="1" fill="oklch(0.86 0.012 80)" />
      <circle cx="22" cy="2" r="1.200" fill="oklch(0.86 0.012 80)" />
    </svg>
  )
}

function Sprout() {
  return (
    <svg viewBox="0 0 44 62" className="ml-auto h-[44px] sm:h-[60px]" aria-hidden="true">
      <path
        d="M22 38c0-18 6-28 20-32 1 18-5 29-20 32zM22 38C22 24 16 15 3 13c0 14 6 23 19 25z"
        className="fill-grass-deep"
      />
      <path d="M9 38h26l-4 22c0 1-1 2-2 2H15c-1 0-2-1-2-2z" className="fill-apricot" />
      <path d="M26 38h9l-4 22c0 1-1 2-2 2h-7z" className="fill-shade" />
    </svg>
  )
}

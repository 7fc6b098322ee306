import { CalendarCheck, House, Lamp, LibraryBig } from 'lucide-react'
import { Link } from 'wouter'
import { pageWords } from '#learning/words.ts'

/** Targets of the arena's links. */
export interface ArenaPaths {
  home: string
  petRoom: string
  topics: string
}

/** The arena's title, its links, and any reviews due today. */
export function ArenaHead({ paths, due }: { paths: ArenaPaths; due: number }) {
  const links = [
    { to: paths.home, name: pageWords.home, Icon: House },
    { to: paths.petRoom, name: pageWords.petRoom, Icon: Lamp },
    { to: paths.topics, name: pageWords.topicsLink, Icon: LibraryBig },
  ]
  return (
    <div className="mb-3 sm:mt-4 sm:mb-4">
      <div className="flex items-center justify-between gap-x-6">
        <h1 className="text-h3 sm:text-h1">{pageWords.title}</h1>
        <ul className="-mx-2 flex">
          {links.map(({ to, name, Icon }) => (
            <li key={to}>
              <Link
                href={to}
                className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-tile text-brand-ink text-small hover:bg-brand-soft sm:px-3"
              >
                <Icon size={17} aria-hidden="true" />
                <span className="max-sm:sr-only">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {due > 0 && (
        <p className="flex items-center gap-2 text-ink-soft text-small">
          <CalendarCheck size={17} aria-hidden="true" className="shrink-0 text-apricot-ink" />
          {pageWords.dueInAll(due)}
        </p>
      )}
    </div>
  )
}

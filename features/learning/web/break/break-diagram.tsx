import { packLanguage } from '#learning/rules/pack-language.ts'
import type { BreakProps } from './break-body.tsx'
import { BreakSources } from './break-sources.tsx'
import { breakWords } from './break-words.ts'

type Diagram = BreakProps<'diagram'>['shown']

const forms = { timeline: Timeline, comparison: Comparison, parts: Parts }

export function DiagramBreak({ shown: diagram }: BreakProps<'diagram'>) {
  const Form = forms[diagram.form]
  return (
    <>
      <Form {...diagram} />
      <BreakSources sources={diagram.sources} />
    </>
  )
}

/** Years along a line, the earliest at the top. */
function Timeline({ title, items }: Diagram) {
  return (
    <>
      <h3 className="mt-4 text-h3">{breakWords.through(title)}</h3>
      <ol lang={packLanguage} className="mt-4">
        {items.map(({ name, label, text }) => (
          <li key={name} className="relative border-sky border-l-4 pb-4 pl-6 last:border-transparent last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1 -left-3 size-5 rounded-full border-4 border-card bg-sky"
            />
            <p className="font-name font-semibold text-lead leading-snug">{label}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Things side by side, with bars in proportion if they have numbers. */
function Comparison({ title, items }: Diagram) {
  const most = Math.max(...items.map(({ value }) => value ?? 0))
  return (
    <>
      <h3 className="mt-4 text-h3">{breakWords.beside(title)}</h3>
      <ul lang={packLanguage} className="mt-4 grid gap-3 sm:grid-cols-3">
        {items.map(({ name, label, value, text }) => (
          <li key={name} className="flex flex-col rounded-card bg-sunk p-4">
            <p className="font-name font-semibold text-lead leading-snug [overflow-wrap:anywhere]">{name}</p>
            {value !== undefined && most > 0 && (
              <div aria-hidden="true" className="mt-2 flex items-center gap-2">
                <span className="h-4 rounded-full bg-leaf" style={{ width: `${(70 * value) / most}%` }} />
                <span className="shrink-0 font-name text-small">{label}</span>
              </div>
            )}
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A whole with its parts inside. */
function Parts({ title, items }: Diagram) {
  return (
    <figure lang={packLanguage} className="mt-4">
      <div className="rounded-sheet border-4 border-leaf bg-leaf-soft p-5 text-center">
        <h3 className="text-h3">{title}</h3>
        <ul className="mt-4 flex flex-wrap justify-center gap-3">
          {items.map(({ name }) => (
            <li
              key={name}
              className="flex min-h-20 min-w-24 max-w-full items-center rounded-card bg-card px-4 py-3 shadow-rest"
            >
              <span className="w-full [overflow-wrap:anywhere]">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-ink-soft">{items[0]?.text}</figcaption>
    </figure>
  )
}

import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { pictureWords } from '#progress/words.ts'

/** The figures of a chart as a table. */
export interface PictureTable {
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A chart with its title, one sentence, and its figures as a table. */
export function Picture({
  title,
  sentence,
  table,
  className,
  children,
}: {
  title: string
  sentence: ReactNode
  table?: PictureTable | false
  className?: string
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('flex min-w-0 flex-col rounded-sheet bg-card p-5 shadow-rest sm:p-7', className)}
    >
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="mt-1.5 max-w-2xl text-ink-soft">{sentence}</p>
      {children}
      {table && <AsTable title={title} table={table} />}
    </section>
  )
}

function AsTable({ title, table }: { title: string; table: PictureTable }) {
  return (
    <details className="mt-auto pt-5">
      <summary className="w-fit rounded-tile py-[11px] text-brand-ink text-small underline decoration-line decoration-2 underline-offset-4 hover:decoration-edge">
        {pictureWords.asTable}
      </summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must do so by keyboard
        tabIndex={0}
        aria-label={pictureWords.tableOf(title)}
        className="mt-3 max-h-80 overflow-auto rounded-tile border border-line"
      >
        <table className="w-full text-left text-small tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="sticky top-0 bg-sunk">
            <tr>
              {table.head.map(name => (
                <th key={name} scope="col" className="px-3.5 py-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(row => (
              <tr key={row[0]} className="border-line border-t">
                {row.map((cell, i) =>
                  i === 0 ? (
                    <th key={table.head[i]} scope="row" className="px-3.5 py-1.5 font-normal">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.head[i]} className="px-3.5 py-1.5 text-ink-soft">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

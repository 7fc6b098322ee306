import { FORMS, LAST_STAGE } from '#pet/rules/forms.ts'
import { presets } from '#topics/rules/presets.ts'
import { words } from './words.ts'

const optionsOfAQuestion = 4

/** Counted from the product itself. */
const figures = [
  { figure: LAST_STAGE + 1, text: words.stats.stages },
  { figure: FORMS.length, text: words.stats.forms },
  { figure: presets.length, text: words.stats.topics },
  { figure: optionsOfAQuestion, text: words.stats.options },
]

/** The stats band. */
export function Figures() {
  return (
    <section aria-label={words.statsTitle} className="bg-grass/25">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-4">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end gap-1">
            <dt className="max-w-52 text-ink-soft text-small">{text}</dt>
            <dd className="font-name font-semibold text-h1 text-leaf-ink tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

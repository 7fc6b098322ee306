import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { partsOfQuestion } from '#learning/web/question/question-text.ts'
import type { Mistakes as ListedMistakes } from '#learning/web/round/mistakes-query.ts'
import { mistakesQuery } from '#learning/web/round/mistakes-query.ts'
import { pictureWords } from '#progress/words.ts'
import { useFold } from './fold.tsx'
import { LoadFault } from './load-fault.tsx'

const words = pictureWords.mistakes
type Mistake = ListedMistakes['mistakes'][number]
const few = 4

/** Questions answered wrongly last time, with the right answer, the explanation, and a link to practise them. */
export function Mistakes({ practisePath }: { practisePath: string }) {
  // Fetched each time the page opens: a round may have corrected some of them.
  const { data, error, refetch } = useQuery({ ...mistakesQuery, staleTime: 0 })
  if (error && !data) return <LoadFault message={words.loadFailed} fault={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 rounded-sheet" />
  return (
    <section className="rounded-sheet bg-card p-5 shadow-rest sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-h2">{words.title}</h2>
          <p className="mt-1.5 max-w-2xl text-ink-soft">
            {data.count === 0 ? words.empty : words.lead}
            {data.count > data.mistakes.length && ` ${words.count(data.count, data.mistakes.length)}`}
          </p>
        </div>
        {data.count > 0 && <ButtonLink href={practisePath}>{words.practise}</ButtonLink>}
      </div>
      {data.count > 0 && <List mistakes={data.mistakes} />}
    </section>
  )
}

function List({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { shown, button } = useFold(mistakes, few)
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {shown.map(mistake => (
          <MistakeEntry key={mistake.questionId} mistake={mistake} />
        ))}
      </ul>
      {button}
    </>
  )
}

function MistakeEntry({ mistake }: { mistake: Mistake }) {
  return (
    <li className="grid gap-x-9 gap-y-3 py-5 first:pt-2 last:pb-0 lg:grid-cols-2">
      <div className="min-w-0">
        <p className="text-ink-soft text-small">{mistake.topicName}</p>
        {partsOfQuestion(mistake.question).map(part =>
          part.kind === 'code' ? (
            <pre
              key={part.text}
              lang={packLanguage}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a listing wider than its column must scroll by keyboard
              tabIndex={0}
              className="mt-2 overflow-x-auto rounded-tile bg-sunk p-3.5 text-small"
            >
              <code>{part.text}</code>
            </pre>
          ) : (
            <h3
              key={part.text}
              lang={packLanguage}
              className="mt-0.5 font-medium font-text text-body leading-snug tracking-normal"
            >
              {part.text}
            </h3>
          ),
        )}
      </div>
      <div className="min-w-0 space-y-2.5">
        {mistake.chosen !== undefined && (
          <Option
            sign={<X size={17} strokeWidth={2.6} aria-hidden="true" />}
            tone="bg-apricot-soft text-apricot-ink"
            name={words.chosen}
            text={mistake.chosen}
            why={mistake.why}
          />
        )}
        <Option
          sign={<Check size={17} strokeWidth={2.6} aria-hidden="true" />}
          tone="bg-leaf-soft text-leaf-ink"
          name={words.answer}
          text={mistake.answer}
          why={mistake.explanation}
        />
      </div>
    </li>
  )
}

function Option({
  sign,
  tone,
  name,
  text,
  why,
}: {
  sign: ReactNode
  tone: string
  name: string
  text: string
  why: string | undefined
}) {
  return (
    <div className="flex gap-3">
      <span className={`mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full ${tone}`}>
        {sign}
      </span>
      <p className="min-w-0">
        <span className="text-ink-soft">{name} </span>
        <span lang={packLanguage} className="font-semibold">
          {text}
        </span>
        {why && (
          <span lang={packLanguage} className="mt-0.5 block text-ink-soft text-small">
            {why}
          </span>
        )}
      </p>
    </div>
  )
}

import { classNames } from '#kit/ui/class-names.ts'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { partsOfQuestion } from './question-text.ts'
import { readable } from './use-read-aloud.ts'

/** A question's text, with code listings set apart. */
export function QuestionStem({ question }: { question: string }) {
  return (
    <div lang={packLanguage} className="mt-4 space-y-4">
      {partsOfQuestion(question).map(part =>
        part.kind === 'code' ? (
          <pre
            key={part.text}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a listing wider than the card must scroll by keyboard
            tabIndex={0}
            data-read="question"
            className={classNames('overflow-x-auto rounded-tile bg-sunk p-4 text-small leading-relaxed', readable)}
          >
            <code>{part.text}</code>
          </pre>
        ) : (
          <h2
            key={part.text}
            data-read="question"
            className={classNames(
              'font-medium font-text text-[1.25rem] leading-snug tracking-normal text-pretty sm:text-[1.5rem]',
              readable,
            )}
          >
            {part.text}
          </h2>
        ),
      )}
    </div>
  )
}

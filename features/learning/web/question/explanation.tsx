import { classNames } from '#kit/ui/class-names.ts'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'
import type { Question } from '../round/questions-query.ts'
import { Source } from './source.tsx'
import { readable } from './use-read-aloud.ts'

/** The answer and its explanation, why the chosen option is wrong, and the source. */
export function Explanation({ question, chosen }: { question: Question; chosen: number }) {
  const right = chosen === question.correctAnswer
  const note = right ? null : question.optionNotes[chosen]
  return (
    <div
      className={classNames(
        'mt-5 animate-rise space-y-3 rounded-card p-4 sm:p-5',
        right ? 'bg-leaf-soft' : 'bg-apricot-soft',
      )}
    >
      <p className={classNames('font-name font-semibold text-h3', right ? 'text-leaf-ink' : 'text-apricot-ink')}>
        {right ? pageWords.right : pageWords.wrong}
        {!right && (
          <span className="mt-1 block font-normal font-text text-body text-ink">
            {pageWords.itIs(question.options[question.correctAnswer] ?? '')}
          </span>
        )}
      </p>
      <p lang={packLanguage} data-read="explanation" className={readable}>
        {question.explanation}
      </p>
      {note && (
        <p>
          <span className="font-medium">{pageWords.aboutYours(question.options[chosen] ?? '')}: </span>
          <span lang={packLanguage} data-read="explanation" className={readable}>
            {note}
          </span>
        </p>
      )}
      <Source text={question.sourceResearch} url={question.sourceUrl} />
    </div>
  )
}

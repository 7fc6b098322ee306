import { useId } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { isLongEnough, shortestAnswer } from '../../rules/custom-topic/long-enough.ts'
import { wizardWords } from '../wizard-words.ts'
import type { WizardState } from './wizard-state.ts'

/** One interest question: its choices, if any, and a text field. */
export function InterestField({
  interest,
  value,
  fault,
  onChange,
}: {
  interest: WizardState['questions'][number]
  value: string
  fault: string | undefined
  onChange: (text: string) => void
}) {
  const id = useId()
  const choices = interest.choices ?? []
  const missing = isLongEnough(value, choices) ? 0 : shortestAnswer - value.trim().length
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block font-medium">
        {interest.question}
      </label>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map(choice => (
            <button
              key={choice}
              type="button"
              aria-pressed={value === choice}
              onClick={() => onChange(choice)}
              className={classNames(
                'min-h-11 rounded-[16px] border-2 px-4 py-2 text-left text-small transition-colors duration-150',
                value === choice ? 'border-brand bg-brand-soft' : 'border-line bg-raised hover:border-edge',
              )}
            >
              {choice}
            </button>
          ))}
        </div>
      )}
      <textarea
        id={id}
        data-answer
        rows={2}
        maxLength={500}
        value={value}
        placeholder={interest.placeholder}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={event => onChange(event.target.value)}
        className="block w-full rounded-[16px] border-2 border-edge/60 bg-raised px-4 py-2.5 text-body text-ink placeholder:text-ink-soft hover:border-edge"
      />
      <p
        id={`${id}-hint`}
        role={fault ? 'alert' : undefined}
        className={classNames('min-h-6 text-small', fault ? 'text-coral-ink' : 'text-ink-soft')}
      >
        {fault ?? (value !== '' && missing > 0 ? wizardWords.lettersLeft(missing) : '')}
      </p>
    </div>
  )
}

import { Check } from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'
import { wizardWords } from '../wizard-words.ts'

/** The four steps by name: done, current, and still to come. */
export function StepBar({ step }: { step: number }) {
  const title = wizardWords.stepOf(step, wizardWords.steps[step - 1] ?? '')
  return (
    <div>
      <ol className="grid grid-cols-4 gap-2" aria-label={title}>
        {wizardWords.steps.map((name, i) => (
          <li key={name} aria-current={i + 1 === step ? 'step' : undefined} className="min-w-0">
            <span
              aria-hidden="true"
              className={classNames('mb-1.5 block h-2 rounded-full', i < step ? 'bg-brand' : 'bg-line')}
            />
            <span
              className={classNames(
                'flex items-center justify-center gap-1 text-small max-sm:sr-only',
                i + 1 === step ? 'font-semibold text-ink' : 'text-ink-soft',
              )}
            >
              {i + 1 < step && (
                <Check size={15} strokeWidth={3} aria-hidden="true" className="shrink-0 text-leaf-ink" />
              )}
              {name}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="font-semibold text-small sm:hidden">
        {title}
      </p>
    </div>
  )
}

import { Check } from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'
import { wizardWords } from '#topics/words.ts'

/** The four steps by name: those that are done, the present one, those to come. */
export function StepBar({ step }: { step: number }) {
  return (
    <ol className="grid grid-cols-4 gap-2" aria-label={wizardWords.stepOf(step, wizardWords.steps[step - 1] ?? '')}>
      {wizardWords.steps.map((name, i) => (
        <li key={name} aria-current={i + 1 === step ? 'step' : undefined} className="min-w-0 text-center">
          <span
            aria-hidden="true"
            className={classNames('mb-1.5 block h-2 rounded-full', i < step ? 'bg-brand' : 'bg-line')}
          />
          <span
            className={classNames(
              'flex items-center justify-center gap-1 text-small',
              i + 1 === step ? 'font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            {i + 1 < step && <Check size={15} strokeWidth={3} aria-hidden="true" className="shrink-0 text-leaf-ink" />}
            <span className="truncate">{name}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

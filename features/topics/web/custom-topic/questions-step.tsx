import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { SlowNotice } from '#kit/ui/slow-notice.tsx'
import { wizardWords } from '../wizard-words.ts'
import { InterestField } from './interest-field.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Wizard } from './use-wizard.ts'
import { allAnswered, answerTo, isAnswered, shortestName } from './wizard-state.ts'

/** Step 2: what the learner likes about the topic, and its name. */
export function QuestionsStep({ wizard }: { wizard: Wizard }) {
  const { state, answer, setName, suggesting, researching } = wizard
  const [checked, setChecked] = useState(false)
  const name = state.topicName.trim()
  const nameFits = name === '' || name.length >= shortestName
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={event => {
        event.preventDefault()
        setChecked(true)
        if (allAnswered(state) && nameFits) {
          if (!researching.isPending) researching.mutate()
        } else {
          const wrong = state.questions.findIndex(interest => !isAnswered(state, interest))
          event.currentTarget.querySelectorAll<HTMLElement>('[data-answer]')[wrong]?.focus()
        }
      }}
    >
      <div>
        <StepHeading className="text-h3">{wizardWords.questionsTitle}</StepHeading>
        <p className="text-ink-soft text-small">{wizardWords.questionsText}</p>
      </div>
      {state.questions.map(interest => (
        <InterestField
          key={interest.id}
          interest={interest}
          value={answerTo(state, interest.question)}
          fault={checked && !isAnswered(state, interest) ? wizardWords.tooShort : undefined}
          onChange={text => answer(interest.question, text)}
        />
      ))}
      <div className="space-y-2">
        <Field
          label={wizardWords.name}
          value={state.topicName}
          maxLength={80}
          autoComplete="off"
          aria-invalid={checked && !nameFits}
          onChange={event => setName(event.target.value)}
        />
        {checked && !nameFits && (
          <p role="alert" className="text-coral-ink text-small">
            {wizardWords.nameTooShort}
          </p>
        )}
        <Button kind="quiet" busy={suggesting.isPending} onClick={() => suggesting.mutate()}>
          {wizardWords.suggest}
        </Button>
      </div>
      <Button type="submit" size="large" className="w-full" busy={researching.isPending}>
        {wizardWords.next}
      </Button>
      {researching.isPending && <SlowNotice text={wizardWords.researching} />}
    </form>
  )
}

import { CloudOff, PartyPopper } from 'lucide-react'
import { Button } from '#kit/ui/button.tsx'
import { wizardWords } from '../wizard-words.ts'
import { CreationProgress } from './creation-progress.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Wizard } from './use-wizard.ts'
import { mostRegenerations } from './wizard-state.ts'

/** Step 4: the topic was created, with or without questions, or could not be created. */
export function CompleteStep({ wizard, onStart }: { wizard: Wizard; onStart: (topicId: string) => void }) {
  const { created } = wizard.state
  const outcome = created?.topic ? (created.questionsCreated > 0 ? 'ready' : 'empty') : 'failed'
  const Sign = outcome === 'ready' ? PartyPopper : CloudOff
  return (
    <div className="space-y-4 text-center">
      <Sign size={48} aria-hidden="true" className="mx-auto text-brand-ink" />
      <StepHeading className="text-h2 [overflow-wrap:anywhere]">
        {outcome === 'ready' && wizardWords.doneTitle(created?.topic?.topicName ?? '')}
        {outcome === 'empty' && wizardWords.noQuestionsTitle}
        {outcome === 'failed' && wizardWords.failedTitle}
      </StepHeading>
      {outcome === 'ready' && created?.topic && (
        <>
          <p>{created.warning ?? created.message}</p>
          <StartButton topicId={created.topic.topicId} onStart={onStart} />
        </>
      )}
      {outcome === 'empty' && <WriteAgain wizard={wizard} />}
      {outcome === 'failed' && (
        <>
          <p>{created?.retryInfo?.reason ?? wizardWords.failedText}</p>
          <Button size="large" className="w-full" onClick={wizard.backToResearch}>
            {wizardWords.tryAgain}
          </Button>
        </>
      )}
    </div>
  )
}

function StartButton({ topicId, onStart }: { topicId: string; onStart: (topicId: string) => void }) {
  return (
    <Button size="large" className="w-full" onClick={() => onStart(topicId)}>
      {wizardWords.start}
    </Button>
  )
}

/** Retries writing the questions, at most three times. */
function WriteAgain({ wizard: { state, regenerating } }: { wizard: Wizard }) {
  const left = mostRegenerations - state.regenerations
  const topicId = state.created?.topic?.topicId
  if (left <= 0 || topicId === undefined)
    return (
      <div role="status">
        <p className="font-semibold">{wizardWords.maxRetries}</p>
        <p className="text-ink-soft">{wizardWords.maxRetriesNote}</p>
      </div>
    )
  return (
    <>
      <p>{state.created?.retryInfo?.reason}</p>
      <Button
        size="large"
        className="w-full"
        busy={regenerating.isPending}
        onClick={() => regenerating.mutate(topicId)}
      >
        {wizardWords.writeAgain(left)}
      </Button>
      {regenerating.isPending && <CreationProgress />}
    </>
  )
}

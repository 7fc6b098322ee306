import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { forgetUnfinishedTopic, keepUnfinishedTopic } from '#topics/contract.ts'
import { wizardWords } from '../wizard-words.ts'
import { type AutoSave, openAutoSave } from './auto-save.ts'
import { CompleteStep } from './complete-step.tsx'
import { DiscoveryStep } from './discovery-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ResearchStep } from './research-step.tsx'
import { StepBar } from './step-bar.tsx'
import { unfinishedQuery } from './unfinished-query.ts'
import type { Wizard } from './use-wizard.ts'
import { useWizard } from './use-wizard.ts'
import type { Unfinished } from './wizard-state.ts'
import { canCancel } from './wizard-state.ts'

const steps: readonly ((parts: { wizard: Wizard; onStart: (topicId: string) => void }) => React.JSX.Element)[] = [
  DiscoveryStep,
  QuestionsStep,
  ResearchStep,
  CompleteStep,
]

/** Milliseconds after the last keystroke before the text is saved. */
const pause = 700

const keepsUnfinished = () =>
  openAutoSave<Unfinished>(
    body => call(keepUnfinishedTopic, { body, keepalive: true }),
    () => call(forgetUnfinishedTopic, {}),
    pause,
  )

/** The dialog in which a learner makes a custom topic, in four steps; it continues an unfinished one. */
export function CustomTopicWizard({
  onStart,
  onClose,
}: {
  onStart: (topicId: string) => void
  /** Called when everything has been saved. */
  onClose: (kept: Promise<unknown>) => void
}) {
  const unfinished = useQuery(unfinishedQuery)
  const [autoSave] = useState(keepsUnfinished)
  useEffect(() => {
    window.addEventListener('pagehide', autoSave.flush)
    return () => {
      window.removeEventListener('pagehide', autoSave.flush)
      autoSave.flush()
    }
  }, [autoSave])
  const close = () => {
    autoSave.flush()
    onClose(autoSave.settled())
  }
  return (
    <Dialog open wide onClose={close} title={wizardWords.title} closeLabel={wizardWords.close}>
      {unfinished.isFetching ? (
        <Skeleton className="h-72" />
      ) : (
        <Steps from={unfinished.data ?? null} autoSave={autoSave} onStart={onStart} onClose={close} />
      )}
    </Dialog>
  )
}

function Steps({
  from,
  autoSave,
  onStart,
  onClose,
}: {
  from: Unfinished | null
  autoSave: AutoSave<Unfinished>
  onStart: (topicId: string) => void
  onClose: () => void
}) {
  const wizard = useWizard(from, autoSave)
  const { step } = wizard.state
  const Step = steps[step - 1] ?? DiscoveryStep
  const busy = wizard.creating.isPending
  return (
    <div className="space-y-5">
      <StepBar step={step} />
      <Step key={step} wizard={wizard} onStart={onStart} />
      {canCancel(wizard.state) && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t-2 pt-4">
          <Button
            kind="quiet"
            onClick={() => {
              wizard.reset()
              onClose()
            }}
          >
            {wizardWords.cancel}
          </Button>
          {(step === 2 || step === 3) && (
            <Button kind="secondary" disabled={busy} onClick={wizard.back}>
              {wizardWords.back}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

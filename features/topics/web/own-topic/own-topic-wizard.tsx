import { useQuery } from '@tanstack/react-query'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { wizardWords } from '#topics/words.ts'
import { CompleteStep } from './complete-step.tsx'
import { DiscoveryStep } from './discovery-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ResearchStep } from './research-step.tsx'
import { StepBar } from './step-bar.tsx'
import { unfinishedQuery } from './unfinished-query.ts'
import type { Wizard } from './use-wizard.ts'
import { useWizard } from './use-wizard.ts'
import type { Unfinished } from './wizard-state.ts'

const steps: readonly ((parts: { wizard: Wizard; onStart: (topicId: string) => void }) => React.JSX.Element)[] = [
  DiscoveryStep,
  QuestionsStep,
  ResearchStep,
  CompleteStep,
]

/** The dialog in which a learner makes a topic of their own, in four steps; it begins where they left it. */
export function OwnTopicWizard({ onStart, onClose }: { onStart: (topicId: string) => void; onClose: () => void }) {
  const unfinished = useQuery(unfinishedQuery)
  return (
    <Dialog open wide onClose={onClose} title={wizardWords.title} closeLabel={wizardWords.close}>
      {unfinished.isFetching ? (
        <Skeleton className="h-72" />
      ) : (
        <Steps from={unfinished.data ?? null} onStart={onStart} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Steps({
  from,
  onStart,
  onClose,
}: {
  from: Unfinished | null
  onStart: (topicId: string) => void
  onClose: () => void
}) {
  const wizard = useWizard(from)
  const { step } = wizard.state
  const Step = steps[step - 1] ?? DiscoveryStep
  const busy = wizard.creating.isPending
  return (
    <div className="space-y-5">
      <StepBar step={step} />
      <Step key={step} wizard={wizard} onStart={onStart} />
      {!(step === 4 && wizard.state.created) && (
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

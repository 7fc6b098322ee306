import { BookOpenCheck, BookText, Library } from 'lucide-react'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { wizardWords } from '../wizard-words.ts'
import { CreationProgress } from './creation-progress.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Wizard } from './use-wizard.ts'
import type { WizardState } from './wizard-state.ts'

type Research = NonNullable<WizardState['research']>

const signs = { library: Library, encyclopedia: BookText, dictionary: BookOpenCheck }

/** Step 3: the facts that the questions will be based on, or related topics where there are none. */
export function ResearchStep({ wizard }: { wizard: Wizard }) {
  const { research } = wizard.state
  if (!research) return <p className="text-ink-soft">{wizardWords.researching}</p>
  return research.found ? (
    <Findings wizard={wizard} research={research} />
  ) : (
    <Nothing wizard={wizard} research={research} />
  )
}

function Findings({ wizard: { state, creating }, research }: { wizard: Wizard; research: Research }) {
  const Sign = signs[research.madeFrom ?? 'library']
  return (
    <div className="space-y-5">
      <div>
        <StepHeading className="text-h2 [overflow-wrap:anywhere]">{state.topicName}</StepHeading>
        <p className="mt-1 text-ink-soft">{wizardWords.researchTitle}</p>
      </div>
      <div className="flex items-start gap-3 rounded-card bg-sunk p-4">
        <Sign size={26} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink" />
        <div className="min-w-0 space-y-1.5">
          <Badge tone="leaf">{wizardWords.madeFrom[research.madeFrom ?? 'library']}</Badge>
          <p>{research.content}</p>
        </div>
      </div>
      <section>
        <h4 className="mb-2 font-name font-semibold">{wizardWords.someFacts}</h4>
        <ul lang="en" className="list-disc space-y-1.5 pl-5 marker:text-brand">
          {research.facts.slice(0, 5).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
      <details className="text-small">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-brand-ink">{wizardWords.sources}</summary>
        <ul lang="en" className="space-y-1">
          {research.sources.map(({ title, url }) => (
            <li key={title}>
              {url ? (
                <a href={url} target="_blank" rel="noreferrer" className="inline-block py-3 text-brand-ink underline">
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      </details>
      <Button size="large" className="w-full" busy={creating.isPending} onClick={() => creating.mutate()}>
        {wizardWords.create}
      </Button>
      {creating.isPending && <CreationProgress />}
    </div>
  )
}

function Nothing({ wizard: { tryAnother }, research }: { wizard: Wizard; research: Research }) {
  return (
    <div className="space-y-4">
      <StepHeading className="text-h3">{wizardWords.nothingTitle}</StepHeading>
      <p>{research.content}</p>
      <div className="flex flex-wrap gap-2">
        {research.neighbours.map(({ topicId, topicName }) => (
          <Button key={topicId} kind="secondary" onClick={() => tryAnother(topicName)}>
            {topicName}
          </Button>
        ))}
      </div>
      <Button className="w-full" onClick={() => tryAnother('')}>
        {wizardWords.tryAnother}
      </Button>
    </div>
  )
}

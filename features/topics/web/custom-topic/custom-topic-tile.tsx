import { useQuery } from '@tanstack/react-query'
import { Telescope } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#kit/ui/lazy-component.tsx'
import { wizardWords } from '../wizard-words.ts'
import { unfinishedQuery } from './unfinished-query.ts'

const CustomTopicWizard = lazyComponent(() => import('./custom-topic-wizard.tsx').then(part => part.CustomTopicWizard))

/** Opens the wizard; names an unfinished topic if there is one. */
export function CustomTopicTile({ onStart }: { onStart: (topicId: string) => void }) {
  const [open, setOpen] = useState(false)
  const unfinished = useQuery(unfinishedQuery)
  const left = unfinished.data
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex w-full items-center gap-3.5 rounded-card border-2 border-brand/50 border-dashed bg-raised p-3.5 text-left transition-colors duration-150 hover:border-brand hover:bg-brand-soft"
      >
        <span
          aria-hidden="true"
          className="inline-flex size-13 shrink-0 items-center justify-center rounded-[16px] bg-apricot-soft text-apricot-ink"
        >
          <Telescope size={26} />
        </span>
        <span className="min-w-0">
          <span className="block font-name font-semibold text-h3 leading-tight [overflow-wrap:anywhere]">
            {left ? wizardWords.goOn(left.topicName || left.topicArea || wizardWords.offer) : wizardWords.offer}
          </span>
          <span className="block text-ink-soft text-small">{left ? wizardWords.goOnNote : wizardWords.offerNote}</span>
        </span>
      </button>
      {open && (
        <Suspense>
          <CustomTopicWizard
            onStart={onStart}
            onClose={kept => {
              setOpen(false)
              void kept.then(() => unfinished.refetch())
            }}
          />
        </Suspense>
      )}
    </>
  )
}

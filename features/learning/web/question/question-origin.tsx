import { BadgeCheck, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { lazyWords } from '../lazy-words.ts'

const ProofDialog = optionalComponent(() => import('./proof-dialog.tsx').then(part => part.ProofDialog))
const ReportDialog = optionalComponent(() => import('../report/report-dialog.tsx').then(part => part.ReportDialog))

/** Two quiet buttons below an answered question: where it comes from, and reporting a fault. */
export function QuestionOrigin({ questionId }: { questionId: string }) {
  const [open, setOpen] = useState<'proof' | 'report'>()
  const [reported, setReported] = useState(false)
  const close = () => setOpen(undefined)
  return (
    <div className="mt-2 flex flex-wrap gap-x-2">
      <Quiet
        icon={<BadgeCheck size={17} aria-hidden="true" />}
        onNear={ProofDialog.preload}
        onOpen={() => setOpen('proof')}
      >
        {lazyWords.proof}
      </Quiet>
      <Quiet
        icon={<Flag size={17} aria-hidden="true" />}
        onNear={ReportDialog.preload}
        onOpen={() => setOpen('report')}
      >
        {reported ? lazyWords.reported : lazyWords.report}
      </Quiet>
      {open === 'proof' && <ProofDialog questionId={questionId} onClose={close} />}
      {open === 'report' && (
        <ReportDialog
          questionId={questionId}
          reported={reported}
          onReported={() => setReported(true)}
          onClose={close}
        />
      )}
    </div>
  )
}

function Quiet({
  icon,
  onNear,
  onOpen,
  children,
}: {
  icon: ReactNode
  onNear: () => void
  onOpen: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="inline-flex min-h-11 scroll-mb-44 md:scroll-mb-28 items-center gap-1.5 rounded-tile px-2 text-ink-soft text-small hover:bg-sunk hover:text-ink"
    >
      {icon}
      {children}
    </button>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { reportQuestion } from '#learning/contract.ts'
import { type ReportReason, reportReasons } from '#learning/rules/report.ts'
import { words } from '#learning/words.ts'
import { lazyWords } from '../lazy-words.ts'
import { proofQuery } from '../question/proof-query.ts'
import { compensationsQuery } from './compensations-query.ts'

const longestNote = 500

/** The report form: a reason and an optional note, then a thank-you. */
export function ReportDialog({
  questionId,
  reported,
  onReported,
  onClose,
}: {
  questionId: string
  /** Already reported, so only the thank-you is shown. */
  reported: boolean
  onReported: () => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: async (body: { reason: ReportReason; note?: string }) =>
      dataOrThrow(await call(reportQuestion, { params: { questionId }, body })),
    onSuccess: () => {
      onReported()
      void client.invalidateQueries({ queryKey: proofQuery(questionId).queryKey })
      void client.invalidateQueries({ queryKey: compensationsQuery(client).queryKey })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={lazyWords.report}
      closeLabel={lazyWords.close}
      {...(reported ? {} : { description: lazyWords.reportAbout })}
    >
      {reported ? (
        <Thanks text={sending.data?.thanks ?? words.reportThanks} onClose={onClose} />
      ) : (
        <ReportForm
          busy={sending.isPending}
          fault={sending.isError ? lazyWords.reportFailed : undefined}
          onSend={(reason, note) => sending.mutate({ reason, ...(note === '' ? {} : { note }) })}
        />
      )}
    </Dialog>
  )
}

function ReportForm({
  busy,
  fault,
  onSend,
}: {
  busy: boolean
  fault: string | undefined
  onSend: (reason: ReportReason, note: string) => void
}) {
  const id = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setMissing(reason === undefined)
    if (reason !== undefined) onSend(reason, note.trim())
  }
  const alert = missing && reason === undefined ? lazyWords.reportChoose : fault
  return (
    <form onSubmit={send} className="space-y-5">
      <fieldset>
        <legend className="mb-1 font-medium">{lazyWords.reportReason}</legend>
        {reportReasons.map(each => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tile px-2 hover:bg-sunk has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name={`${id}-reason`}
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
              className="size-5 shrink-0 accent-brand outline-none"
            />
            {lazyWords.reportReasons[each]}
          </label>
        ))}
      </fieldset>
      <div className="space-y-1.5">
        <label htmlFor={`${id}-note`} className="block font-medium text-small">
          {lazyWords.reportNote}
        </label>
        <textarea
          id={`${id}-note`}
          rows={3}
          maxLength={longestNote}
          value={note}
          onChange={event => setNote(event.target.value)}
          aria-describedby={`${id}-hint`}
          className="block w-full rounded-[16px] border-2 border-edge/60 bg-raised px-4 py-2.5 text-body text-ink hover:border-edge"
        />
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {lazyWords.reportNoteHint}
        </p>
      </div>
      <p role="alert" className={alert ? 'rounded-tile bg-coral-soft px-4 py-2.5 text-coral-ink' : 'sr-only'}>
        {alert}
      </p>
      <Button type="submit" busy={busy} className="w-full">
        {lazyWords.reportSend}
      </Button>
    </form>
  )
}

/** The form is gone and the focus with it, so focus moves to the close button. */
function Thanks({ text, onClose }: { text: string; onClose: () => void }) {
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <div className="space-y-5">
      <p id={id} role="status" className="text-lead">
        {text}
      </p>
      <Button ref={close} aria-describedby={id} className="w-full" onClick={onClose}>
        {lazyWords.close}
      </Button>
    </div>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { ErrorCode } from '#kit/ui/error-code.tsx'
import { Field } from '#kit/ui/field.tsx'
import { dataOrThrow, errorCodeOf } from '#kit/ui/request-error.ts'
import { createPet } from '#pet/contract.ts'
import { pageWords } from '#pet/words.ts'
import { Meadow } from './meadow.tsx'
import { Nest } from './nest.tsx'
import { petQuery } from './pet-query.ts'

/** The prompt for a learner without a pet, and the dialog for its name, preceded by any other questions. */
export function CreatePetPrompt({ question }: { question?: ReactNode }) {
  const [asked, setAsked] = useState(false)
  // The prompt disappears with its button, so the focus moves to the page that shows the pet.
  const prompt = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = prompt.current
    return () => {
      if (box?.isConnected || document.activeElement !== document.body) return
      document.querySelector('main')?.focus({ preventScroll: true })
      // On a phone the new pet appears above the prompt, at the top of the page.
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [])
  return (
    <section ref={prompt} className="overflow-hidden rounded-sheet bg-card shadow-rest">
      <Meadow className="h-[260px] sm:h-[360px]">
        <div className="pb-4">
          <Nest />
        </div>
      </Meadow>
      <div className="p-6 sm:p-8">
        <h1 className="text-h1">{pageWords.noPetTitle}</h1>
        <p className="mt-2 max-w-xl text-ink-soft text-lead">{pageWords.noPetText}</p>
        <Button size="large" className="mt-6" onClick={() => setAsked(true)}>
          {pageWords.createPet}
        </Button>
      </div>
      {asked && <CreatePetDialog question={question} onClose={() => setAsked(false)} />}
    </section>
  )
}

function CreatePetDialog({ question, onClose }: { question: ReactNode; onClose: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const creating = useMutation({
    mutationFn: async (trimmed: string) =>
      dataOrThrow(await call(createPet, { body: { name: trimmed } }), pageWords.failedToCreate),
    onSuccess: pet => {
      client.setQueryData(petQuery.queryKey, pet)
      onClose()
    },
  })
  const trimmed = name.trim()
  return (
    <Dialog
      open
      onClose={onClose}
      title={pageWords.createTitle}
      description={pageWords.createText}
      closeLabel={pageWords.close}
    >
      {question}
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          if (trimmed && !creating.isPending) creating.mutate(trimmed)
        }}
      >
        <Field
          label={pageWords.petName}
          value={name}
          maxLength={40}
          autoComplete="off"
          placeholder={pageWords.petNameExample}
          disabled={creating.isPending}
          onChange={event => setName(event.target.value)}
        />
        {creating.error && (
          <div role="alert" className="rounded-tile bg-coral-soft px-4 py-2.5 text-coral-ink">
            <p>{creating.error.message}</p>
            <ErrorCode code={errorCodeOf(creating.error)} />
          </div>
        )}
        <Button type="submit" size="large" className="w-full" busy={creating.isPending} disabled={!trimmed}>
          {pageWords.createPet}
        </Button>
      </form>
    </Dialog>
  )
}

import { useEffect, useRef } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { SlowNotice } from '#kit/ui/slow-notice.tsx'
import { wizardWords } from '../wizard-words.ts'
import type { Wizard } from './use-wizard.ts'

/** Step 1: what the topic is about; it may stay blank. */
export function DiscoveryStep({ wizard: { state, setArea, asking } }: { wizard: Wizard }) {
  const form = useRef<HTMLFormElement>(null)
  // An unfinished topic is loaded first, so the dialog opens before its field is there.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      className="space-y-5"
      onSubmit={event => {
        event.preventDefault()
        if (!asking.isPending) asking.mutate()
      }}
    >
      <Field
        label={wizardWords.area}
        hint={wizardWords.areaHint}
        placeholder={wizardWords.areaExample}
        value={state.topicArea}
        maxLength={80}
        autoComplete="off"
        onChange={event => setArea(event.target.value)}
      />
      <Button type="submit" size="large" className="w-full" busy={asking.isPending}>
        {wizardWords.next}
      </Button>
      {asking.isPending && <SlowNotice text={wizardWords.asking} />}
    </form>
  )
}

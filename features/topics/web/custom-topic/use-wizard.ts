import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import {
  askInterests,
  createCustomTopic,
  regenerateQuestions,
  researchTopic,
  suggestTopicName,
} from '#topics/contract.ts'
import { topicsQuery } from '../topics-query.ts'
import { wizardWords } from '../wizard-words.ts'
import type { AutoSave } from './auto-save.ts'
import { unfinishedQuery } from './unfinished-query.ts'
import type { Unfinished, WizardState } from './wizard-state.ts'
import { blank, mostRegenerations, stepBack, withAnswer, withRegenerated } from './wizard-state.ts'

const { faults } = wizardWords
const failedWith = (title: string) => (fault: Error) =>
  toast({ title, description: fault.message || faults.retry, kind: 'destructive', fault })

/** The wizard's state and its requests; each request moves on to the next step when it succeeds. */
export function useWizard(from: Unfinished | null, autoSave: AutoSave<Unfinished>) {
  const client = useQueryClient()
  const [state, setState] = useState<WizardState>({ ...blank, ...from })
  /** Something was typed that the server has not received yet. */
  const [dirty, setDirty] = useState(false)
  const change = (next: Partial<WizardState>) => setState(held => ({ ...held, ...next }))

  const asking = useMutation({
    mutationFn: async () => dataOrThrow(await call(askInterests, { body: { topicArea: state.topicArea.trim() } })),
    onSuccess: ({ questions }) => {
      setDirty(false)
      change({ step: 2, questions, userResponses: [], topicName: '', research: null })
    },
    onError: failedWith(faults.questions),
  })
  const suggesting = useMutation({
    mutationFn: async () => dataOrThrow(await call(suggestTopicName, { body: said(state) })),
    onSuccess: ({ suggestedName }) => {
      setDirty(true)
      change({ topicName: suggestedName })
    },
    onError: failedWith(faults.retry),
  })
  const researching = useMutation({
    mutationFn: async () => {
      const topicName =
        state.topicName.trim() || dataOrThrow(await call(suggestTopicName, { body: said(state) })).suggestedName
      const { userResponses } = state
      return dataOrThrow(await call(researchTopic, { body: { topicName, userResponses } }))
    },
    onSuccess: research => {
      setDirty(false)
      change({ step: 3, topicName: research.topicName, research })
    },
    onError: failedWith(faults.research),
  })
  const creating = useMutation({
    mutationFn: async () => {
      const { topicName, research } = state
      return dataOrThrow(
        await call(createCustomTopic, { body: { topicName, customPrompt: '', researchData: research } }),
      )
    },
    onSuccess: created => {
      change({ step: 4, created, regenerations: 0 })
      void client.invalidateQueries({ queryKey: topicsQuery.queryKey })
    },
    onError: fault => {
      failedWith(faults.create)(fault)
      change({ step: 4, created: null })
    },
  })
  const regenerating = useMutation({
    mutationFn: async (topicId: string) => dataOrThrow(await call(regenerateQuestions, { params: { topicId } })),
    onSettled: (reply, fault) => {
      setState(held => withRegenerated(held, reply))
      if (reply && reply.questionsCreated > 0) return
      const last = state.regenerations + 1 >= mostRegenerations
      const title = last ? faults.unavailable : faults.slow
      const note = last ? faults.unavailableNote : (fault?.message ?? faults.slowNote)
      toast({ title, description: note, kind: 'destructive', fault })
    },
  })

  // While a request is on its way the server saves the state itself.
  const begun = state.step > 1 || state.topicArea.trim() !== ''
  const unkept = dirty && begun && !asking.isPending && !researching.isPending
  useEffect(() => {
    const { created, regenerations, ...written } = state
    if (unkept) autoSave.note(written)
    else autoSave.drop()
  }, [state, unkept, autoSave])

  return {
    state,
    setArea: (topicArea: string) => {
      setDirty(true)
      change({ topicArea })
    },
    setName: (topicName: string) => {
      setDirty(true)
      change({ topicName })
    },
    answer: (question: string, answer: string) => {
      setDirty(true)
      setState(held => withAnswer(held, question, answer))
    },
    back: () => setState(stepBack),
    backToResearch: () => change({ step: 3 }),
    tryAnother: (topicArea: string) => setState({ ...blank, topicArea }),
    /** Forgets everything, on the page and on the server. */
    reset: () => {
      setState(blank)
      setDirty(false)
      client.setQueryData(unfinishedQuery.queryKey, null)
      autoSave.forget()
    },
    asking,
    suggesting,
    researching,
    creating,
    regenerating,
  }
}

export type Wizard = ReturnType<typeof useWizard>

const said = ({ userResponses, topicArea }: WizardState) => ({ userResponses, topicArea: topicArea.trim() })

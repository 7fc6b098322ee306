import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow, isRetryable } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import type { CareAction } from '#pet/rules/care.ts'
import { careKey } from './care-key.ts'
import { type CareReply, careLooks } from './care-looks.ts'
import { petQuery } from './pet-query.ts'
import { roomWords } from './room-words.ts'
import { thoughtQuery } from './thought-query.ts'

/**
 * Caring for the pet. `action` is what it is busy with and `pending` what has been asked for; a button waits for both.
 * A reply goes to `onCared`; a cooldown and a fault are shown as toasts.
 */
export function useCare(onCared: (action: CareAction, reply: CareReply, before: CareReply['creature'] | null) => void) {
  const client = useQueryClient()
  const [action, setAction] = useState<CareAction | 'none'>('none')
  const [pending, setPending] = useState<readonly CareAction[]>([])
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const begin = (started: CareAction) => {
    window.clearTimeout(timer.current)
    setAction(started)
    timer.current = window.setTimeout(() => setAction('none'), careLooks[started].busyMs)
  }

  const send = async (wanted: CareAction): Promise<void> => {
    setPending(now => [...now, wanted])
    const idempotencyKey = careKey()
    const { failed, tooSoon } = roomWords.care[wanted]
    const once = async (): Promise<CareReply> => dataOrThrow(await call(careLooks[wanted].call, { idempotencyKey }))
    try {
      const reply = await once().catch(fault => (isRetryable(fault) ? once() : Promise.reject(fault)))
      const before = client.getQueryData(petQuery.queryKey) ?? null
      client.setQueryData(petQuery.queryKey, reply.creature)
      void client.invalidateQueries(thoughtQuery)
      if (reply.cooldownRemaining > 0 && tooSoon !== undefined) {
        const minutes = Math.ceil(reply.cooldownRemaining / 60)
        toast({ title: tooSoon, description: roomWords.tryAgainIn(minutes) })
        return
      }
      begin(wanted)
      onCared(wanted, reply, before)
    } catch (fault) {
      const description = fault instanceof Error ? fault.message : ''
      toast({ title: failed, description, kind: 'destructive', fault })
    } finally {
      setPending(now => now.filter(each => each !== wanted))
    }
  }

  const waits = (each: CareAction) => action === each || pending.includes(each)
  const act = (wanted: CareAction) => {
    if (!waits(wanted)) void send(wanted)
  }
  return { action, waits, act }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOf, worthRetrying } from '#kit/ui/data-of.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { feedPet, playWithPet, restPet, talkToPet } from '#pet/contract.ts'
import { careKey } from './care-key.ts'
import { petQuery } from './pet-query.ts'
import { type RoomAction, roomWords } from './room-words.ts'
import { thoughtQuery } from './thought-query.ts'

export type CareReply = ReplyOf<typeof feedPet> & { message?: string }

const calls = { talk: talkToPet, feed: feedPet, play: playWithPet, rest: restPet }
/** How long the pet is busy with it. */
const busyMs: Readonly<Record<RoomAction, number>> = { talk: 2000, feed: 2000, play: 2000, rest: 5000 }

/**
 * The four things that can be done for the pet. `action` is what it is busy with, `pending` what has been asked for;
 * either makes its button wait. What a reply gives goes to `onCared`; a cooldown and a fault are told in a message.
 */
export function useCare(onCared: (action: RoomAction, reply: CareReply, before: CareReply['creature'] | null) => void) {
  const client = useQueryClient()
  const [action, setAction] = useState<RoomAction | 'none'>('none')
  const [pending, setPending] = useState<readonly RoomAction[]>([])
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const begin = (started: RoomAction) => {
    window.clearTimeout(timer.current)
    setAction(started)
    timer.current = window.setTimeout(() => setAction('none'), busyMs[started])
  }

  const send = async (wanted: RoomAction): Promise<void> => {
    setPending(now => [...now, wanted])
    const idempotencyKey = careKey()
    const once = async (): Promise<CareReply> => dataOf(await call(calls[wanted], { idempotencyKey }))
    try {
      const reply = await once().catch(fault => (worthRetrying(fault) ? once() : Promise.reject(fault)))
      const before = client.getQueryData(petQuery.queryKey) ?? null
      client.setQueryData(petQuery.queryKey, reply.creature)
      void client.invalidateQueries(thoughtQuery)
      if (reply.cooldownRemaining > 0 && wanted !== 'talk') {
        const wait = Math.ceil(reply.cooldownRemaining / 60)
        toast({ title: roomWords.cooldown[wanted], description: roomWords.tryAgainIn(wait) })
        return
      }
      begin(wanted)
      onCared(wanted, reply, before)
    } catch (fault) {
      const description = fault instanceof Error ? fault.message : ''
      toast({ title: roomWords.failed[wanted], description, kind: 'destructive', fault })
    } finally {
      setPending(now => now.filter(each => each !== wanted))
    }
  }

  const waits = (each: RoomAction) => action === each || pending.includes(each)
  const act = (wanted: RoomAction) => {
    if (!waits(wanted)) void send(wanted)
  }
  return { action, waits, act }
}

import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOf, worthRetrying } from '#kit/ui/data-of.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { completeBreak } from '#learning/contract.ts'
import { pageWords } from '#learning/words.ts'
import { creatureQuery } from '#pet/web/creature-query.ts'
import { breakWords } from './break-words.ts'

/** Tells the server that a break was taken, and shows what it gave. It is a present: if it does not get through, nobody is bothered. */
export function useCompleteBreak() {
  const client = useQueryClient()
  const once = async (breakId: string, bubbles: number) =>
    dataOf(await call(completeBreak, { params: { breakId }, body: { bubbles } }))
  return (breakId: string, bubbles: number): void => {
    once(breakId, bubbles)
      .catch(fault => (worthRetrying(fault) ? once(breakId, bubbles) : Promise.reject(fault)))
      .then(({ reward, creature }) => {
        client.setQueryData(creatureQuery.queryKey, creature)
        const changes = Object.entries(reward).map(([stat, by]) => pageWords.change(by, pageWords.stat[stat] ?? stat))
        if (changes.length > 0) toast({ title: breakWords.rewarded(creature.name, changes.join(', ')) })
      })
      .catch(() => undefined)
  }
}

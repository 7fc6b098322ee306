import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOf, retryAtMost } from '#kit/ui/data-of.ts'
import { readCreature } from '#pet/contract.ts'

export type Creature = ReplyOf<typeof readCreature>

/** The learner's creature, or null before there is one. Kept for 30 s, asked once more after a fault (SPEC §7). */
export const creatureQuery = queryOptions({
  queryKey: ['/api/creature'],
  queryFn: async ({ signal }): Promise<Creature | null> => {
    const result = await call(readCreature, { signal })
    return result.error !== undefined && result.code === 'creature_not_found' ? null : dataOf(result)
  },
  staleTime: 30_000,
  retry: retryAtMost(1),
})

/** The creature; `undefined` while unknown. */
export function useCreature() {
  return useQuery(creatureQuery)
}

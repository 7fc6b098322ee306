import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { currentUser } from '#account/contract.ts'
import { userQuery } from '#account/web/current-user.ts'
import { config } from '#app/contract.ts'
import { deleteWithPrefix, saveValue, valuesWithPrefix } from '#kit/ui/device-store.ts'
import { isRetryable, RequestError } from '#kit/ui/request-error.ts'
import { generateQuestions, listMistakes } from '#learning/contract.ts'
import { readPet } from '#pet/contract.ts'
import { listTopics } from '#topics/contract.ts'
import { keepPictures } from './keep-pictures.ts'

/** The arena can't start without these: the user, the site's providers, the pet, the topics, and the rounds opened so far. */
const needed: ReadonlySet<unknown> = new Set(
  [currentUser, config, readPet, listTopics, listMistakes, generateQuestions].map(({ path }) => path),
)

interface KeptReply {
  queryKey: QueryKey
  data: unknown
  /** Milliseconds since 1970. */
  at: number
}

const keyOf = (queryKey: QueryKey) => `reply/${JSON.stringify(queryKey)}`

/** Fills queries that have no data with their stored replies. */
export async function restoreReplies(client: QueryClient, only?: QueryKey): Promise<void> {
  const replies = (await valuesWithPrefix(only ? keyOf(only) : 'reply/')) as readonly KeptReply[]
  for (const { queryKey, data, at } of replies) {
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt: at })
  }
}

/**
 * Stores the last reply of each call that the arena needs, and restores it when the call can't reach the server. Only
 * for the signed-in user; signing out deletes all of them.
 */
export function keepReplies(client: QueryClient): void {
  const cache = client.getQueryCache()
  const keepOne = ({ queryKey, state }: Query) => {
    if (!needed.has(queryKey[0]) || state.data === undefined || !client.getQueryData(userQuery.queryKey)) return
    const reply: KeptReply = { queryKey, data: state.data, at: state.dataUpdatedAt }
    void saveValue(keyOf(queryKey), reply)
    if (queryKey[0] === generateQuestions.path) void keepPictures(state.data)
  }
  cache.subscribe(event => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'success') {
      if (query.queryKey[0] === userQuery.queryKey[0] && query.state.data === null) void deleteWithPrefix('reply/')
      else keepOne(query)
    } else if (action.type === 'failed' || action.type === 'error') {
      const unreached = action.error instanceof RequestError && isRetryable(action.error)
      if (unreached && needed.has(query.queryKey[0])) void restoreReplies(client, query.queryKey)
    }
  })
  // Replies that came before this subscription.
  for (const query of cache.getAll()) {
    keepOne(query)
    if (query.state.status === 'error') void restoreReplies(client, query.queryKey)
  }
}

import { useQuery } from '@tanstack/react-query'
import { useTopics } from '#topics/web/topics-query.ts'
import { mistakesQuery } from './mistakes-query.ts'
import { offeredRounds, openedRound } from './offered-rounds.ts'
import { useTopicAddress } from './use-topic-address.ts'

/** The rounds with a tab, the open one, and how to open another; the choice is kept in the page's address. */
export function useOpenedRound() {
  const topics = useTopics()
  const [wanted, open] = useTopicAddress()
  const { data } = useQuery({ ...mistakesQuery, enabled: Boolean(topics.data?.length) })
  const mistakes = data?.count ?? 0
  const topicIds = topics.data?.map(({ topicId }) => topicId) ?? []
  const offered = offeredRounds({ topicIds, mistakes, wanted })
  return { topics, mistakes, offered, opened: topics.data ? openedRound(offered, wanted) : undefined, open }
}

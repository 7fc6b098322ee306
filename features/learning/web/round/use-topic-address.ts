import { useSearchParams } from 'wouter'

/** The round in the page's address (`?topic=`), and how to change it without a history entry. */
export function useTopicAddress(): readonly [string | null, (topicId: string) => void] {
  const [search, setSearch] = useSearchParams()
  const keep = (topicId: string) =>
    setSearch(
      now => {
        const next = new URLSearchParams(now)
        next.set('topic', topicId)
        return next
      },
      { replace: true },
    )
  return [search.get('topic'), keep]
}

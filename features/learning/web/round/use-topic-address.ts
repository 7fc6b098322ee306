import { useSearchParams } from 'wouter'

/** The round that the address asks for (`?topic=`), and how to keep another one there without a step in the history. */
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

import { useEffect, useState } from 'react'
import { drawnStageOf } from '#pet/rules/forms.ts'

/**
 * What came last about a pet as it is drawn, in a few words; undefined until they are there. They are fetched once the
 * page stands, since no page waits for them.
 */
export function useNews({ id, level }: { id: string; level: number }): string | undefined {
  const [news, setNews] = useState<string>()
  const stage = drawnStageOf({ level })
  useEffect(() => {
    let wanted = true
    void import('#pet/rules/drawing/caption.ts')
      .then(({ newsOf }) => wanted && setNews(newsOf({ id }, stage)))
      // Without a connection there is less to tell, and nothing to repair.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [id, stage])
  return news || undefined
}

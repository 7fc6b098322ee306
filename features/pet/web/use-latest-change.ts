import { useEffect, useState } from 'react'
import { drawnStageOf } from '#pet/rules/forms.ts'

/**
 * The latest change in a drawn pet's looks, in a few words; undefined until the captions are loaded. They load after the
 * page, because no page waits for them.
 */
export function useLatestChange({ id, level }: { id: string; level: number }): string | undefined {
  const [change, setChange] = useState<string>()
  const stage = drawnStageOf({ level })
  useEffect(() => {
    let wanted = true
    void import('#pet/rules/drawing/caption.ts')
      .then(({ changeAt }) => wanted && setChange(changeAt({ id }, stage)))
      // Offline there is simply no caption.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [id, stage])
  return change || undefined
}

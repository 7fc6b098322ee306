import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'

/**
 * A component that its page is whole without, such as a badge or a dialog. Its code comes when it is needed, or before,
 * by `preload`; where it cannot be fetched the page goes on without it. `until` keeps its room as long as it is not there.
 */
export function aside<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const preload = async () => {
    // Browsers remember an import that failed: it must not begin where it can not succeed.
    if (!navigator.onLine && !navigator.serviceWorker?.controller) return undefined
    here ??= await load().catch(() => undefined)
    return here
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, as its module loads
  function Aside({ until, ...props }: Props & { until?: ReactNode }) {
    const [Now, setNow] = useState(() => here)
    useEffect(() => {
      if (Now) return
      const fetchIt = () => void preload().then(part => part && setNow(() => part))
      fetchIt()
      window.addEventListener('online', fetchIt)
      return () => window.removeEventListener('online', fetchIt)
    }, [Now])
    return Now ? <Now {...(props as unknown as Props)} /> : until
  }
  return Object.assign(Aside, { preload })
}

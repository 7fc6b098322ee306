import type { ComponentType, ReactNode } from 'react'
import { lazy, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first rendered, or earlier with `preload`. Suspends until then; once
 * loaded it renders at once. A failed load reaches the error boundary.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Suspending: ComponentType<Props> = lazy(preload)
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, when its module loads
  function LazyComponent(props: Props) {
    const [Loaded] = useState(() => loaded)
    return Loaded ? <Loaded {...props} /> : <Suspending {...props} />
  }
  return Object.assign(LazyComponent, { preload })
}

/**
 * A lazy component that the page is complete without, such as a badge or a dialog. It never suspends: `fallback` fills
 * its place until it is loaded, and the page carries on if it can't be.
 */
export function optionalComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    // Browsers remember a failed import, so don't start one that can't succeed.
    if (!navigator.onLine && !navigator.serviceWorker?.controller) return undefined
    loaded ??= await load().catch(() => undefined)
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, when its module loads
  function OptionalComponent({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      if (Loaded) return
      const tryLoading = () => void preload().then(component => component && setLoaded(() => component))
      tryLoading()
      window.addEventListener('online', tryLoading)
      return () => window.removeEventListener('online', tryLoading)
    }, [Loaded])
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback
  }
  return Object.assign(OptionalComponent, { preload })
}

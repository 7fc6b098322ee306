import type { ComponentType } from 'react'
import { lazy, useState } from 'react'

/** A component whose code comes when it is needed, or before, by `preload`; once there it renders without a wait. */
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const preload = async () => {
    here ??= await load()
    return { default: here }
  }
  const Later: ComponentType<Props> = lazy(preload)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, as its module loads
  function Arriving(props: Props) {
    const [Now] = useState(() => here)
    return Now ? <Now {...props} /> : <Later {...props} />
  }
  return Object.assign(Arriving, { preload })
}

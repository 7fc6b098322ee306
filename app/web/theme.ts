import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const key = 'theme'
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function stored(): Theme | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'dark' || value === 'light' ? value : undefined
  } catch {
    return undefined
  }
}

/** Dark if the stored theme is dark, or nothing is stored and the system prefers dark (SPEC §4). */
function read(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return stored() ?? (systemIsDark().matches ? 'dark' : 'light')
}

/** Sets the theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const system = systemIsDark()
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

/** The current theme; light when prerendering, where the choice isn't known. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => 'light')
}

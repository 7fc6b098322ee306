import { Moon, Sun } from 'lucide-react'
import { chooseTheme, useTheme } from './theme.ts'
import { words } from './words.ts'

/** Light or dark, as a switch. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark'
  const Face = dark ? Moon : Sun
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={words.darkTheme}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <Face size={21} aria-hidden="true" />
    </button>
  )
}

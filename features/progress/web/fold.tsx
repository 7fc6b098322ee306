import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { pictureWords } from '#progress/words.ts'

/** The first few of a long list, and a button for the rest. */
export function useFold<T>(items: readonly T[], few: number): { shown: readonly T[]; button: ReactNode } {
  const [open, setOpen] = useState(false)
  if (items.length <= few + 1) return { shown: items, button: null }
  const { more, fewer } = pictureWords.fold
  return {
    shown: open ? items : items.slice(0, few),
    button: (
      <Button
        kind="quiet"
        className="mt-4 -ml-5 max-sm:-ml-2 self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? fewer : more(items.length - few)}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={classNames('transition-transform', open && 'rotate-180')}
        />
      </Button>
    ),
  }
}

import { Languages } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Language } from '#kit/words/language.ts'
import { languageCookie, languages } from '#kit/words/language.ts'

const never = () => () => undefined
const year = 365 * 24 * 3600

/** Chooses the language of the whole product, and reloads the page in it. */
export function LanguageChoice({ label, className }: { label: string; className?: string }) {
  const spoken = useSyncExternalStore(
    never,
    () => document.documentElement.lang,
    () => 'en',
  )
  return (
    <label className={className}>
      <Languages size={18} aria-hidden="true" />
      <span className="sr-only">{label}</span>
      <select
        className="min-h-11 flex-1 rounded-tile bg-transparent font-medium"
        value={spoken}
        onChange={({ target }) => speak(target.value as Language)}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function speak(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`
  location.reload()
}

import { Badge } from '#kit/ui/badge.tsx'
import { words } from './words.ts'

/** Testimonials, marked as examples. */
export function Voices() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-h1">{words.voicesTitle}</h2>
        <Badge tone="apricot">{words.voicesMark}</Badge>
      </div>
      <p className="mt-3 text-ink-soft">{words.voicesNote}</p>
      <ul className="mt-9 grid gap-5 md:grid-cols-3">
        {words.voices.map(voice => (
          <li key={voice.who} className="flex flex-col rounded-sheet bg-card p-6 shadow-rest">
            <p className="flex-1 text-lead">{voice.text}</p>
            <p className="mt-5 text-ink-soft text-small">{voice.who}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ExternalLink } from 'lucide-react'
import { packLanguage } from '#learning/rules/pack-language.ts'
import type { BreakProps } from './break-body.tsx'
import { breakWords } from './break-words.ts'

/** Links to the sources of a break's facts. */
export function BreakSources({ sources }: Pick<BreakProps<'fact'>['shown'], 'sources'>) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-3 text-ink-soft text-small">
      {breakWords.sources}:
      {sources.map(({ title, url }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 text-brand-ink underline underline-offset-3 hover:no-underline"
        >
          <span lang={packLanguage}>{title}</span>
          <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
          <span className="sr-only">{breakWords.opensNewTab}</span>
        </a>
      ))}
    </p>
  )
}

import { ExternalLink } from 'lucide-react'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'

/** An answer's source, as a link if it has a page. */
export function Source({ text, url }: { text: string; url: string | undefined }) {
  return (
    <p className="text-ink-soft text-small">
      {pageWords.source}:{' '}
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 text-brand-ink underline underline-offset-3 hover:no-underline"
        >
          <span lang={packLanguage}>{text}</span>
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">{pageWords.opensNewTab}</span>
        </a>
      ) : (
        <span lang={packLanguage}>{text}</span>
      )}
    </p>
  )
}

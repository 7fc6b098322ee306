import { packLanguage } from '#learning/rules/pack-language.ts'
import type { BreakProps } from './break-body.tsx'
import { BreakSources } from './break-sources.tsx'

export function ArticleBreak({ shown: article }: BreakProps<'article'>) {
  return (
    <>
      <h3 lang={packLanguage} className="mt-4 text-h3">
        {article.title}
      </h3>
      <div lang={packLanguage} className="mt-3 space-y-3 border-sky border-l-4 pl-4 text-lead">
        {article.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <BreakSources sources={article.sources} />
    </>
  )
}

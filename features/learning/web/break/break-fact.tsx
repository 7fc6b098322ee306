import { packLanguage } from '#learning/rules/pack-language.ts'
import type { OfferedAs } from './break-body.tsx'
import { BreakSources } from './break-sources.tsx'

export function FactBreak({ fact }: { fact: OfferedAs<'fact'> }) {
  return (
    <>
      <p
        lang={packLanguage}
        className="mt-5 rounded-card bg-apricot-soft p-5 text-[1.25rem] leading-snug sm:text-[1.5rem]"
      >
        {fact.text}
      </p>
      <BreakSources sources={fact.sources} />
    </>
  )
}

import { packLanguage } from '#learning/rules/pack-language.ts'
import type { BreakProps } from './break-body.tsx'
import { BreakSources } from './break-sources.tsx'

export function FactBreak({ shown: fact }: BreakProps<'fact'>) {
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

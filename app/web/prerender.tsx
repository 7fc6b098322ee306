import { renderToString } from 'react-dom/server'
import { Router as AtAddress } from 'wouter'
import { setTranslationsSource } from '#kit/words/catalogue.ts'
import type { Language } from '#kit/words/language.ts'
import { translations } from '../languages/translations.ts'

/** The tags that React renders first because they belong in the head. */
const forHead = /^((?:<link[^>]*>)*)<title>[^<]*<\/title>/

/** Renders the landing page as HTML, to be hydrated by the page's script. */
export async function prerender(language: Language) {
  setTranslationsSource(() => translations[language])
  // Imported here because some modules read their texts as they load.
  const { WholeApp } = await import('./whole-app.tsx')
  const { preloadLanding } = await import('./router.tsx')
  const { WholePageSpinner } = await import('./whole-page.tsx')
  const { createQueryClient, knowSignedOut } = await import('./query-client.ts')
  const { paths } = await import('./paths.ts')
  const { words } = await import('./landing/words.ts')
  await preloadLanding()
  const client = createQueryClient()
  knowSignedOut(client)
  const markup = renderToString(
    <AtAddress ssrPath={paths.home}>
      <WholeApp client={client} />
    </AtAddress>,
  )
  return {
    title: words.pageTitle,
    description: words.pageDescription,
    head: forHead.exec(markup)?.[1] ?? '',
    markup: markup.replace(forHead, ''),
    waiting: renderToString(<WholePageSpinner />),
  }
}

import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { type Plugin, runnerImport } from 'vite'
import type { Language } from '#kit/words/language.ts'
import { languages } from '#kit/words/language.ts'

const entry = fileURLToPath(new URL('../../app/web/prerender.tsx', import.meta.url))

/** The HTML that a visitor gets before any script has run, in one language. */
export interface Prerendered {
  title: string
  description: string
  /** Links for the document's head. */
  head: string
  markup: string
  /** Shown on any other page until its script has loaded. */
  waiting: string
}

/**
 * Renders the landing page while the page is built, once for each language, into `.vite/landing.json` for the server:
 * so a visitor reads it before any script has run, and without one.
 *
 * @param plugins those of the page's own build that decide what its modules say
 */
export function prerenderLanding(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    async generateBundle() {
      const spoken: Record<string, Prerendered> = {}
      for (const language of Object.keys(languages) as Language[])
        spoken[language] = await inLanguage(language, plugins())
      this.emitFile({ type: 'asset', fileName: '.vite/landing.json', source: JSON.stringify(spoken) })
    },
  }
}

/** Loads the modules separately for each language, because some of them read their texts as they load. */
async function inLanguage(language: Language, plugins: PluginOption[]): Promise<Prerendered> {
  const request = 'virtual:prerendered'
  const rendering: Plugin = {
    name: 'prerendered',
    resolveId: id => (id === request ? `\0${id}` : null),
    // Rendered while the module loads: modules that load later find the runner gone.
    load: id =>
      id === `\0${request}`
        ? `import { prerender } from ${JSON.stringify(entry)}\nexport const prerendered = await prerender('${language}')`
        : null,
  }
  const { module } = await runnerImport<{ prerendered: Prerendered }>(request, {
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [rendering, ...plugins],
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  return module.prerendered
}

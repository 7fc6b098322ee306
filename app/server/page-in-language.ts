import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Language } from '#kit/words/language.ts'
import { languages } from '#kit/words/language.ts'
import { escapeHtml } from './escape-html.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
)
const prerendered = z.record(
  z.string(),
  z.object({
    title: z.string(),
    description: z.string(),
    head: z.string(),
    markup: z.string(),
    waiting: z.string(),
  }),
)
const codes = Object.keys(languages) as Language[]

const landingPage = '../pages/landing.tsx'
const missingPage = '../pages/not-found.tsx'
/** Data that signed-in pages need first; it is preloaded while their scripts load. */
const asked: Readonly<Record<string, readonly string[]>> = {
  '../pages/home.tsx': ['/api/auth/me', '/api/creature', '/api/topics'],
  '../pages/learning.tsx': ['/api/auth/me', '/api/creature', '/api/topics'],
  '../pages/pet-room.tsx': ['/api/auth/me', '/api/creature', '/api/topics'],
  '../pages/progress.tsx': ['/api/auth/me', '/api/creature', '/api/topics'],
  '../pages/topics.tsx': ['/api/auth/me', '/api/topics'],
}
const early = (call: string) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${call}">`
/** The path of the page in the build. */
const empty = '<div id="page"></div>'

type Built = z.infer<typeof manifest>

/** What the server sends for an address of the page. */
export interface PageIn {
  /** The page with a loading state, by address, with the preloads of that address. */
  shells: Record<string, string>
  /** The same for unknown addresses. */
  missing: string
  /** The prerendered landing page, for visitors who are known to be signed out. */
  landing: string
}

/**
 * The page's HTML in each language: with its code and title, the file of its texts before the page's own script, and
 * previews for shared links.
 *
 * @param folder the built page
 * @param publicUrl the product's address
 */
export async function pageIn(folder: string, publicUrl: URL): Promise<Record<Language, PageIn>> {
  const theme = await readFile(join(folder, 'theme.js'), 'utf8')
  const html = (await readFile(join(folder, 'index.html'), 'utf8')).replace(
    '<script src="/theme.js"></script>',
    () => `<script>${theme}</script>`,
  )
  const built = manifest.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  const ahead = prerendered.parse(JSON.parse(await readFile(join(folder, '.vite/landing.json'), 'utf8')))
  const inLanguage = (language: Language): PageIn => {
    const entry = Object.values(built).find(({ isEntry, name }) => isEntry && name === language)
    const sentences = entry ? `<script type="module" crossorigin src="/${entry.file}"></script>` : ''
    const said = ahead[language]
    if (!said) throw new Error(`The built page lacks the landing page in ${language}.`)
    const { title, description, head, markup, waiting } = said
    const shell = html
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace(
        /<meta\s+name="description"[^>]*>/,
        () => `<meta name="description" content="${escapeHtml(description)}" />`,
      )
      .replace(/<script type="module"/, () => `${sentences}<script type="module"`)
      .replace('</head>', () => `${shared(publicUrl, language, title, description)}</head>`)
    const needing = (...modules: string[]) => shell.replace('</head>', () => `${preloads(html, built, modules)}</head>`)
    const around = (page: string) =>
      needing('frame.tsx', page)
        .replace(empty, () => `<div id="page" data-waits>${waiting}</div>`)
        .replace('</head>', () => `${(asked[page] ?? []).map(early).join('')}</head>`)
    const landing = needing(landingPage)
      .replace('</head>', () => `${head}</head>`)
      .replace(empty, () => `<div id="page">${markup}</div>`)
    const shells = Object.keys(built).flatMap(name => {
      const page = /^\.\.\/pages\/([\w-]+)\.tsx$/.exec(name)?.[1]
      if (!page || name === landingPage || name === missingPage) return []
      return [[page === 'home' ? '/' : `/${page}`, around(name)]]
    })
    return { shells: Object.fromEntries(shells), missing: around(missingPage), landing }
  }
  return Object.fromEntries(codes.map(code => [code, inLanguage(code)])) as Record<Language, PageIn>
}

/** Preload links for what a part of the page imports, so that the browser doesn't discover it file by file. */
function preloads(html: string, built: Built, modules: readonly string[]): string {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const each of built[name]?.imports ?? []) visit(each)
  }
  for (const name of modules) visit(name)
  const files = [...found].flatMap(name => built[name]?.file ?? []).filter(file => !html.includes(file))
  return files.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
}

/** Link previews (Open Graph) and the canonical address. */
function shared(publicUrl: URL, language: Language, title: string, description: string): string {
  const home = new URL('/', publicUrl).href
  const properties = {
    'og:type': 'website',
    'og:site_name': title.split(':', 1)[0] ?? title,
    'og:title': title,
    'og:description': description,
    'og:url': home,
    'og:locale': language,
    'og:image': new URL('/social.png', publicUrl).href,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const meta = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  return `<link rel="canonical" href="${escapeHtml(home)}">${meta.join('')}<meta name="twitter:card" content="summary_large_image">`
}

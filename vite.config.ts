import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { drawCreature } from '#pet/rules/drawing/creature.ts'
import { toSvg } from '#pet/rules/drawing/svg.ts'
import { heroPet } from './app/web/landing/sample-pets.ts'

const schemaImport = /^import \* as z from 'zod\/mini'$/m

/** Leaves the schema library out of the page: a contract's schemas are types there and nothing else. */
function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !schemaImport.test(code)) return null
      return {
        code: code.replace(schemaImport, "import { inertSchema as z } from '#kit/ui/inert-schema.ts'"),
        map: null,
      }
    },
  }
}

/**
 * Of a contract the built page needs where each call goes, and nothing else: what it takes, gives and fails with is the
 * server's to check and a type to the page.
 */
function contractsAsAddresses(): Plugin {
  return {
    name: 'contracts-as-addresses',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/(features\/\w+|app)\/contract\.ts$/.test(id)) return null
      const declared: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(declared)
        .filter((each): each is [string, Endpoint] => isEndpoint(each[1]))
        .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
        .join('\n')
    },
  }
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/**
 * The landing page's pet as a picture, drawn once while the page is built by the same rules that draw it alive: so the
 * first screen has it before any script of the drawing is there. `import { still } from 'virtual:still-hero'` gives its address.
 */
function stillPet(): Plugin {
  const svg = () => toSvg(drawCreature({ ...heroPet, stage: heroPet.level, expression: 'neutral', asleep: false }))
  let building = false
  return {
    name: 'still-pet',
    configResolved: config => {
      building = config.command === 'build'
    },
    resolveId: id => (id === 'virtual:still-hero' ? `\0${id}` : null),
    load(id) {
      if (id !== '\0virtual:still-hero') return null
      if (!building) return `export const still = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg())}`)}`
      const file = this.emitFile({ type: 'asset', name: 'pet.svg', source: svg() })
      return `export const still = import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

/**
 * Few files instead of many small ones: what every visitor needs, the drawing of the pet, and what the pages behind
 * the sign-in share. Everything else stays with the page it belongs to.
 */
const chunks = [
  {
    name: 'base',
    priority: 3,
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(lightbulb|moon|sun|x)\.|kit\/contract\/|kit\/words\/|kit\/ui\/(badge|button|class-names|countryside|data-of|inert-schema|islet|potted-plant|spinner|toast-store|toaster)\.|app\/(contract|web\/(paths|site-config|theme|theme-toggle|whole-page|wordmark|words))\.|app\/web\/landing\/sample-pets|features\/account\/(contract|words|rules\/|web\/current-user)|pet\/rules\/forms|topics\/rules\/presets/,
  },
  { name: 'pet', priority: 2, test: /features\/pet\/(rules|web\/(creature-drawing|motions))/ },
  {
    name: 'frame',
    priority: 2,
    test: /app\/web\/frame|account\/web\/(user-menu|initials|sign-out)|kit\/ui\/(avatar|dialog|field|menu|tabs)\./,
  },
  { name: 'inside', priority: 1, test: /kit\/|features\/|app\/web\/|lucide-react/, minShareCount: 2 },
]

/** Builds the page from app/web into dist/; in development it passes /api on to the server at PORT (3000 unless set). */
export default defineConfig({
  root: 'app/web',
  plugins: [contractsAsAddresses(), withoutSchemas(), stillPet(), react(), tailwindcss()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // A language is a file of its own, which the server puts before the page's script where it is spoken.
      input: { index: 'app/web/index.html', es: 'app/languages/es-page.ts' },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`, changeOrigin: false } },
  },
})

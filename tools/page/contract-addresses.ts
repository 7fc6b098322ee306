import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '#kit/contract/endpoint.ts'

/**
 * Reduces each contract in the built page to the method and path of its calls. The server checks values, and the page's
 * types are gone by then; the schemas and zod itself would add at least 11 KB (gzip) to the landing page and 17 KB to the arena,
 * which would exceed their budgets. `npm run dev` serves the contracts as they are, so that editing one needs no restart.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/(features\/\w+|app)\/contract\.ts$/.test(id)) return null
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .filter((each): each is [string, Endpoint] => isEndpoint(each[1]))
        .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
        .join('\n')
    },
  }
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '#kit/contract/endpoint.ts'

/**
 * Of a contract the built page needs where each call goes, and nothing else: what it takes, gives and fails with is the
 * server's to check and a type to the page.
 */
export function contractsAsAddresses(): Plugin {
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

import type { Plugin } from 'vite'

const schemaImport = /^import \* as z from 'zod\/mini'$/m

/** Leaves the schema library out of the page: a contract's schemas are types there and nothing else. */
export function withoutSchemas(): Plugin {
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

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

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

/** Builds the page from app/web into dist/; in development it passes /api on to the server at PORT (3000 unless set). */
export default defineConfig({
  root: 'app/web',
  plugins: [withoutSchemas(), react(), tailwindcss()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`, changeOrigin: false } },
  },
})

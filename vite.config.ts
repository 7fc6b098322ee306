import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { heroPet, stations } from './app/web/landing/sample-pets.ts'
import { words as landingWords } from './app/web/landing/words.ts'
import { words } from './app/web/words.ts'
import { brandPictures } from './tools/page/brand-pictures.ts'
import { chunks } from './tools/page/chunks.ts'
import { compressFiles } from './tools/page/compress-files.ts'
import { contractAddresses } from './tools/page/contract-addresses.ts'
import { plainIcons } from './tools/page/plain-icons.ts'
import { prerenderLanding } from './tools/page/prerender-landing.ts'
import { serviceWorkerFiles } from './tools/page/service-worker.ts'
import { stillPets } from './tools/page/still-pets.ts'

const walk = stations.map(({ pet }) => pet)
const ahead = () => [plainIcons(), stillPets(heroPet, walk, { filesElsewhere: true })]

/** The development server looks for it below `root`, and the build below the checkout: so said in full. */
const file = (path: string) => resolve(import.meta.dirname, path)

/** Builds the page from app/web into dist/; in development it passes /api on to the server at PORT (3000 unless set). */
export default defineConfig({
  root: 'app/web',
  plugins: [
    contractAddresses(),
    plainIcons(),
    stillPets(heroPet, walk),
    react(),
    tailwindcss(),
    brandPictures({
      name: words.product,
      description: landingWords.pageDescription,
      walk: [{ ...heroPet, level: 0 }, ...walk.slice(1)],
    }),
    prerenderLanding(ahead),
    serviceWorkerFiles(),
    compressFiles(),
  ],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    assetsInlineLimit: 0,
    // The server says with each page what it will need; a page that comes later finds most of it there.
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      // A language is a file of its own, which the server puts before the page's script where it is spoken.
      input: {
        index: file('app/web/index.html'),
        es: file('app/languages/es-page.ts'),
        sw: file('app/web/offline/service-worker.ts'),
      },
      output: {
        codeSplitting: { groups: chunks() },
        // A worker rules over the folder that it lies in.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
      checks: { pluginTimings: false },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`, changeOrigin: false } },
  },
})

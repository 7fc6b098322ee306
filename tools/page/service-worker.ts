import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const blank = '%FILES%'
/** Of what lies beside the page's assets, only this: the page's first script, the sign, and what makes it installable. */
const loose = ['theme.js', 'favicon.svg', 'manifest.webmanifest', 'icon-192.png']
/** Files only signed-out visitors need; they are online, so these aren't kept offline. */
const forVisitors = /^assets\/(landing-|auth-dialog-|.+\.svg$)/

/**
 * Tells the service worker what it has to keep: a name for this version of the page, its script, and all of its files,
 * in place of the blank in the built `/sw.js`.
 */
export function serviceWorkerFiles(): Plugin {
  return {
    name: 'service-worker-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') return
        // It names all parts that are fetched later, and so is another one in each version.
        const entry = Object.values(bundle).find(
          each => each.type === 'chunk' && each.isEntry && each.facadeModuleId?.endsWith('/app/web/index.html'),
        )?.fileName
        if (!worker.code.includes(blank) || !entry) throw new Error('The service worker has no blank for its files.')
        const kept = Object.keys(bundle)
          .filter(file => (file.startsWith('assets/') && !forVisitors.test(file)) || loose.includes(file))
          .concat(loose.filter(file => !bundle[file]))
          .toSorted()
        const version = createHash('sha256').update(kept.join()).update(worker.code).digest('base64url').slice(0, 12)
        worker.code = worker.code.replace(blank, [version, ...[entry, ...kept].map(file => `/${file}`)].join(' '))
      },
    },
  }
}

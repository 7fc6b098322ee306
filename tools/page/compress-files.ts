import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|svg|json|webmanifest|txt)$/
/** Below this many bytes a compressed file saves no packet. */
const smallest = 700

/**
 * Writes a `.br` and a `.gz` copy of each file of the built page, so that the server doesn't compress at run time. Zopfli is
 * slow, but its files are about 5 % smaller than zlib's.
 */
export function compressFiles(): Plugin {
  let folder = ''
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files.filter(file => worthIt.test(file) && !file.startsWith('.')).map(file => compress(join(folder, file))),
        )
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then(packed => writeFile(`${file}.br`, packed)),
    gzipAsync(content, { numiterations: 5 }).then(packed => writeFile(`${file}.gz`, packed)),
  ])
}

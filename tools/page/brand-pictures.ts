import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { icoOf } from './ico.ts'
import { socialPicture } from './social-picture.ts'
import type { StillPet } from './still-pets.ts'

/** Colours of the manifest: the ground under the page and behind the sign. */
const paper = '#fcf8f0'
const sky = '#e3f1f8'

/**
 * Everything by which the product is known outside its page, made of its own drawings while the page is built: icons
 * for tabs and home screens, the manifest that makes it installable, and the picture that goes with a shared link.
 */
export function brandPictures(said: { name: string; description: string; walk: readonly StillPet[] }): Plugin {
  let sign = ''
  return {
    name: 'brand-pictures',
    apply: 'build',
    configResolved: config => {
      sign = join(config.publicDir, 'favicon.svg')
    },
    async generateBundle() {
      const svg = await readFile(sign)
      const files: Record<string, Buffer | string> = {
        'favicon.ico': icoOf(await iconPicture(svg, { side: 32 }), 32),
        'apple-touch-icon.png': await iconPicture(svg, { side: 180, ground: sky, fills: 0.74 }),
        'icon-192.png': await iconPicture(svg, { side: 192 }),
        'icon-512.png': await iconPicture(svg, { side: 512 }),
        // Whatever shape a home screen cuts out, the middle four fifths stay (W3C App Manifest, "icon masks").
        'icon-maskable.png': await iconPicture(svg, { side: 512, ground: sky, fills: 0.6 }),
        'social.png': await sharp(Buffer.from(socialPicture(said.walk)))
          .png({ palette: true, quality: 90 })
          .toBuffer(),
        'manifest.webmanifest': JSON.stringify(manifest(said)),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  }
}

/** The sign as a square PNG; `fills` is the part of the side it takes, `ground` the colour behind it. */
async function iconPicture(
  svg: Buffer,
  { side, ground, fills = 1 }: { side: number; ground?: string; fills?: number },
) {
  const inner = Math.round(side * fills)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const drawn = sharp(svg, { density: (72 * inner) / 64 }).resize(inner, inner)
  return drawn
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten(ground ? { background: ground } : false)
    .png({ palette: true })
    .toBuffer()
}

function manifest({ name, description }: { name: string; description: string }) {
  const icon = (file: string, side: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['education', 'kids'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable.png', 512, 'maskable'),
    ],
  }
}

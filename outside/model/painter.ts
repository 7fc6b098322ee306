import { generateImage } from 'ai'
import sharp from 'sharp'
import type { ModelAccess } from './image-model.ts'
import { imageModel } from './image-model.ts'
import { isHarmless } from './moderate-picture.ts'

/** Paints pictures from a description. */
export interface Painter {
  /**
   * @returns a square WebP picture of at most 60 KB, or undefined if moderation flagged it
   * @throws the provider's error, or a TimeoutError after 90 seconds
   */
  paint(prompt: string): Promise<Uint8Array | undefined>
}

const mostMilliseconds = 90_000
const side = 512
const mostBytes = 60_000
/** WebP qualities to try, best first, until the picture is small enough. */
const qualities = [84, 74, 62, 48, 34]

/**
 * The painter from the settings, or undefined if pictures are drawn.
 *
 * @param limit maximum time for one painting, in milliseconds
 */
export function openPainter(access: ModelAccess | undefined, limit = mostMilliseconds): Painter | undefined {
  const model = access && imageModel(access)
  if (!model || !access) return undefined
  return {
    async paint(prompt) {
      const abortSignal = AbortSignal.timeout(limit)
      const { image } = await generateImage({ model, prompt, size: '1024x1024', maxRetries: 1, abortSignal })
      const picture = await small(image.uint8Array)
      return (await isHarmless(access, picture, abortSignal)) ? picture : undefined
    },
  }
}

/** Converts a picture of any format and size to a small square WebP. @throws if it isn't a picture */
async function small(painted: Uint8Array): Promise<Uint8Array> {
  const square = sharp(painted, { limitInputPixels: 4096 * 4096 }).resize(side, side, { fit: 'cover' })
  for (const quality of qualities) {
    const picture = await square.clone().webp({ quality }).toBuffer()
    if (picture.length <= mostBytes) return picture
  }
  throw new Error('a painted picture could not be made small enough')
}

import sharp from 'sharp'

/** A picture of noise as base64, which is as hard to compress as a painting. */
export async function painted(seed: number): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 + (seed % 20) }
  const picture = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#88aacc', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return picture.toString('base64')
}

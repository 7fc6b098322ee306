import * as z from 'zod'
import type { ModelAccess } from './image-model.ts'

const moderations = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

/**
 * Asks the provider's own moderation about a picture, where it has one for pictures (OpenAI's). Elsewhere the prompt is
 * all there is to rely on: it holds no word that a person wrote.
 *
 * @throws where the moderation is there but can't be asked: a picture that nobody looked at is not shown
 */
export async function isHarmless(
  { provider, key, baseUrl }: ModelAccess,
  picture: Uint8Array,
  signal: AbortSignal,
): Promise<boolean> {
  if (provider !== 'openai') return true
  const base = baseUrl?.href.replace(/\/$/, '') ?? 'https://api.openai.com/v1'
  const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
  const response = await fetch(`${base}/moderations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'omni-moderation-latest', input: [{ type: 'image_url', image_url: { url } }] }),
    signal,
  })
  if (!response.ok) throw new Error(`the moderation answered ${response.status}`)
  return moderations.parse(await response.json()).results.every(({ flagged }) => !flagged)
}

import * as z from 'zod'
import type { ModelAccess } from './image-model.ts'

const moderations = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

/** What is looked at: a text, or a picture at a `data:` address. */
export type Moderated = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

/**
 * Asks the provider's own moderation, where it has one (OpenAI's). Elsewhere there is nobody to ask, so this is never the
 * only thing to rely on.
 *
 * @throws where the moderation is there but can't be asked: what nobody looked at is not shown
 */
export async function isUnflagged(
  { provider, key, baseUrl }: Omit<ModelAccess, 'image'>,
  input: readonly Moderated[],
  signal: AbortSignal,
): Promise<boolean> {
  if (provider !== 'openai') return true
  const base = baseUrl?.href.replace(/\/$/, '') ?? 'https://api.openai.com/v1'
  const response = await fetch(`${base}/moderations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'omni-moderation-latest', input }),
    signal,
  })
  if (!response.ok) throw new Error(`the moderation answered ${response.status}`)
  return moderations.parse(await response.json()).results.every(({ flagged }) => !flagged)
}

import * as z from 'zod'
import type { ModelAccess } from './image-model.ts'

const moderations = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

/** What to check: a text, or a picture as a `data:` URL. */
export type Moderated = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

/**
 * Asks the provider's moderation, which only OpenAI has. Other providers' input always passes, so this must never be the
 * only check.
 *
 * @throws if moderation can't be reached, so that unchecked input is never shown
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

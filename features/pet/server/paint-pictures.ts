import { createHash } from 'node:crypto'
import type { LearnerId } from '#kit/db/ids.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { picturePrompt } from '../rules/picture-prompt.ts'
import { claimPicture, findClaimable, findPicture, lockPaintings, savePicture } from './picture.store.ts'

/** Paints a square WebP picture from a prompt; undefined where it must not be shown. */
export interface Painter {
  paint(prompt: string): Promise<Uint8Array | undefined>
}

/** Pictures painted in the background, within a daily limit. */
export interface Paintings {
  painter: Painter
  mostEach: number
  mostInAll: number
}

interface PictureRequest {
  learnerId: LearnerId
  creatureId: string
  stage: number
}

const queue = 'paint-picture'

/** Requests the painting of a stage, unless it was requested before or the daily limit is used up. */
export async function wantPicture(
  { db, clock }: HandlerDeps,
  jobs: Jobs,
  paintings: Paintings,
  request: PictureRequest,
): Promise<void> {
  const { learnerId, stage } = request
  const { mostEach, mostInAll } = paintings
  const claim = { learner: learnerId, stage, now: clock(), mostEach, mostInAll }
  if (!(await findClaimable.first(db, claim))?.claimable) return
  const claimed = await transaction(db, async client => {
    await lockPaintings.run(client, {})
    return await claimPicture.first(client, claim)
  })
  if (claimed) await jobs.send(queue, request, `${learnerId}:${stage}`, 0)
}

/**
 * Paints the pictures that any server requested. A failed one waits for another day: it was paid for, and the painter has
 * already retried once.
 */
export function registerPictureJob({ db }: HandlerDeps, jobs: Jobs, { painter }: Paintings): void {
  jobs.handle<PictureRequest>(queue, async ({ learnerId, creatureId, stage }) => {
    const found = await findPicture.first(db, { learner: learnerId, creature: creatureId, stage })
    if (!found || found.digest !== null) return
    const { creature_id, base_color, accent_color } = found
    const traits = { id: creature_id, baseColor: base_color, accentColor: accent_color, stage }
    const painted = await painter.paint(picturePrompt(traits))
    if (!painted) return
    const digest = createHash('sha256').update(painted).digest('base64url').slice(0, 16)
    await savePicture.run(db, { learner: learnerId, stage, content: painted, digest })
  })
}

import { createHash } from 'node:crypto'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { picturePrompt } from '../rules/picture-prompt.ts'
import { claimPicture, findClaimable, findPicture, lockPaintings, savePicture } from './picture.store.ts'

/** Paints a square WebP picture from words; undefined where it must not be shown. */
export interface Painter {
  paint(prompt: string): Promise<Uint8Array | undefined>
}

/** Pictures that are painted in the background, within what may be painted in a day. */
export interface Paintings {
  painter: Painter
  mostEach: number
  mostInAll: number
}

interface Wish {
  learnerId: number
  creatureId: string
  stage: number
}

const queue = 'paint-picture'

/** Has a stage painted, if nobody has and there is something left to spend today. */
export async function wantPicture(
  { db, clock }: HandlerDeps,
  jobs: Jobs,
  paintings: Paintings,
  wish: Wish,
): Promise<void> {
  const { learnerId, stage } = wish
  const { mostEach, mostInAll } = paintings
  const claim = { learner: learnerId, stage, now: clock(), mostEach, mostInAll }
  if (!(await findClaimable.first(db, claim))?.claimable) return
  const claimed = await transaction(db, async client => {
    await lockPaintings.run(client, {})
    return await claimPicture.first(client, claim)
  })
  if (claimed) await jobs.send(queue, wish, `${learnerId}:${stage}`, 0)
}

/**
 * Takes on the pictures that any server asked for. One that fails is left for another day: it was paid for, and the painter
 * has asked its provider twice already.
 */
export function registerPictureJob({ db }: HandlerDeps, jobs: Jobs, { painter }: Paintings): void {
  jobs.handle<Wish>(queue, async ({ learnerId, creatureId, stage }) => {
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

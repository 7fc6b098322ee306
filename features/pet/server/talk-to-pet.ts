import type { LearnerId } from '#kit/db/ids.ts'
import { retryOnConflict } from '#kit/db/retry-on-conflict.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { seededDice } from '#kit/random/dice.ts'
import { talkToPet } from '../contract.ts'
import { care } from '../rules/care.ts'
import type { Said } from '../rules/talk/choose-line.ts'
import { chooseLine, memoryOfLines } from '../rules/talk/choose-line.ts'
import { lineKey } from '../rules/talk/fit-to-say.ts'
import { saveCare } from './care.store.ts'
import { careSaveOf, careStateOf, rowOf } from './care-for-pet.ts'
import type { Speech } from './model-line.ts'
import { modelLine } from './model-line.ts'
import { presentPet } from './present-pet.ts'
import { talkContext } from './talk-context.ts'
import type { TalkDeps } from './talk-deps.ts'

/**
 * Lets the pet say something new. It makes the pet happier at most once a minute.
 *
 * @param speech undefined where pets only have the built-in lines
 */
export function talkToPetRoute(deps: TalkDeps, speech: Speech | undefined): Route {
  const { db, clock, loadTalk } = deps
  return route(talkToPet, async ({ learnerId }) => {
    // The model is asked before the pet is loaded for saving, so that no save has to wait for it.
    const thought = speech && (await think(deps, speech, learnerId))
    const talked = await retryOnConflict(async tries => {
      const now = clock()
      const luck = seededDice(`${learnerId}:${now.getTime()}:${tries}`)
      const load = await loadTalk.first(db, { learner: learnerId, now, luck: luck.next() })
      if (!load) return failed('creature_not_found')
      const { done, cooldownRemaining, reward, after } = care(careStateOf(load), 'talk', load.done_at, now)
      const lately = load.said ?? []
      const { message, said } =
        sayThought(thought, lately) ??
        chooseLine(talkContext(load, now), lately, seededDice(`${load.creature_id}:${load.version}`))
      const kept = rowOf(after)
      const saved = await saveCare.first(db, {
        learner: learnerId,
        version: load.version,
        ...careSaveOf(after),
        action: 'talk',
        doneAt: done ? now : load.done_at,
        attempt: null,
        said,
      })
      if (saved) return { message, cooldownRemaining, reward, creature: presentPet({ ...load, ...kept }, now) }
    })
    return talked ?? failed('unavailable', 1)
  })
}

/** A line from the model, but only where this talk counts: within the cooldown the pet uses built-in lines. */
async function think(deps: TalkDeps, speech: Speech, learnerId: LearnerId): Promise<string | undefined> {
  const now = deps.clock()
  const luck = seededDice(`${learnerId}:${now.getTime()}`)
  const load = await deps.loadTalk.first(deps.db, { learner: learnerId, now, luck: luck.next() })
  if (!load || !care(careStateOf(load), 'talk', load.done_at, now).done) return undefined
  const [pet, lately] = [talkContext(load, now), load.said ?? []]
  return await modelLine(deps, speech, learnerId, { pet, lately, example: chooseLine(pet, lately, luck).message })
}

/** The model's line, unless the pet has said it in the meantime. */
function sayThought(thought: string | undefined, lately: readonly number[]): Said | undefined {
  if (thought === undefined || lately.includes(lineKey(thought))) return undefined
  return { message: thought, said: [lineKey(thought), ...lately].slice(0, memoryOfLines) }
}

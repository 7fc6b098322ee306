import type { House } from '#account/server/house.ts'
import { dice } from '#kit/chance/dice.ts'
import { untilSaved } from '#kit/db/until-saved.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { talkToCreature } from '../contract.ts'
import { care } from '../rules/care.ts'
import { chooseLine } from '../rules/talk/choose-line.ts'
import { saveCare } from './care.store.ts'
import { caredFor, rowOf } from './care-for-creature.ts'
import { presentCreature } from './present-creature.ts'
import { loadTalk } from './talk.store.ts'
import { talkContext } from './talk-context.ts'

/** Lets the pet say something; that it makes the pet happier counts once a minute, that it does not repeat itself always. */
export function talkToCreatureRoute({ db, clock }: House): Route {
  return route(talkToCreature, async ({ accountId }) => {
    const talked = await untilSaved(async tries => {
      const now = clock()
      const luck = dice(`${accountId}:${now.getTime()}:${tries}`)
      const load = await loadTalk.first(db, [accountId, now, luck.next()])
      if (!load) return failed('creature_not_found')
      const { done, cooldownRemaining, reward, after } = care(caredFor(load), 'talk', load.done_at, now)
      const lately = load.said ?? []
      const { message, said } = chooseLine(talkContext(load, now), lately, dice(`${load.creature_id}:${load.version}`))
      const kept = rowOf(after)
      const { happiness, health, energy, stats_at, asleep_until } = kept
      const saved = [
        happiness,
        health,
        energy,
        stats_at,
        asleep_until,
        'talk',
        done ? now : load.done_at,
        null,
      ] as const
      if (await saveCare.first(db, [accountId, load.version, ...saved, said]))
        return { message, cooldownRemaining, reward, creature: presentCreature({ ...load, ...kept }, now) }
    })
    return talked ?? failed('unavailable', 1)
  })
}

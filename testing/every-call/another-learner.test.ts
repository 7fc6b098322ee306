import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { formOf } from './valid-values.ts'
import type { Somebody } from './world.ts'
import { everyCall, refusalIn, send, startWorld, validCall } from './world.ts'

const world = await startWorld()
afterAll(() => world.close())

const { victim, watch } = world

/** Parameters that don't identify anything owned by a learner, with the reason. */
const nobodys: Readonly<Record<string, string>> = { stage: 'a number from 0 to 999 of the pet named beside it' }

const isId = (name: string) => /Id$/.test(name)
/** An ID of the same form that never existed. */
const neverWas = (id: string) =>
  /^\d+$/.test(id) ? '99999999' : /^[0-9a-f-]{36}$/.test(id) ? '3b241101-e2bb-4255-8caf-4136c566a962' : 'nobody-0'

/** Tables in which one learner may cause changes for another, with the reason. */
const mayChange: Readonly<Record<string, { table: string; because: string }>> = {
  'request-password-reset': {
    table: 'public.mail_token',
    because: 'a link may be mailed to any address; only who reads its mail gets it, and three an hour at most',
  },
}

/** The victim's fingerprint, without what this call may change. */
async function left(to: Endpoint) {
  const { [mayChange[to.name]?.table ?? '']: _, ...others } = await watch.of(victim.id)
  return others
}

/** Texts that no reply to another learner may contain. */
function expectNoCanary(reply: { text: string; headers: string }, sent: string): void {
  // Texts that the attacker sent may come back.
  const foreign = world.canaries.filter(canary => !sent.includes(canary))
  expect(foreign.filter(canary => reply.text.includes(canary) || reply.headers.includes(canary))).toEqual([])
}

test('Every parameter is an ID, an enum, or identifies nothing that is owned', () => {
  const parameters = everyCall.flatMap(([, { params }]) =>
    params ? Object.entries(formOf(params).properties ?? {}) : [],
  )
  const others = parameters.filter(([name, form]) => !isId(name) && !form.enum && !nobodys[name])
  expect(others.map(([name]) => name)).toEqual([])
})

const withIds = everyCall.filter(([, { path }]) => /:\w+Id\b/.test(path))

test.each(withIds)("%s finds the owner's data", async (_, to) => {
  // Otherwise the next test would pass for a call that never finds anything.
  if (!(await world.signedIn(victim))) await world.comeBack()
  const { status } = await send(victim.visitor, to, validCall(to, victim.known))
  // Not every question has a figure, and not every stage a painting.
  expect(to.content ? [200, 404] : [200]).toContain(status)
})

test.each(withIds)("%s gives the same 404 for another learner's data as for what never existed", async (_, to) => {
  const stranger = await world.stranger()
  const call = validCall(to, victim.known)
  const before = await watch.of(victim.id)
  const foreign = await send(stranger.visitor, to, call)
  const params = Object.fromEntries(
    Object.entries(call.params).map(([name, value]) => [name, isId(name) ? neverWas(value) : value]),
  )
  const none = await send(stranger.visitor, to, { ...call, params })
  expect([foreign.status, refusalIn(foreign.text)]).toEqual([404, refusalIn(none.text)])
  expect(none.status).toBe(404)
  expect(await watch.of(victim.id)).toEqual(before)
})

describe('With everything the other learner ever received', () => {
  let stranger: Somebody | undefined
  let sent = ''
  test.each(everyCall)('%s reveals and changes nothing of the victim', async (_, to: Endpoint) => {
    if (!stranger || !(await world.signedIn(stranger))) stranger = await world.stranger()
    const call = validCall(to, victim.known)
    sent += JSON.stringify(call)
    const before = await left(to)
    for (const visitor of [stranger.visitor, world.visitor()]) {
      const reply = await send(visitor, to, call)
      expect(reply.status).toBeLessThan(500)
      expectNoCanary(reply, sent)
    }
    expect(await left(to)).toEqual(before)
  })

  test('The fingerprint notices a change', async () => {
    const before = await watch.of(victim.id)
    await world.db.query('update pet set happiness = happiness - 1 where learner_id = $1', [victim.id])
    expect(await watch.of(victim.id)).not.toEqual(before)
  })
})

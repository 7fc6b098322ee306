import { expect } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Somebody, World } from './world.ts'
import { refusalIn, send } from './world.ts'

/**
 * Sends a body that may be invalid and checks what must hold for any body: no internal error, a refusal with a message,
 * nothing about another learner, and nothing written if refused.
 *
 * @throws the failed assertion, with the body
 */
export async function sendFaulty(
  world: World,
  who: Somebody,
  to: Endpoint,
  { what, params, body }: { what: string; params: Record<string, string>; body: unknown },
): Promise<void> {
  const { watch, canaries } = world
  const [writes, whole] = [await watch.writes(), await watch.whole()]
  const { status, text, headers } = await send(who.visitor, to, { params, body })
  expect([what, status < 500 || declared(to, text)]).toEqual([what, true])
  if (status >= 400) {
    expect(refusalIn(text)).toEqual({ error: expect.stringMatching(/\S/), code: expect.stringMatching(/^[a-z_]+$/) })
    expect(text).not.toMatch(/undefined|\[object|Error:|node_modules|at .*\(|select |insert /)
    if ((await watch.writes()) !== writes) expect([what, await watch.whole()]).toEqual([what, whole])
  }
  // Learners who may not make the call get that refusal first.
  if (to.body?.safeParse(body).success === false) expect([what, [400, 403].includes(status)]).toEqual([what, true])
  expect([what, canaries.filter(canary => text.includes(canary) || headers.includes(canary))]).toEqual([what, []])
}

/** Whether a call declares this 5xx reply: an outside service is down, or something isn't ready yet. */
export function declared(to: Endpoint, text: string): boolean {
  return Object.hasOwn(to.failures, String(refusalIn(text).code))
}
